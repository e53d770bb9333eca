import type { Article } from '../article.ts'

export const originalOEquivalente: Article = {
  slug: 'refaccion-original-o-equivalente',
  publishedDaysAgo: 96,
  title: {
    es: 'Original o equivalente: cómo decidir sin pagar de más',
    en: 'Original or equivalent: how to decide without overpaying',
  },
  summary: {
    es: 'Ni lo más caro es siempre lo mejor ni lo barato sale siempre caro. Una guía sencilla para elegir según la pieza y el uso de tu carro.',
    en: 'The most expensive is not always the best and cheap does not always cost more. A simple guide to choosing by part and by how you use your car.',
  },
  body: {
    es: `<p>En el mostrador te lo preguntan todo el tiempo: «¿la quiere original o genérica?». La respuesta depende de la pieza, de tu presupuesto y de cuánto tiempo piensas conservar el carro.</p>
      <h2>Cuatro palabras que conviene distinguir</h2>
      <ul>
        <li><strong>Original de agencia:</strong> viene en la caja de la armadora y con su garantía.</li>
        <li><strong>Equipo original:</strong> la hace una empresa que surte a la armadora, pero se vende con su propia marca.</li>
        <li><strong>Equivalente:</strong> otro fabricante la diseña para cumplir la misma función y las mismas medidas. Hay desde muy buenas hasta apenas aceptables.</li>
        <li><strong>Pirata:</strong> imita la marca de otro. No es una opción económica, es un engaño.</li>
      </ul>
      <h2>Dónde no conviene ahorrar de más</h2>
      <p>En frenos, dirección y bolsas de aire, busca marcas conocidas y empaques completos. En sensores y módulos electrónicos, una diferencia pequeña puede encender un testigo, así que compara conectores y número de parte con calma.</p>
      <h2>Dónde una equivalente suele funcionar bien</h2>
      <p>En filtros, bujías de la especificación correcta, bandas, amortiguadores, radiadores y focos hay marcas equivalentes con muchos años en el mercado. Muchas veces la diferencia de precio paga la mano de obra. También son una buena salida para carros con bastantes años, cuando la agencia ya no tiene existencia.</p>
      <h2>Antes de pagar, pregunta</h2>
      <ol>
        <li>¿Tiene garantía y quién responde por ella?</li>
        <li>¿Incluye tornillos, empaques y accesorios?</li>
        <li>¿Cuál es el número original al que equivale?</li>
        <li>¿Se puede devolver si no queda?</li>
      </ol>
      <p>Si tu carro todavía está en garantía, lee primero tu póliza para conocer sus condiciones de mantenimiento.</p>
      <h2>Nuestra forma de mostrarlas</h2>
      <p>En La Tuerca ponemos la marca, la foto y la compatibilidad de cada pieza para que compares en la misma pantalla. No te vamos a decir que todas son iguales, porque no lo son. Elige la que tenga sentido para tu carro y cuenta con 365 días para devolverla si te equivocaste.</p>`,
    en: `<p>At the counter they ask you all the time: “original or generic?”. The answer depends on the part, on your budget and on how long you mean to keep the car.</p>
      <h2>Four terms worth telling apart</h2>
      <ul>
        <li><strong>Dealer original:</strong> it comes in the carmaker's box and with its warranty.</li>
        <li><strong>Original equipment:</strong> made by a company that supplies the carmaker, but sold under its own brand.</li>
        <li><strong>Equivalent:</strong> another manufacturer designs it to do the same job with the same measurements. They range from very good to barely acceptable.</li>
        <li><strong>Counterfeit:</strong> it imitates someone else's brand. It is not a budget option, it is a fraud.</li>
      </ul>
      <h2>Where not to save too much</h2>
      <p>For brakes, steering and airbags, look for known brands and complete packaging. With sensors and electronic modules a small difference can turn on a warning light, so take your time comparing connectors and the part number.</p>
      <h2>Where an equivalent usually works well</h2>
      <p>In filters, spark plugs of the right specification, belts, shock absorbers, radiators and bulbs there are equivalent brands with many years on the market. Often the price difference pays for the labor. They are also a good way out for cars of a certain age, when the dealer no longer has stock.</p>
      <h2>Before you pay, ask</h2>
      <ol>
        <li>Does it have a warranty, and who stands behind it?</li>
        <li>Does it include bolts, gaskets and accessories?</li>
        <li>Which original number is it equivalent to?</li>
        <li>Can it be returned if it does not fit?</li>
      </ol>
      <p>If your car is still under warranty, read your policy first to know its conditions on maintenance.</p>
      <h2>How we show them</h2>
      <p>At La Tuerca we give the brand, photo and fitment of each part so that you can compare them on one screen. We will not tell you that they are all the same, because they are not. Choose the one that makes sense for your car, and count on 365 days to return it if you chose wrong.</p>`,
  },
  drawing: 'spark-plug',
}
