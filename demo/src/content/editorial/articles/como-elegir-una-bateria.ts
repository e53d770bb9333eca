import type { Article } from '../article.ts'

export const comoElegirUnaBateria: Article = {
  slug: 'como-elegir-una-bateria',
  publishedDaysAgo: 118,
  title: {
    es: 'Cómo elegir la batería correcta para tu carro',
    en: 'How to choose the right battery for your car',
  },
  summary: {
    es: 'Grupo, polos, amperaje y fecha: los cuatro datos que debes revisar antes de comprar un acumulador, y una prueba para no cambiarlo de más.',
    en: 'Group, posts, amperage and date: the four things to check before buying a battery, and a test so you do not replace it needlessly.',
  },
  body: {
    es: `<p>Una mañana giras la llave y solo se oye un clic. Antes de comprar una batería, asegúrate de que sea la culpable y luego elige la que corresponde a tu carro, no la que le quepa más o menos.</p>
      <h2>¿De verdad es la batería?</h2>
      <p>Con un multímetro y el carro apagado por varias horas, una batería cargada marca alrededor de <strong>12.6 volts</strong>. Si marca menos de 12.2, está muy descargada. Con el motor encendido, lo común es ver entre 13.5 y 14.7; si no sube, revisa el alternador y la banda. También limpia las terminales: el sarro blanco o verdoso basta para que no arranque.</p>
      <p>En la mayoría de las ciudades una batería dura de dos a cuatro años, y el calor la acorta más que el frío.</p>
      <h2>Los cuatro datos</h2>
      <ol>
        <li><strong>Grupo:</strong> el número que define el tamaño y la posición de los polos, como 35, 42 o 47. Viene en la etiqueta de la batería anterior o en el manual.</li>
        <li><strong>Polos:</strong> fíjate de qué lado está el positivo. Si está al revés, los cables no alcanzan o, peor, se conectan mal.</li>
        <li><strong>Amperaje de arranque (CCA):</strong> igual o mayor que el recomendado. Mucho más no hace arrancar mejor.</li>
        <li><strong>Fecha de fabricación:</strong> mientras más reciente, mejor. Evita las que llevan más de seis meses guardadas.</li>
      </ol>
      <h2>Carros con arranque y paro automático</h2>
      <p>Si tu motor se apaga solo en los semáforos, necesita una batería EFB o AGM. Una convencional puede durar muy poco. Algunos modelos además piden registrar el cambio con un escáner.</p>
      <h2>Al instalarla</h2>
      <ul>
        <li>Desconecta primero el negativo y conéctalo al final.</li>
        <li>Usa lentes y guantes.</li>
        <li>Fija bien el soporte; la vibración la daña por dentro.</li>
        <li>Ten a la mano el código del estéreo, si lo pide.</li>
      </ul>
      <p>No tires la batería vieja: el <em>casco</em> se recicla y en muchos lugares te lo toman a cuenta.</p>`,
    en: `<p>One morning you turn the key and all you hear is a click. Before buying a battery, make sure it is to blame, and then choose the one meant for your car, not one that more or less fits.</p>
      <h2>Is it really the battery?</h2>
      <p>With a multimeter and the car switched off for several hours, a charged battery reads about <strong>12.6 volts</strong>. Below 12.2 it is very low. With the engine running you normally see between 13.5 and 14.7; if it does not rise, check the alternator and its belt. Clean the terminals too: white or greenish corrosion is enough to keep it from starting.</p>
      <p>In most cities a battery lasts two to four years, and heat shortens its life more than cold.</p>
      <h2>The four details</h2>
      <ol>
        <li><strong>Group:</strong> the number that sets the size and the position of the posts, such as 35, 42 or 47. It is on the label of the old battery or in the manual.</li>
        <li><strong>Posts:</strong> note which side the positive is on. If it is reversed, the cables will not reach or, worse, will be connected wrongly.</li>
        <li><strong>Cranking amps (CCA):</strong> equal to or higher than recommended. A lot more does not make it start better.</li>
        <li><strong>Date of manufacture:</strong> the more recent the better. Avoid those that have been in storage for more than six months.</li>
      </ol>
      <h2>Cars with automatic start-stop</h2>
      <p>If your engine switches itself off at traffic lights, it needs an EFB or AGM battery. A conventional one may last a very short time. Some models also require the change to be registered with a scanner.</p>
      <h2>When fitting it</h2>
      <ul>
        <li>Disconnect the negative first and connect it last.</li>
        <li>Wear goggles and gloves.</li>
        <li>Fasten the clamp well; vibration damages it inside.</li>
        <li>Have the stereo code at hand, if it asks for one.</li>
      </ul>
      <p>Do not throw the old battery away: the <em>casco</em>, as the spent battery is called, is recycled, and many places take it in part exchange.</p>`,
  },
  drawing: 'battery',
}
