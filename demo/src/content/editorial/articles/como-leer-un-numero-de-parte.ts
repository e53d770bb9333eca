import type { Article } from '../article.ts'

export const comoLeerUnNumeroDeParte: Article = {
  slug: 'como-leer-un-numero-de-parte',
  publishedDaysAgo: 19,
  title: {
    es: 'Cómo leer un número de parte',
    en: 'How to read a part number',
  },
  summary: {
    es: 'Con el número correcto encuentras la pieza a la primera. Dónde buscarlo, qué significan sus letras y por qué a veces cambia.',
    en: 'With the right number you find the part the first time. Where to look for it, what its letters mean and why it sometimes changes.',
  },
  body: {
    es: `<p>Decir «un filtro para un sedán 2012» puede llevarte a cinco filtros distintos. Decir el número de parte te lleva a uno. Ese número es el nombre con el que un fabricante identifica una pieza exacta, con sus medidas y su aplicación.</p>
      <h2>Dónde encontrarlo</h2>
      <ul>
        <li><strong>En la pieza usada:</strong> grabado, impreso o en una etiqueta. Límpiala con un trapo y tómale una foto antes de que se borre.</li>
        <li><strong>En la caja</strong> de la refacción que te pusieron la última vez.</li>
        <li><strong>En la nota del taller</strong>, si el mecánico lo apuntó.</li>
      </ul>
      <p>Ojo: no todo lo que está grabado es el número de parte. En las piezas fundidas suele haber un número de molde, y también verás fechas, lotes y el país de origen.</p>
      <h2>Original y de marca</h2>
      <p>El número <em>original</em> (OE u OEM) es el que usa la armadora. Cada una tiene su estilo: hay armadoras japonesas que usan dos bloques de cinco caracteres, y en muchas piezas alemanas los primeros tres indican el modelo para el que se diseñaron. Los fabricantes de repuesto usan su propio número y publican tablas de equivalencias, así que una misma pieza puede tener un número original y varios de marca.</p>
      <h2>Las letras del final sí importan</h2>
      <p>Una letra al final puede indicar una versión corregida, un color, el lado o el contenido del paquete. Cuando la armadora mejora una pieza, a veces cambia el número y el nuevo <em>reemplaza</em> al anterior. Por eso, si el tuyo ya no aparece, pregunta por su sustituto antes de darlo por descontinuado.</p>
      <h2>Cómo buscar en La Tuerca</h2>
      <ol>
        <li>Escribe el número en el buscador.</li>
        <li>Compara la foto, las medidas y el conector con tu pieza.</li>
        <li>Revisa que tu carro, año y motor estén en la lista de compatibilidad.</li>
      </ol>
      <p>Si dos datos no coinciden, no adivines: mándanos la foto y tu NIV, y lo revisamos contigo.</p>`,
    en: `<p>Asking for “a filter for a 2012 sedan” can lead you to five different filters. Giving the part number leads you to one. That number is the name a manufacturer uses to identify one exact part, with its measurements and its application.</p>
      <h2>Where to find it</h2>
      <ul>
        <li><strong>On the old part:</strong> engraved, printed or on a label. Wipe it clean and take a photo before it rubs off.</li>
        <li><strong>On the box</strong> of the part that was fitted last time.</li>
        <li><strong>On the workshop's receipt</strong>, if the mechanic wrote it down.</li>
      </ul>
      <p>Careful: not everything engraved is the part number. Cast parts usually carry a mold number, and you will also see dates, batches and the country of origin.</p>
      <h2>Original and brand numbers</h2>
      <p>The <em>original</em> number (OE or OEM) is the one the carmaker uses. Each has its own style: some Japanese carmakers use two blocks of five characters, and on many German parts the first three tell you the model they were designed for. Aftermarket manufacturers use numbers of their own and publish cross-reference tables, so one part may have one original number and several brand numbers.</p>
      <h2>The letters at the end do matter</h2>
      <p>A letter at the end may stand for a corrected version, a color, the side or the contents of the package. When a carmaker improves a part it sometimes changes the number, and the new one <em>supersedes</em> the old. So if yours no longer shows up, ask for its replacement before you take it for discontinued.</p>
      <h2>How to search at La Tuerca</h2>
      <ol>
        <li>Type the number into the search box.</li>
        <li>Compare the photo, the measurements and the connector with your part.</li>
        <li>Check that your car, year and engine are on the fitment list.</li>
      </ol>
      <p>If two details disagree, do not guess: send us the photo and your VIN and we will check it with you.</p>`,
  },
  drawing: 'oil-filter',
}
