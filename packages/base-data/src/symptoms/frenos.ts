import type { Symptom } from '../shapes.ts'

export const frenos: readonly Symptom[] = [
  {
    key: 'brakes-squeal',
    kind: 'symptom',
    phrases: {
      es: [
        'rechinan los frenos',
        'rechina al frenar',
        'chillan las balatas',
        'chillan los frenos',
        'hace ruido al frenar',
        'rechinido al frenar',
        'raspa al frenar',
        'suena fierro con fierro al frenar',
      ],
      en: ['brakes squeal', 'squeaky brakes', 'noise when braking', 'brakes squeak', 'grinding when braking'],
    },
    advice: {
      es: 'Revisa primero el grosor de las balatas: muchas rechinan cuando ya se acabaron. Si suena fierro con fierro, no lo sigas usando, porque se come el disco y frena menos.',
      en: 'Check how thick the pads are first: many squeal once they are worn out. If you hear metal on metal, stop driving, because it eats the disc and the car brakes less.',
    },
    partTypes: ['brake-pads', 'brake-disc', 'brake-shoes', 'brake-cleaner', 'caliper-guide-pins'],
  },
  {
    key: 'brakes-vibrate',
    kind: 'symptom',
    phrases: {
      es: [
        'vibra al frenar',
        'tiembla el volante al frenar',
        'tiembla al frenar',
        'pulsa el pedal del freno',
        'brinca el pedal al frenar',
        'vibran los frenos',
      ],
      en: ['vibrates when braking', 'steering wheel shakes when braking', 'brake pedal pulsates', 'shaking under braking'],
    },
    advice: {
      es: 'Casi siempre es un disco torcido o disparejo; si vibra el pedal y no el volante, revisa también los tambores de atrás. Cambia discos y balatas por par, de los dos lados.',
      en: 'It is nearly always a warped or uneven disc; if the pedal shakes and the wheel does not, look at the rear drums too. Change discs and pads in pairs, on both sides.',
    },
    partTypes: ['brake-disc', 'brake-pads', 'brake-drum', 'wheel-hub'],
  },
  {
    key: 'brakes-pull',
    kind: 'symptom',
    phrases: {
      es: ['se jala al frenar', 'se va de lado al frenar', 'se carga al frenar', 'jala a un lado cuando freno', 'frena chueco'],
      en: ['pulls to one side when braking', 'car pulls when braking', 'brakes pull left', 'brakes pull right'],
    },
    advice: {
      es: 'Un lado frena menos que el otro: busca un cáliper pegado, una manguera tapada o balatas con grasa. Maneja despacio y atiéndelo pronto, en mojado es peligroso.',
      en: 'One side brakes less than the other: look for a seized caliper, a blocked hose or greasy pads. Drive slowly and have it seen to soon, it is dangerous in the wet.',
    },
    partTypes: ['brake-caliper', 'caliper-repair-kit', 'brake-hose', 'brake-pads', 'caliper-guide-pins'],
  },
  {
    key: 'soft-brake-pedal',
    kind: 'symptom',
    phrases: {
      es: [
        'pedal de freno esponjoso',
        'se va el pedal del freno',
        'se va hasta el fondo el freno',
        'freno aguado',
        'no frena bien',
        'frena poco',
        'se quedo sin frenos',
      ],
      en: ['soft brake pedal', 'spongy brakes', 'brake pedal goes to the floor', 'brakes do not stop well'],
    },
    advice: {
      es: 'No manejes así. Revisa el nivel del líquido y busca fugas en ruedas y mangueras; sin fuga, lo más común es aire en el sistema o la bomba de frenos cansada.',
      en: 'Do not drive it like this. Check the fluid level and look for leaks at wheels and hoses; with no leak it is commonly air in the system or a tired master cylinder.',
    },
    partTypes: ['brake-master-cylinder', 'brake-fluid', 'brake-hose', 'wheel-cylinder', 'brake-pads'],
  },
  {
    key: 'hard-brake-pedal',
    kind: 'symptom',
    phrases: {
      es: ['pedal de freno duro', 'freno duro', 'se puso duro el freno', 'hay que pisar muy fuerte para frenar'],
      en: ['hard brake pedal', 'brake pedal is stiff', 'have to push the brake very hard'],
    },
    advice: {
      es: 'Con el motor apagado bombea el pedal y enciende sin soltarlo: si no baja un poco, el booster no ayuda. Antes de cambiarlo revisa su manguera de vacío y la válvula.',
      en: 'With the engine off pump the pedal, then start while holding it: if it does not sink a little, the booster does not help. Check its vacuum hose and valve before replacing it.',
    },
    partTypes: ['brake-booster', 'vacuum-hose', 'brake-master-cylinder', 'brake-pads'],
  },
  {
    key: 'brake-fluid-leak',
    kind: 'symptom',
    phrases: {
      es: ['tira liquido de frenos', 'fuga de liquido de frenos', 'se baja el liquido de frenos', 'gotea liquido en la llanta'],
      en: ['brake fluid leak', 'leaking brake fluid', 'losing brake fluid', 'brake fluid keeps dropping'],
    },
    advice: {
      es: 'No circules con una fuga de frenos. Mira por dentro de cada llanta, las mangueras y debajo de la bomba; al reparar hay que purgar con líquido nuevo.',
      en: 'Do not drive with a brake leak. Look at the inside of each wheel, the hoses and below the master cylinder; after the repair bleed it with new fluid.',
    },
    partTypes: ['wheel-cylinder', 'brake-hose', 'caliper-repair-kit', 'brake-master-cylinder', 'brake-fluid'],
  },
  {
    key: 'brakes-drag',
    kind: 'symptom',
    phrases: {
      es: ['se queda frenado', 'se amarran los frenos', 'se quedan pegados los frenos', 'se pega una rueda', 'se calienta una rueda'],
      en: ['brakes dragging', 'brakes stick', 'brake stays on', 'wheel gets hot'],
    },
    advice: {
      es: 'Después de un recorrido corto, la rueda que huele o quema es la que se pega: suele ser el cáliper o sus pernos. Si sale humo, detente y déjala enfriar.',
      en: 'After a short drive the wheel that smells or burns is the one that sticks: usually its caliper or guide pins. If it smokes, stop and let it cool.',
    },
    partTypes: ['brake-caliper', 'caliper-repair-kit', 'caliper-guide-pins', 'brake-hose', 'parking-brake-cable'],
  },
  {
    key: 'abs-light',
    kind: 'symptom',
    phrases: {
      es: ['luz de abs encendida', 'prende el abs', 'testigo de abs', 'foco de abs prendido', 'se prendio la luz del abs'],
      en: ['abs light on', 'abs warning light', 'abs light came on'],
    },
    advice: {
      es: 'El carro frena, pero sin antibloqueo. Lee el código antes de comprar: casi siempre es el sensor de una rueda, su cable o el balero que lleva el anillo.',
      en: 'The car still brakes, but without anti-lock. Read the code before you buy: it is mostly the sensor of one wheel, its cable, or the bearing that carries the ring.',
    },
    partTypes: ['abs-sensor', 'wheel-hub', 'wheel-bearing', 'brake-light-switch', 'abs-ring'],
  },
]
