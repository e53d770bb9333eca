import type { Article } from '../article.ts'

export const reciclaAceiteYBaterias: Article = {
  slug: 'recicla-aceite-y-baterias',
  publishedDaysAgo: 297,
  title: {
    es: 'Aceite y baterías usados: qué hacer con ellos',
    en: 'Used oil and batteries: what to do with them',
  },
  summary: {
    es: 'Si haces el servicio en casa, la última parte también cuenta. Cómo guardar, transportar y entregar estos residuos sin contaminar.',
    en: 'If you do the service at home, the last part counts too. How to store, carry and hand over this waste without polluting.',
  },
  body: {
    es: `<p>Cambiar el aceite en la cochera ahorra dinero y se aprende mucho. Pero quedan cuatro o cinco litros de aceite negro, un filtro escurriendo y, a veces, una batería muerta. En México son residuos peligrosos: no van a la basura, al drenaje ni a la tierra.</p>
      <h2>Por qué importa</h2>
      <p>El aceite usado arrastra metales y restos de combustible, y una cantidad pequeña alcanza para ensuciar mucha agua. Las baterías contienen plomo y ácido sulfúrico. La buena noticia es que ambos se aprovechan: el aceite puede tratarse para darle otro uso y casi todo el plomo de una batería sirve para fabricar otra.</p>
      <h2>El aceite, paso a paso</h2>
      <ol>
        <li>Usa una charola más grande que la cantidad que vas a sacar.</li>
        <li>Déjalo enfriar y viértelo con embudo en un envase limpio con tapa. El garrafón del aceite nuevo es perfecto.</li>
        <li><strong>No lo mezcles</strong> con anticongelante, gasolina, solvente ni agua; mezclado es mucho más difícil de reciclar.</li>
        <li>Escurre el filtro varias horas y guárdalo en una bolsa cerrada.</li>
        <li>Escribe en el envase «aceite usado» y mantenlo lejos de niños y flamas.</li>
      </ol>
      <p>Si se derrama, cúbrelo con aserrín o arena, recógelo y entrégalo junto con lo demás. No lo laves con la manguera.</p>
      <h2>La batería</h2>
      <ul>
        <li>Transpórtala parada, dentro de una caja de plástico.</li>
        <li>Cubre los polos con cinta para evitar un corto.</li>
        <li>No la abras ni le saques el ácido.</li>
        <li>Si tiene grietas, usa guantes y lentes.</li>
      </ul>
      <h2>Dónde entregarlos</h2>
      <p>Pregunta primero en tu taller de confianza o en un centro de servicio: muchos ya pagan una recolección autorizada y reciben pequeñas cantidades. En varios municipios hay jornadas de acopio; consulta las redes de tu ayuntamiento. Para la batería, pregunta donde compres la nueva si reciben el <em>casco</em>: es común que lo tomen como parte del pago.</p>
      <p>Si tienes un taller, contrata un recolector autorizado y conserva los comprobantes de entrega. Te los pueden pedir en una inspección.</p>`,
    en: `<p>Changing the oil in your garage saves money and teaches you a lot. But it leaves four or five liters of black oil, a dripping filter and, at times, a dead battery. In Mexico these are hazardous waste: they do not go in the trash, down the drain or on the ground.</p>
      <h2>Why it matters</h2>
      <p>Used oil carries metals and traces of fuel, and a small amount is enough to foul a lot of water. Batteries contain lead and sulfuric acid. The good news is that both can be put to use: oil can be treated for another purpose, and almost all the lead of one battery serves to make another.</p>
      <h2>The oil, step by step</h2>
      <ol>
        <li>Use a pan larger than the amount you are going to drain.</li>
        <li>Let it cool and pour it through a funnel into a clean container with a lid. The jug of the new oil is perfect.</li>
        <li><strong>Do not mix it</strong> with coolant, gasoline, solvent or water; once mixed it is much harder to recycle.</li>
        <li>Drain the filter for several hours and keep it in a closed bag.</li>
        <li>Write “used oil” on the container and keep it away from children and flames.</li>
      </ol>
      <p>If it spills, cover it with sawdust or sand, sweep it up and hand it over with the rest. Do not hose it away.</p>
      <h2>The battery</h2>
      <ul>
        <li>Carry it upright, inside a plastic box.</li>
        <li>Cover the posts with tape to avoid a short circuit.</li>
        <li>Do not open it or pour out the acid.</li>
        <li>If it is cracked, wear gloves and goggles.</li>
      </ul>
      <h2>Where to hand them over</h2>
      <p>Ask first at your trusted workshop or at a service center: many already pay for authorized collection and accept small amounts. Several municipalities hold collection days; look at your town hall's social media. For the battery, ask where you buy the new one whether they take the old one, the <em>casco</em>: it is commonly accepted in part payment.</p>
      <p>If you run a workshop, hire an authorized collector and keep the delivery receipts. You may be asked for them in an inspection.</p>`,
  },
  drawing: 'oil-bottle',
}
