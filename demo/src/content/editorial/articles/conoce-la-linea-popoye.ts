import type { Article } from '../article.ts'

export const conoceLaLineaPopoye: Article = {
  slug: 'conoce-la-linea-popoye',
  publishedDaysAgo: 215,
  title: {
    es: 'Popoye: la línea propia de La Tuerca',
    en: 'Popoye: La Tuerca’s own line',
  },
  summary: {
    es: 'Refacciones equivalentes para los carros que más se ven en la calle. Qué es Popoye, qué no es y cuándo te conviene elegirla.',
    en: 'Equivalent parts for the cars you see most on the street. What Popoye is, what it is not and when it makes sense to choose it.',
  },
  body: {
    es: `<p>Popoye es el nombre de nuestra línea propia. Nació de una pregunta que se repite en cualquier mostrador: «¿no tiene algo bueno, pero más económico?». Queríamos poder contestar que sí con una pieza por la que nosotros mismos diéramos la cara.</p>
      <h2>Qué es</h2>
      <p>Son refacciones <strong>equivalentes</strong>: hechas para ocupar el lugar de la original, con sus medidas y sus puntos de montaje. No son piezas de agencia ni pretenden serlo. En la ficha de cada una encontrarás su número de parte, los carros a los que les queda y las notas que debes revisar, como si el modelo lleva o no ABS o aire acondicionado.</p>
      <h2>En qué nos enfocamos</h2>
      <ul>
        <li>Piezas de desgaste y de mantenimiento, que son las que más se piden.</li>
        <li>Carros comunes en México, incluidos los que ya tienen sus años.</li>
        <li>Precios que le cuadren tanto al taller como al dueño del carro.</li>
      </ul>
      <p>No la tenemos para todo. Cuando una pieza no nos convence o el carro es poco común, preferimos ofrecerte otra marca.</p>
      <h2>Cuándo elegirla</h2>
      <p>Tiene sentido si usas el carro a diario, haces tus servicios a tiempo y quieres cuidar el presupuesto. Si tu carro está en garantía, trabaja con cargas pesadas o tu mecánico pide una especificación particular, compara con las demás marcas de la misma página. Para eso las ponemos juntas.</p>
      <h2>Cómo pedirla</h2>
      <ol>
        <li>Elige tu carro, con año y motor.</li>
        <li>Entra a la pieza que necesitas y busca la marca Popoye.</li>
        <li>Compara el precio, la foto y las notas de compatibilidad.</li>
      </ol>
      <p>Va con las mismas condiciones que el resto de la tienda: envío gratis en compras de más de $300, entrega de 3 a 5 días hábiles y 365 días para devolver.</p>
      <blockquote>Si una pieza Popoye no te funcionó, queremos saberlo. Lo que nos cuentan los talleres es lo que nos ayuda a mejorarla.</blockquote>`,
    en: `<p>Popoye is the name of our own line. It came out of a question repeated at every counter: “haven't you got something good, but cheaper?”. We wanted to be able to say yes with a part we would stand behind ourselves.</p>
      <h2>What it is</h2>
      <p>They are <strong>equivalent</strong> parts: made to take the place of the original, with its measurements and mounting points. They are not dealer parts and do not claim to be. On each one's page you will find its part number, the cars it fits and the notes you should check, such as whether the model has ABS or air conditioning.</p>
      <h2>What we focus on</h2>
      <ul>
        <li>Wear and maintenance parts, which are the ones most asked for.</li>
        <li>Cars that are common in Mexico, including those getting on in years.</li>
        <li>Prices that work for the workshop as well as for the owner of the car.</li>
      </ul>
      <p>We do not have it for everything. When a part does not convince us or the car is uncommon, we prefer to offer you another brand.</p>
      <h2>When to choose it</h2>
      <p>It makes sense if you use the car every day, have it serviced on time and want to look after your budget. If your car is under warranty, carries heavy loads or your mechanic asks for a particular specification, compare it with the other brands on the same page. That is why we put them together.</p>
      <h2>How to order it</h2>
      <ol>
        <li>Choose your car, with year and engine.</li>
        <li>Go to the part you need and look for the Popoye brand.</li>
        <li>Compare the price, the photo and the fitment notes.</li>
      </ol>
      <p>It comes on the same terms as the rest of the shop: free shipping on purchases over $300, delivery in 3 to 5 business days and 365 days for returns.</p>
      <blockquote>If a Popoye part did not work for you, we want to know. What workshops tell us is what helps us improve it.</blockquote>`,
  },
  drawing: 'tool-kit',
}
