import type { Article } from '../article.ts'

export const bandaDeDistribucion: Article = {
  slug: 'banda-de-distribucion-cada-cuanto',
  publishedDaysAgo: 33,
  title: {
    es: 'Banda de distribución: cada cuánto se cambia',
    en: 'Timing belt: how often to change it',
  },
  summary: {
    es: 'Hay motores con banda y motores con cadena. Qué lleva el tuyo, qué intervalo es razonable y qué piezas se cambian juntas.',
    en: 'Some engines have a belt and others a chain. Which one yours has, what interval is reasonable and which parts are changed together.',
  },
  body: {
    es: `<p>La banda de distribución mantiene sincronizados el cigüeñal y el árbol de levas. No avisa: por fuera puede verse bien y romperse al día siguiente. En muchos motores, cuando eso pasa, los pistones golpean las válvulas y la reparación cuesta varias veces lo que costaba el cambio.</p>
      <h2>¿Banda o cadena?</h2>
      <p>En las calles de México circulan los dos sistemas. De manera general:</p>
      <ul>
        <li><strong>Con banda:</strong> Chevy 1.6, Aveo 1.6 de primera generación, Platina 1.6, Jetta A4 y Jetta Clásico 2.0.</li>
        <li><strong>Con cadena:</strong> Tsuru 1.6, Versa y March 1.6, y la mayoría de los Corolla recientes.</li>
      </ul>
      <p>El mismo modelo puede cambiar de sistema según el año y el motor, así que confírmalo con tu manual o con tu NIV. La cadena no tiene un cambio programado, pero también se desgasta si el aceite se descuida.</p>
      <h2>Intervalos de referencia</h2>
      <p>Como orientación, muchos motores con banda piden el cambio entre <strong>60,000 y 100,000 km</strong>, o cada <strong>cuatro a seis años</strong>, lo que ocurra primero. El tiempo cuenta aunque el carro se use poco, porque el hule envejece. Con mucho calor, polvo o tráfico, quédate del lado corto. El dato que manda es el de tu manual.</p>
      <blockquote>Si compraste un seminuevo y nadie puede mostrarte la nota del cambio, considéralo pendiente.</blockquote>
      <h2>Qué se cambia junto</h2>
      <ol>
        <li>La banda.</li>
        <li>El tensor y las poleas guía: un balero dañado acaba con una banda nueva.</li>
        <li>La bomba de agua, cuando la mueve la misma banda.</li>
        <li>Los retenes del cigüeñal y del árbol de levas, si hay rastros de aceite.</li>
      </ol>
      <p>Casi toda la mano de obra está en llegar hasta ahí, por eso conviene comprar el kit completo. Pide que giren el motor a mano dos vueltas antes de arrancar y que te anoten el kilometraje en una etiqueta. El próximo dueño, o tú mismo, lo va a agradecer.</p>`,
    en: `<p>The timing belt keeps the crankshaft and the camshaft in step. It gives no warning: it can look fine from outside and break the next day. In many engines the pistons then hit the valves, and the repair costs several times what the change would have.</p>
      <h2>Belt or chain?</h2>
      <p>Both systems are found on Mexico's streets. In general:</p>
      <ul>
        <li><strong>With a belt:</strong> Chevy 1.6, first-generation Aveo 1.6, Platina 1.6, Jetta A4 and Jetta Clásico 2.0.</li>
        <li><strong>With a chain:</strong> Tsuru 1.6, Versa and March 1.6, and most recent Corollas.</li>
      </ul>
      <p>The same model may change system depending on the year and the engine, so confirm it with your manual or your VIN. A chain has no scheduled change, but it wears too if the oil is neglected.</p>
      <h2>Intervals for reference</h2>
      <p>As a guide, many belt-driven engines call for a change between <strong>60,000 and 100,000 km</strong>, or every <strong>four to six years</strong>, whichever comes first. Time counts even if the car is little used, because rubber ages. With a lot of heat, dust or traffic, stay on the short side. The figure that rules is the one in your manual.</p>
      <blockquote>If you bought a used car and nobody can show you the receipt for the change, treat it as still to be done.</blockquote>
      <h2>What is changed together</h2>
      <ol>
        <li>The belt.</li>
        <li>The tensioner and the idler pulleys: a bad bearing will ruin a new belt.</li>
        <li>The water pump, when the same belt drives it.</li>
        <li>The crankshaft and camshaft seals, if there are traces of oil.</li>
      </ol>
      <p>Nearly all the labor is in getting there, which is why buying the complete kit makes sense. Ask for the engine to be turned two full turns by hand before it is started, and for the mileage to be written on a label. The next owner, or you yourself, will be grateful.</p>`,
  },
  drawing: 'timing-belt-kit',
}
