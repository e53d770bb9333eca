import type { Article } from '../article.ts'

export const preparaTuCarroParaCarretera: Article = {
  slug: 'prepara-tu-carro-para-carretera',
  publishedDaysAgo: 252,
  title: {
    es: 'Prepara tu carro para salir a carretera',
    en: 'Get your car ready for the highway',
  },
  summary: {
    es: 'Una revisión de media hora, hecha unos días antes, evita la mayoría de los sustos. Lista para llantas, frenos, niveles, luces y cajuela.',
    en: 'A half-hour check a few days ahead avoids most scares. A list for tires, brakes, fluids, lights and trunk.',
  },
  body: {
    es: `<p>Un carro que anda bien en la ciudad no siempre está listo para cinco horas de autopista con la familia y las maletas. Haz esta revisión con una semana de anticipación, para que dé tiempo de conseguir lo que falte.</p>
      <h2>Llantas</h2>
      <ul>
        <li>Mide la presión en frío, según la etiqueta de la puerta, y ajústala a la carga.</li>
        <li>Revisa que el dibujo no haya llegado a sus indicadores de desgaste y que no haya bolas ni cortes.</li>
        <li>No olvides la refacción, el gato y la llave de cruz.</li>
      </ul>
      <h2>Frenos y dirección</h2>
      <p>Si el pedal vibra, rechina o baja más de lo normal, atiéndelo antes de salir. Lo mismo si el volante tiembla a cierta velocidad o el carro se carga hacia un lado.</p>
      <h2>Niveles y enfriamiento</h2>
      <ol>
        <li>Aceite: entre las dos marcas de la bayoneta. Si ya te toca el cambio, hazlo antes.</li>
        <li>Anticongelante: en su nivel y con el motor frío.</li>
        <li>Líquido de frenos y agua de los limpiaparabrisas.</li>
        <li>Bandas y mangueras sin grietas.</li>
      </ol>
      <h2>Luces y visibilidad</h2>
      <p>Pide a alguien que te ayude a ver las luces de freno, reversa y direccionales. Limpia los faros, púlelos si están opacos y cambia las plumas que dejen rayas: la lluvia en la sierra no avisa.</p>
      <h2>Qué llevar en la cajuela</h2>
      <ul>
        <li>Cables pasacorriente y lámpara.</li>
        <li>Triángulos reflejantes y chaleco.</li>
        <li>Fusibles, un litro de aceite y agua para beber.</li>
        <li>Botiquín y cargador para el celular.</li>
      </ul>
      <h2>Papeles y descanso</h2>
      <p>Lleva licencia, tarjeta de circulación y póliza vigente, y guarda el teléfono de tu aseguradora. En las autopistas de cuota, conserva el comprobante de la caseta: normalmente incluye un seguro y asistencia durante el recorrido.</p>
      <p>Por último, lo que ninguna refacción resuelve: duerme bien, detente cada dos horas y no manejes de madrugada si puedes evitarlo.</p>`,
    en: `<p>A car that runs fine in the city is not always ready for five hours of highway with the family and the luggage. Do this check a week ahead, so that there is time to get whatever is missing.</p>
      <h2>Tires</h2>
      <ul>
        <li>Measure the pressure cold, following the label on the door, and adjust it to the load.</li>
        <li>Check that the tread has not reached its wear indicators and that there are no bulges or cuts.</li>
        <li>Do not forget the spare, the jack and the lug wrench.</li>
      </ul>
      <h2>Brakes and steering</h2>
      <p>If the pedal vibrates, squeals or goes down further than normal, see to it before leaving. The same if the steering wheel shakes at a certain speed or the car pulls to one side.</p>
      <h2>Fluids and cooling</h2>
      <ol>
        <li>Oil: between the two marks of the dipstick. If a change is due, do it first.</li>
        <li>Coolant: at its level and with the engine cold.</li>
        <li>Brake fluid and windshield washer water.</li>
        <li>Belts and hoses without cracks.</li>
      </ol>
      <h2>Lights and visibility</h2>
      <p>Ask someone to help you check the brake, reverse and turn lights. Clean the headlights, polish them if they are dull, and change wiper blades that leave streaks: rain in the mountains gives no notice.</p>
      <h2>What to carry in the trunk</h2>
      <ul>
        <li>Jumper cables and a flashlight.</li>
        <li>Reflective triangles and a vest.</li>
        <li>Fuses, a liter of oil and drinking water.</li>
        <li>A first-aid kit and a phone charger.</li>
      </ul>
      <h2>Papers and rest</h2>
      <p>Carry your license, registration card and valid policy, and save your insurer's phone number. On toll highways, keep the toll receipt: it normally includes insurance and assistance along the route.</p>
      <p>Lastly, what no part can fix: sleep well, stop every two hours and do not drive in the small hours if you can avoid it.</p>`,
  },
  drawing: 'jumper-cables',
}
