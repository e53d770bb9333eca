import type { Article } from '../article.ts'

export const comoEncontrarTuNiv: Article = {
  slug: 'como-encontrar-tu-niv',
  publishedDaysAgo: 61,
  title: {
    es: 'El NIV: dónde está y para qué te sirve',
    en: 'The VIN: where it is and what it is good for',
  },
  summary: {
    es: 'Diecisiete caracteres que dicen de qué año y planta es tu carro. Aprende a ubicarlos y a usarlos para pedir la refacción correcta.',
    en: 'Seventeen characters that tell the year and plant of your car. Learn to find them and use them to order the right part.',
  },
  body: {
    es: `<p>El Número de Identificación Vehicular, o NIV, es la huella digital de tu carro. También lo verás como VIN o como número de serie. Tiene 17 caracteres y no usa las letras I, O, Q ni Ñ, para que no se confundan con números. En carros de hace varias décadas puede ser más corto.</p>
      <h2>Dónde buscarlo</h2>
      <ul>
        <li>En la base del parabrisas, del lado del conductor; se lee desde afuera.</li>
        <li>En la etiqueta del poste de la puerta del conductor.</li>
        <li>En la tarjeta de circulación.</li>
        <li>En la factura y en la póliza del seguro.</li>
      </ul>
      <p>Todos deben coincidir. Si vas a comprar un usado y encuentras una diferencia o una placa maltratada, detente y consulta el Registro Público Vehicular antes de pagar.</p>
      <h2>Qué dice cada parte</h2>
      <ol>
        <li><strong>Posiciones 1 a 3:</strong> el fabricante. Si empieza con 3, normalmente se trata de un carro hecho en México.</li>
        <li><strong>Posiciones 4 a 8:</strong> la descripción: línea, carrocería, motor y seguridad, según la armadora.</li>
        <li><strong>Posición 9:</strong> un dígito verificador.</li>
        <li><strong>Posición 10:</strong> el año modelo. Por ejemplo, H es 2017 y L es 2020.</li>
        <li><strong>Posición 11:</strong> la planta.</li>
        <li><strong>Posiciones 12 a 17:</strong> el número consecutivo.</li>
      </ol>
      <h2>Por qué te lo pedimos</h2>
      <p>A medio año una armadora puede cambiar de proveedor, de conector o de medida. Dos carros iguales, del mismo año, pueden llevar distinto sensor de oxígeno o diferentes discos. Con el NIV podemos distinguir mejor la versión y evitarte una vuelta.</p>
      <p>Aun así, no lo dice todo: si a tu carro le cambiaron el motor o la suspensión, cuéntanos. Y compártelo solo con quien de verdad lo necesite, como tu taller, tu aseguradora o tu refaccionaria. No hace falta publicarlo en redes para pedir un precio; basta con enviarlo por mensaje privado.</p>`,
    en: `<p>The Vehicle Identification Number, VIN (in Spanish NIV), is your car's fingerprint. You will also hear it called the serial number. It has 17 characters and leaves out the letters I, O, Q and Ñ so that they are not mistaken for digits. On cars several decades old it may be shorter.</p>
      <h2>Where to look</h2>
      <ul>
        <li>At the base of the windshield on the driver's side; it is read from outside.</li>
        <li>On the label on the driver's door pillar.</li>
        <li>On the registration card.</li>
        <li>On the invoice and on the insurance policy.</li>
      </ul>
      <p>They must all agree. If you are about to buy a used car and find a difference or a damaged plate, stop and consult the Public Vehicle Registry before paying.</p>
      <h2>What each part says</h2>
      <ol>
        <li><strong>Positions 1 to 3:</strong> the manufacturer. If it starts with a 3, it is normally a car made in Mexico.</li>
        <li><strong>Positions 4 to 8:</strong> the description: line, body, engine and safety equipment, depending on the carmaker.</li>
        <li><strong>Position 9:</strong> a check digit.</li>
        <li><strong>Position 10:</strong> the model year. For example, H is 2017 and L is 2020.</li>
        <li><strong>Position 11:</strong> the plant.</li>
        <li><strong>Positions 12 to 17:</strong> the sequence number.</li>
      </ol>
      <h2>Why we ask for it</h2>
      <p>In the middle of a year a carmaker may change a supplier, a connector or a size. Two identical cars of the same year may have a different oxygen sensor or different discs. With the VIN we can tell versions apart better and save you a trip.</p>
      <p>Even so, it does not say everything: if your car had its engine or suspension swapped, tell us. And share it only with those who really need it, such as your workshop, your insurer or your parts shop. You need not post it on social media to ask for a price; a private message is enough.</p>`,
  },
  drawing: 'oxygen-sensor',
}
