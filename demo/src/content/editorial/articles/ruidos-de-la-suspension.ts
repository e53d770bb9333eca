import type { Article } from '../article.ts'

export const ruidosDeLaSuspension: Article = {
  slug: 'ruidos-de-la-suspension',
  publishedDaysAgo: 139,
  title: {
    es: 'Ruidos de la suspensión: qué te está diciendo tu carro',
    en: 'Suspension noises: what your car is telling you',
  },
  summary: {
    es: 'Un golpe seco, un rechinido o un zumbido no significan lo mismo. Pistas para ubicar la pieza antes de cambiar media suspensión.',
    en: 'A knock, a squeak and a hum do not mean the same thing. Clues to locate the part before replacing half the suspension.',
  },
  body: {
    es: `<p>Entre topes, baches y empedrados, la suspensión de un carro en México trabaja horas extra. Cuando empieza a sonar, lo más caro es cambiar piezas a ciegas. Estas pistas te ayudan a describir el problema en el taller.</p>
      <h2>Según el sonido</h2>
      <ul>
        <li><strong>Golpecito seco en calles disparejas:</strong> con frecuencia son los tornillos o las gomas de la barra estabilizadora.</li>
        <li><strong>Golpe fuerte al caer en un bache:</strong> puede ser la base del amortiguador, un buje de horquilla o una rótula con juego.</li>
        <li><strong>Rechinido al pasar un tope:</strong> bujes resecos o rótulas sin grasa.</li>
        <li><strong>Tronido al girar el volante parado:</strong> el balero de la base del amortiguador o el resorte que se atora.</li>
        <li><strong>Clac, clac al acelerar dando vuelta:</strong> suele ser la junta homocinética, que es de la tracción y no de la suspensión.</li>
        <li><strong>Zumbido que crece con la velocidad:</strong> balero de rueda o llantas con desgaste irregular.</li>
      </ul>
      <h2>Una revisión en casa</h2>
      <ol>
        <li>En piso plano, mira si el carro está ladeado: puede haber un resorte roto.</li>
        <li>Empuja una esquina hacia abajo y suelta. Si rebota varias veces, ese amortiguador ya no controla.</li>
        <li>Busca aceite en el cuerpo del amortiguador.</li>
        <li>Pasa la mano por la llanta: si sientes escalones, algo anda flojo o desalineado.</li>
      </ol>
      <p>No te metas debajo de un carro sostenido solo por el gato.</p>
      <h2>Lo que no puede esperar</h2>
      <p>Una <strong>rótula o terminal con juego</strong> puede soltarse y dejarte sin dirección. Si el volante vibra, el carro se va de lado o el golpe aumentó de repente, llévalo a revisar antes de salir a carretera.</p>
      <h2>Al comprar</h2>
      <p>Cambia los amortiguadores por pares, del mismo eje, y aprovecha para revisar bases, topes y cubrepolvos. Fíjate en el lado: muchas piezas delanteras tienen izquierda y derecha, contadas desde el asiento del conductor. Después de mover horquillas, rótulas o terminales, pide alineación; si no, las llantas pagarán la diferencia.</p>`,
    en: `<p>Between speed bumps, potholes and cobbles, a car's suspension in Mexico works overtime. When it starts to make noise, the most expensive thing is to replace parts blindly. These clues will help you describe the problem at the workshop.</p>
      <h2>By the sound</h2>
      <ul>
        <li><strong>Light knock on uneven streets:</strong> often the stabilizer bar links or bushings.</li>
        <li><strong>Hard knock when dropping into a pothole:</strong> it may be the strut mount, a control arm bushing or a ball joint with play.</li>
        <li><strong>Squeak over a speed bump:</strong> dried-out bushings or ball joints without grease.</li>
        <li><strong>Crack when turning the wheel at a standstill:</strong> the bearing of the strut mount, or the spring catching.</li>
        <li><strong>Click, click when accelerating through a turn:</strong> usually the CV joint, which belongs to the drive and not to the suspension.</li>
        <li><strong>Hum that grows with speed:</strong> a wheel bearing or unevenly worn tires.</li>
      </ul>
      <h2>A check at home</h2>
      <ol>
        <li>On level ground, see whether the car leans: there may be a broken spring.</li>
        <li>Push one corner down and let go. If it bounces several times, that shock absorber no longer controls the movement.</li>
        <li>Look for oil on the body of the shock absorber.</li>
        <li>Run your hand over the tire: if you feel steps, something is loose or out of alignment.</li>
      </ol>
      <p>Do not get under a car held up only by the jack.</p>
      <h2>What cannot wait</h2>
      <p>A <strong>ball joint or tie rod end with play</strong> can come apart and leave you without steering. If the steering wheel shakes, the car drifts to one side or the knock has suddenly grown, have it checked before you take the highway.</p>
      <h2>When buying</h2>
      <p>Change shock absorbers in pairs, on the same axle, and take the chance to check mounts, bump stops and dust boots. Mind the side: many front parts come as left and right, counted from the driver's seat. After moving control arms, ball joints or tie rod ends, ask for an alignment; otherwise the tires will pay the difference.</p>`,
  },
  drawing: 'shock-absorber',
}
