import type { Article } from '../article.ts'

export const cuandoCambiarLasBalatas: Article = {
  slug: 'cuando-cambiar-las-balatas',
  publishedDaysAgo: 6,
  title: {
    es: '¿Cuándo toca cambiar las balatas?',
    en: 'When is it time to change the brake pads?',
  },
  summary: {
    es: 'El kilometraje orienta, pero lo que decide es el espesor. Te decimos qué medir, qué escuchar y qué revisar junto con las balatas.',
    en: 'Mileage is a guide, but thickness decides. Here is what to measure, what to listen for and what to check along with the pads.',
  },
  body: {
    es: `<p>No hay un kilometraje exacto para cambiar las balatas. Un carro que vive en el tráfico o baja todos los días por una pendiente puede acabárselas en 25,000 km; otro que anda sobre todo en carretera puede pasar de los 50,000. Por eso conviene revisarlas en cada servicio y no esperar a que avisen.</p>
      <h2>Lo que debes medir</h2>
      <p>Una balata delantera nueva trae, por lo general, entre 10 y 12 mm de pasta. Cuando quedan <strong>3 mm o menos</strong> ya es momento de cambiarla, aunque todavía no haga ruido. En muchos rines se alcanza a ver la balata exterior con una lámpara; la interior suele gastarse más y para verla hay que quitar la llanta.</p>
      <h2>Señales de que ya es tarde</h2>
      <ul>
        <li>Un chillido agudo y constante al frenar: es la laminilla de desgaste que roza el disco.</li>
        <li>Un ruido de fierro contra fierro: la pasta se terminó y el disco se está dañando.</li>
        <li>El nivel del líquido de frenos baja poco a poco sin que haya fugas.</li>
        <li>El carro se jala hacia un lado al frenar.</li>
      </ul>
      <p>Si el pedal se va hasta el fondo o se siente esponjoso, no sigas manejando: puede haber aire o una fuga en el sistema.</p>
      <h2>Qué revisar al mismo tiempo</h2>
      <ol>
        <li>El espesor del disco. El mínimo suele venir grabado en la pieza como <em>MIN TH</em>; si ya lo alcanzó, se reemplaza.</li>
        <li>Los pernos guía y las gomas del cáliper. Si están pegados, las balatas nuevas se gastarán disparejas.</li>
        <li>El líquido de frenos. Muchos fabricantes piden cambiarlo cada dos años.</li>
      </ol>
      <p>Cambia siempre las balatas por eje, es decir, las dos ruedas delanteras o las dos traseras. Durante los primeros 200 o 300 km frena con suavidad siempre que puedas para que la pasta se asiente en el disco. Y si nunca las has cambiado, déjalas en manos de un taller: en los frenos no conviene aprender sobre la marcha.</p>`,
    en: `<p>There is no exact mileage for changing brake pads. A car that lives in traffic or comes down a steep hill every day may finish a set in 25,000 km; one that is mostly driven on the highway may go past 50,000. That is why it is best to check them at every service rather than wait for a warning.</p>
      <h2>What to measure</h2>
      <p>A new front pad usually has between 10 and 12 mm of lining. Once <strong>3 mm or less</strong> is left it is time to change it, even if it makes no noise yet. Through many wheels you can see the outer pad with a flashlight; the inner one tends to wear faster and can only be seen with the wheel off.</p>
      <h2>Signs that it is already late</h2>
      <ul>
        <li>A high, steady squeal when braking: the wear indicator is touching the disc.</li>
        <li>A metal-on-metal noise: the lining is gone and the disc is being damaged.</li>
        <li>The brake fluid level drops little by little although nothing leaks.</li>
        <li>The car pulls to one side when braking.</li>
      </ul>
      <p>If the pedal goes to the floor or feels spongy, stop driving: there may be air or a leak in the system.</p>
      <h2>What to check at the same time</h2>
      <ol>
        <li>The thickness of the disc. The minimum is usually engraved on the part as <em>MIN TH</em>; if it has been reached, the disc is replaced.</li>
        <li>The guide pins and rubber boots of the caliper. If they stick, the new pads will wear unevenly.</li>
        <li>The brake fluid. Many manufacturers ask for a change every two years.</li>
      </ol>
      <p>Always change pads by axle, that is, both front wheels or both rear wheels. For the first 200 or 300 km, brake gently whenever you can so that the lining beds in on the disc. And if you have never changed them before, leave the job to a workshop: brakes are not the place to learn as you go.</p>`,
  },
  drawing: 'brake-pads',
}
