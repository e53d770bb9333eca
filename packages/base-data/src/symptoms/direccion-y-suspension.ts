import type { Symptom } from '../shapes.ts'

export const direccionYSuspension: readonly Symptom[] = [
  {
    key: 'knocks-over-bumps',
    kind: 'symptom',
    phrases: {
      es: [
        'truena la suspension',
        'truena en los topes',
        'suena al pasar topes',
        'golpea en los baches',
        'golpeteo en los baches',
        'suena la suspension',
        'rechina la suspension',
      ],
      en: ['knocks over bumps', 'clunk over bumps', 'suspension noise', 'suspension knocks', 'rattles on potholes'],
    },
    advice: {
      es: 'El cacahuate es lo más común y lo más barato; después rótulas, bujes y bases. Una rótula con juego puede zafarse: que la revisen antes de salir a carretera.',
      en: 'The stabilizer link is the commonest and cheapest cause; then ball joints, bushings and mounts. A loose ball joint can come apart: have it checked before the highway.',
    },
    partTypes: ['stabilizer-link', 'ball-joint', 'control-arm-bushing', 'strut-mount', 'shock-absorber', 'stabilizer-bar-bushing'],
  },
  {
    key: 'bounces',
    kind: 'symptom',
    phrases: {
      es: ['rebota mucho', 'brinca mucho', 'se siente aguado', 'se clava al frenar', 'se inclina en las curvas', 'esta caido de atras'],
      en: ['bounces', 'rides bouncy', 'nose dives when braking', 'car sags', 'leans in curves'],
    },
    advice: {
      es: 'Empuja una esquina y suelta: si rebota más de dos veces, el amortiguador ya no sirve. Cámbialos por par; si está caído, revisa los resortes.',
      en: 'Push a corner down and let go: if it bounces more than twice the shock is worn. Change them in pairs; if the car sits low, check the springs.',
    },
    partTypes: ['shock-absorber', 'complete-strut', 'coil-spring', 'strut-boot-kit', 'strut-mount'],
  },
  {
    key: 'wheel-hums',
    kind: 'symptom',
    phrases: {
      es: ['zumba la rueda', 'zumbido al avanzar', 'zumba al agarrar velocidad', 'suena el balero', 'ronca la llanta', 'se oye como avion'],
      en: ['wheel hum', 'humming noise', 'wheel bearing noise', 'droning noise at speed', 'roaring from the wheel'],
    },
    advice: {
      es: 'Si el zumbido cambia al dar vuelta, es el balero del lado que carga; si no cambia, revisa las llantas. Un balero muy gastado puede trabar o soltar la rueda.',
      en: 'If the hum changes in a turn it is the bearing on the loaded side; if not, look at the tires. A badly worn bearing can lock or lose the wheel.',
    },
    partTypes: ['wheel-bearing', 'wheel-hub', 'wheel-seal', 'tire'],
  },
  {
    key: 'vibrates-at-speed',
    kind: 'symptom',
    phrases: {
      es: [
        'vibra a alta velocidad',
        'vibra en carretera',
        'tiembla el volante en carretera',
        'vibra el volante',
        'vibra a 100',
        'vibra al acelerar',
      ],
      en: ['vibrates at high speed', 'steering wheel shakes at speed', 'shakes on the highway', 'vibration when accelerating'],
    },
    advice: {
      es: 'Primero balancea las llantas y revisa rines golpeados. Si vibra solo al acelerar, sospecha de las flechas; si además hay juego, de terminales y baleros.',
      en: 'Balance the wheels and look for bent rims first. If it shakes only under power suspect the axles; if there is play as well, tie rod ends and bearings.',
    },
    partTypes: ['cv-axle', 'tripod-joint', 'tie-rod-end', 'wheel-bearing', 'tire', 'wheel-rim'],
  },
  {
    key: 'clicks-when-turning',
    kind: 'symptom',
    phrases: {
      es: ['truena al dar vuelta', 'truena la flecha', 'hace clac clac al girar', 'suena al dar vuelta', 'tira grasa la flecha'],
      en: ['clicks when turning', 'clicking noise in turns', 'popping when turning', 'axle clicks'],
    },
    advice: {
      es: 'Mira si el cubrepolvo está roto y embarró grasa. Si apenas se rompió, cambia la bota y la grasa; si ya truena, cambia la junta o la flecha.',
      en: 'See whether the boot is torn and has thrown grease. If it just tore, change boot and grease; if it already clicks, change the joint or the axle.',
    },
    partTypes: ['cv-joint', 'cv-axle', 'cv-boot', 'strut-mount'],
  },
  {
    key: 'hard-steering',
    kind: 'symptom',
    phrases: {
      es: ['direccion dura', 'se puso dura la direccion', 'volante duro', 'cuesta mover el volante', 'no ayuda la direccion hidraulica'],
      en: ['hard steering', 'stiff steering', 'steering is heavy', 'power steering not working'],
    },
    advice: {
      es: 'Revisa el nivel del líquido, la banda y el aire de las llantas. Si la dirección es eléctrica, lee el código; no manejes rápido si se endurece de repente.',
      en: 'Check the fluid, the belt and tire pressure. If the steering is electric, read the code; do not drive fast if it stiffens suddenly.',
    },
    partTypes: ['power-steering-pump', 'power-steering-fluid', 'serpentine-belt', 'steering-rack', 'electric-steering-motor'],
  },
  {
    key: 'steering-play',
    kind: 'symptom',
    phrases: {
      es: ['juego en el volante', 'juego en la direccion', 'direccion floja', 'baila la direccion', 'se va solo el volante'],
      en: ['play in the steering', 'loose steering', 'steering wanders', 'steering has play'],
    },
    advice: {
      es: 'Con el carro levantado mueve la rueda de lado a lado: el juego se siente en terminales o bieletas. Es de seguridad, no lo dejes; al cambiar, alinea.',
      en: 'With the car lifted rock the wheel side to side: you feel the play in tie rod ends or rack ends. It is a safety matter; align the wheels afterwards.',
    },
    partTypes: ['tie-rod-end', 'rack-end', 'steering-rack', 'steering-rack-bushing', 'steering-coupling', 'ball-joint'],
  },
  {
    key: 'pulls-or-eats-tyres',
    kind: 'symptom',
    phrases: {
      es: [
        'se jala a un lado',
        'se va de lado',
        'se carga de un lado',
        'se come las llantas',
        'desgaste disparejo de llantas',
        'no agarra alineacion',
      ],
      en: ['pulls to one side', 'drifts to one side', 'uneven tire wear', 'eats tires'],
    },
    advice: {
      es: 'Iguala la presión de las llantas y manda alinear. Si no agarra alineación, hay juego en terminales, rótulas o bujes y hay que cambiarlos antes.',
      en: 'Even out the tire pressure and have it aligned. If it will not hold alignment there is play in tie rod ends, ball joints or bushings, to be changed first.',
    },
    partTypes: ['tie-rod-end', 'ball-joint', 'control-arm-bushing', 'control-arm', 'shock-absorber', 'tire'],
  },
  {
    key: 'power-steering-leak',
    kind: 'symptom',
    phrases: {
      es: [
        'tira aceite la direccion',
        'fuga de licuadora',
        'tira la licuadora',
        'fuga de aceite hidraulico',
        'zumba la direccion al girar',
      ],
      en: ['power steering leak', 'leaking power steering fluid', 'power steering whines', 'steering pump noise'],
    },
    advice: {
      es: 'Rellena con el líquido que pide el carro y busca la fuga en mangueras, bomba y fuelles de cremallera. Si la bomba trabaja sin líquido, se acaba en poco tiempo.',
      en: 'Top up with the fluid the car asks for and find the leak at hoses, pump and rack boots. A pump that runs dry does not last.',
    },
    partTypes: ['power-steering-pressure-hose', 'power-steering-pump', 'steering-rack', 'power-steering-reservoir', 'power-steering-fluid'],
  },
]
