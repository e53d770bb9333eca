import type { Symptom } from '../shapes.ts'

export const transmisionYClima: readonly Symptom[] = [
  {
    key: 'clutch-slips',
    kind: 'symptom',
    phrases: {
      es: ['patina el clutch', 'se patina el clutch', 'revoluciona y no avanza', 'huele a clutch quemado', 'ya no agarra el clutch'],
      en: ['clutch slips', 'slipping clutch', 'revs but does not move', 'burning clutch smell'],
    },
    advice: {
      es: 'En cuarta y a baja velocidad acelera a fondo: si suben las revoluciones y no el carro, el clutch ya se acabó. Cambia el kit completo y revisa el volante y el retén.',
      en: 'In fourth gear at low speed floor it: if the revs rise and the car does not, the clutch is done. Change the whole kit and check flywheel and seal.',
    },
    partTypes: ['clutch-kit', 'clutch-disc', 'clutch-pressure-plate', 'flywheel', 'crankshaft-seal'],
  },
  {
    key: 'clutch-pedal',
    kind: 'symptom',
    phrases: {
      es: [
        'clutch duro',
        'pedal de clutch duro',
        'se puso duro el clutch',
        'no regresa el pedal del clutch',
        'se fue el pedal del clutch',
        'se quedo abajo el clutch',
      ],
      en: ['hard clutch', 'clutch pedal is stiff', 'clutch pedal stays down', 'clutch pedal went to the floor'],
    },
    advice: {
      es: 'Si lleva chicote, revísalo y lubrícalo primero; si es hidráulico, mira el nivel y busca fugas en las bombas. Duro y ruidoso al pisar suele ser plato o collarín.',
      en: 'With a cable, check and lubricate it first; if hydraulic, check the fluid and look for leaks at the cylinders. Stiff and noisy is usually the pressure plate or the bearing.',
    },
    partTypes: ['clutch-cable', 'clutch-slave-cylinder', 'clutch-master-cylinder', 'clutch-kit', 'clutch-release-bearing'],
  },
  {
    key: 'gears-grind',
    kind: 'symptom',
    phrases: {
      es: [
        'no entran las velocidades',
        'no entran los cambios',
        'rascan las velocidades',
        'truenan los cambios',
        'se botan las velocidades',
        'no entra la reversa',
      ],
      en: ['gears grind', 'gears do not engage', 'hard to shift', 'grinds into gear', 'jumps out of gear'],
    },
    advice: {
      es: 'Prueba con el motor apagado: si así entran bien, el clutch no despega; si tampoco entran, revisa chicotes, palanca y aceite. Si se botan, ya es la caja por dentro.',
      en: 'Try with the engine off: if they go in then, the clutch does not release; if not, check cables, lever and oil. If a gear jumps out, it is inside the transmission.',
    },
    partTypes: ['shift-cable', 'clutch-kit', 'manual-gear-oil', 'clutch-slave-cylinder', 'synchro-ring', 'transmission-mount'],
  },
  {
    key: 'automatic-slips',
    kind: 'symptom',
    phrases: {
      es: [
        'patina la transmision',
        'patina la caja automatica',
        'golpea al meter drive',
        'golpea al hacer los cambios',
        'tarda en entrar el cambio',
        'no entra drive',
      ],
      en: ['transmission slips', 'automatic transmission slipping', 'harsh shifting', 'delayed shifting', 'slams into gear'],
    },
    advice: {
      es: 'Revisa nivel y color del aceite: si está café y huele a quemado, ya hay desgaste por dentro. Un golpe al meter drive también puede ser un soporte roto. Si patina, no lo fuerces.',
      en: 'Check level and color of the fluid: brown and burnt means wear inside. A thump into drive can also be a broken mount. If it slips, do not force it.',
    },
    partTypes: ['automatic-transmission-fluid', 'transmission-filter', 'transmission-mount', 'engine-mount', 'transmission-solenoid'],
  },
  {
    key: 'ac-not-cold',
    kind: 'symptom',
    phrases: {
      es: [
        'no enfria el aire',
        'no enfria el aire acondicionado',
        'no enfria el clima',
        'el clima avienta aire caliente',
        'no entra el compresor',
        'dejo de enfriar el aire',
      ],
      en: ['ac does not cool', 'ac not cold', 'ac blows warm air', 'air conditioning not cooling', 'ac compressor does not engage'],
    },
    advice: {
      es: 'Lo más común es una fuga de gas: que la busquen antes de cargar, porque se vuelve a ir. Revisa también que prenda el ventilador y que el condensador esté limpio.',
      en: 'It is mostly a gas leak: have it found before a recharge, or it escapes again. See too that the fan runs and the condenser is clean.',
    },
    partTypes: ['ac-compressor', 'ac-condenser', 'receiver-drier', 'expansion-valve', 'ac-pressure-switch', 'refrigerant-gas'],
  },
  {
    key: 'ac-does-not-blow',
    kind: 'symptom',
    phrases: {
      es: [
        'no sopla el aire',
        'no avienta aire',
        'sopla poco el clima',
        'el aire solo funciona en la maxima',
        'huele feo el clima',
        'huele a humedad el aire',
      ],
      en: ['ac does not blow', 'no air from vents', 'weak air flow', 'fan works only on high', 'ac smells musty'],
    },
    advice: {
      es: 'Cambia primero el filtro de cabina, que se tapa y huele. Si solo sopla en la máxima es la resistencia; si no sopla en ninguna, fusible o motor soplador.',
      en: 'Change the cabin filter first, it clogs and smells. If it blows only on high it is the resistor; if on no speed, the fuse or the blower motor.',
    },
    partTypes: ['cabin-filter', 'blower-resistor', 'blower-motor', 'fuses', 'evaporator'],
  },
  {
    key: 'exhaust-loud',
    kind: 'symptom',
    phrases: {
      es: [
        'suena mucho el escape',
        'escape ruidoso',
        'se rompio el mofle',
        'se pico el mofle',
        'ruge el escape',
        'se solto el escape',
        'huele a escape adentro',
      ],
      en: ['loud exhaust', 'exhaust leak', 'exhaust is noisy', 'muffler has a hole', 'exhaust hanging down', 'exhaust smell inside'],
    },
    advice: {
      es: 'Busca por dónde sopla: junta, flexible o mofle picado. Si entra olor a la cabina, abre las ventanas y no lo uses hasta repararlo: el gas es venenoso.',
      en: 'Find where it blows: gasket, flex pipe or a rusted muffler. If you smell it inside, open the windows and do not use the car until repaired: the gas is poisonous.',
    },
    partTypes: ['muffler', 'exhaust-flex-pipe', 'exhaust-flange-gasket', 'resonator', 'exhaust-hanger', 'manifold-gasket'],
  },
]
