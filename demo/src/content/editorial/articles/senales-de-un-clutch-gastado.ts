import type { Article } from '../article.ts'

export const senalesDeUnClutchGastado: Article = {
  slug: 'senales-de-un-clutch-gastado',
  publishedDaysAgo: 164,
  title: {
    es: 'Señales de que el clutch pide cambio',
    en: 'Signs that the clutch is asking to be changed',
  },
  summary: {
    es: 'Cuando patina, vibra o no deja entrar las velocidades, el clutch está hablando. Cómo distinguir el desgaste de un simple ajuste.',
    en: 'When it slips, shudders or will not let the gears in, the clutch is talking. How to tell wear from a simple adjustment.',
  },
  body: {
    es: `<p>El clutch conecta y desconecta el motor de la caja. Puede durar 60,000 km en manos de alguien que maneja con el pie encima del pedal o más de 150,000 con alguien cuidadoso. Más que el kilometraje, importan las señales.</p>
      <h2>Las más comunes</h2>
      <ul>
        <li><strong>Patina:</strong> aceleras en una subida, el motor se revoluciona y el carro no avanza igual.</li>
        <li><strong>El pedal «agarra» muy arriba:</strong> el disco probablemente está cerca del final.</li>
        <li><strong>Huele a quemado</strong> después de maniobrar o subir una rampa.</li>
        <li><strong>Vibra al arrancar:</strong> disco contaminado con aceite, volante dañado o soportes de motor vencidos.</li>
        <li><strong>Rechina al pisar el pedal:</strong> suele ser el collarín.</li>
        <li><strong>Las velocidades entran con trabajo:</strong> el clutch no desacopla por completo.</li>
      </ul>
      <h2>No siempre es el disco</h2>
      <p>Si las velocidades no entran o el pedal se queda abajo, revisa primero lo más sencillo: el chicote y su ajuste, o el nivel de líquido y las bombas si el sistema es hidráulico. Una fuga pequeña se repara con mucho menos dinero que un kit completo.</p>
      <h2>Una prueba rápida</h2>
      <ol>
        <li>En un lugar plano y sin gente enfrente, pon el freno de mano y pisa el freno.</li>
        <li>Mete tercera y suelta el clutch poco a poco.</li>
        <li>Si el motor se apaga de inmediato, el disco todavía agarra. Si sigue girando como si nada, está patinando.</li>
      </ol>
      <p>Hazla una sola vez: repetirla desgasta justo lo que quieres cuidar.</p>
      <h2>Qué comprar</h2>
      <p>Como hay que bajar la caja, lo sensato es cambiar <strong>disco, plato y collarín</strong> juntos. Pide que revisen el volante, el retén trasero del cigüeñal y, si lleva, el collarín hidráulico. Confirma el diámetro y el número de estrías, porque un mismo modelo puede usar dos medidas según el motor y la caja.</p>
      <h2>Para que el nuevo dure</h2>
      <p>Descansa el pie izquierdo fuera del pedal, usa el freno y no el clutch para detenerte en una subida, y maneja tranquilo los primeros 500 km.</p>`,
    en: `<p>The clutch connects the engine to the gearbox and disconnects it. It may last 60,000 km with someone who drives with a foot on the pedal, or more than 150,000 with someone careful. More than mileage, the signs are what matters.</p>
      <h2>The most common ones</h2>
      <ul>
        <li><strong>It slips:</strong> you accelerate uphill, the engine revs up and the car does not follow.</li>
        <li><strong>The pedal “bites” very high:</strong> the disc is probably near its end.</li>
        <li><strong>It smells burnt</strong> after maneuvering or climbing a ramp.</li>
        <li><strong>It shudders when pulling away:</strong> a disc contaminated with oil, a damaged flywheel or worn-out engine mounts.</li>
        <li><strong>It squeals when you press the pedal:</strong> usually the release bearing.</li>
        <li><strong>The gears go in with effort:</strong> the clutch does not release completely.</li>
      </ul>
      <h2>It is not always the disc</h2>
      <p>If the gears will not go in or the pedal stays down, check the simplest things first: the cable and its adjustment, or the fluid level and the cylinders if the system is hydraulic. A small leak is repaired for far less money than a complete kit.</p>
      <h2>A quick test</h2>
      <ol>
        <li>On level ground with nobody in front, pull the handbrake and press the brake.</li>
        <li>Put it in third and let the clutch out little by little.</li>
        <li>If the engine stalls right away, the disc still grips. If it keeps turning as if nothing had happened, it is slipping.</li>
      </ol>
      <p>Do it only once: repeating it wears the very thing you want to look after.</p>
      <h2>What to buy</h2>
      <p>Since the gearbox has to come down, the sensible thing is to change <strong>disc, pressure plate and release bearing</strong> together. Ask for the flywheel, the rear crankshaft seal and, if there is one, the hydraulic release bearing to be checked. Confirm the diameter and the number of splines, because one model may use two sizes depending on engine and gearbox.</p>
      <h2>To make the new one last</h2>
      <p>Rest your left foot off the pedal, use the brake and not the clutch to hold the car on a hill, and drive gently for the first 500 km.</p>`,
  },
  drawing: 'clutch-kit',
}
