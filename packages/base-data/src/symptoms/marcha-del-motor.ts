import type { Symptom } from '../shapes.ts'

export const marchaDelMotor: readonly Symptom[] = [
  {
    key: 'rough-idle',
    kind: 'symptom',
    phrases: {
      es: [
        'tiembla el motor',
        'tiembla parado',
        'vibra en los altos',
        'vibra en neutral',
        'ralenti inestable',
        'se aceleran y bajan las revoluciones',
        'minimo inestable',
      ],
      en: ['rough idle', 'shakes at idle', 'engine shakes when stopped', 'idle goes up and down'],
    },
    advice: {
      es: 'Limpia el cuerpo de aceleración y revisa bujías y bobinas. Si el motor trabaja parejo y lo que tiembla es la cabina, busca un soporte de motor roto.',
      en: 'Clean the throttle body and check spark plugs and coils. If the engine runs evenly and the cabin shakes, look for a broken engine mount.',
    },
    partTypes: ['spark-plug', 'ignition-coil', 'idle-air-valve', 'throttle-body-cleaner', 'engine-mount', 'engine-torque-mount'],
  },
  {
    key: 'jerks',
    kind: 'symptom',
    phrases: {
      es: [
        'jalonea',
        'da jalones',
        'se jalonea al acelerar',
        'da tirones',
        'falla el motor',
        'falla al acelerar',
        'anda en tres cilindros',
        'tironea',
      ],
      en: ['jerks', 'jerks when accelerating', 'misfires', 'engine misfire', 'hesitates when accelerating', 'bucks'],
    },
    advice: {
      es: 'Empieza por bujías, cables o bobinas, que es lo más común; luego filtro y bomba de gasolina. Si parpadea el check engine, no le exijas: daña el catalizador.',
      en: 'Begin with plugs, wires or coils, the commonest cause; then fuel filter and pump. If the check engine light blinks, go easy: it damages the catalytic converter.',
    },
    partTypes: ['spark-plug', 'ignition-coil', 'spark-plug-wires', 'fuel-filter', 'fuel-pump', 'throttle-position-sensor'],
  },
  {
    key: 'high-fuel-use',
    kind: 'symptom',
    phrases: {
      es: ['gasta mucha gasolina', 'consume mucha gasolina', 'traga mucha gasolina', 'no rinde la gasolina', 'alto consumo de combustible'],
      en: ['high fuel consumption', 'uses too much gas', 'bad gas mileage', 'poor fuel economy'],
    },
    advice: {
      es: 'Antes de cambiar sensores, checa la presión de las llantas, el filtro de aire y que ningún freno se quede pegado. Después siguen bujías y sensor de oxígeno.',
      en: 'Before changing sensors, check tire pressure, the air filter and that no brake drags. Spark plugs and oxygen sensor come next.',
    },
    partTypes: ['air-filter', 'spark-plug', 'oxygen-sensor', 'engine-temperature-sensor', 'fuel-injector', 'maf-sensor'],
  },
  {
    key: 'check-engine',
    kind: 'symptom',
    phrases: {
      es: [
        'check engine',
        'prende el check',
        'se prendio el check engine',
        'luz de motor encendida',
        'testigo de motor',
        'foco amarillo de motor',
      ],
      en: ['check engine light', 'check engine light on', 'engine light on', 'malfunction indicator lamp'],
    },
    advice: {
      es: 'Que lean el código antes de comprar: la luz sola no dice qué pieza es. Si parpadea, baja la velocidad y llévalo pronto; si es fija, puedes llegar al taller.',
      en: 'Have the code read before you buy: the light alone does not name the part. If it blinks, slow down and go soon; if it is steady, you can reach the workshop.',
    },
    partTypes: ['oxygen-sensor', 'spark-plug', 'ignition-coil', 'maf-sensor', 'fuel-cap', 'catalytic-converter'],
  },
  {
    key: 'lost-power',
    kind: 'symptom',
    phrases: {
      es: ['perdio fuerza', 'no tiene fuerza', 'no desarrolla', 'no sube las subidas', 'se ahoga al acelerar', 'no jala', 'no pasa de 80'],
      en: ['lost power', 'lack of power', 'no power uphill', 'bogs down', 'does not accelerate'],
    },
    advice: {
      es: 'Revisa en orden: filtro de aire, filtro y presión de gasolina, chispa. Si el escape sale con poca fuerza y se calienta por abajo, el catalizador está tapado.',
      en: 'Check in this order: air filter, fuel filter and pressure, spark. If little comes out of the exhaust and it gets hot below, the catalytic converter is blocked.',
    },
    partTypes: ['fuel-filter', 'air-filter', 'fuel-pump', 'spark-plug', 'maf-sensor', 'catalytic-converter'],
  },
  {
    key: 'engine-ticks',
    kind: 'symptom',
    phrases: {
      es: [
        'suenan las punterias',
        'suena el motor',
        'tictac en el motor',
        'golpetea el motor',
        'cascabelea el motor',
        'suena como maquina de coser',
      ],
      en: ['engine ticking', 'ticking noise', 'engine knocks', 'lifter noise', 'engine rattles'],
    },
    advice: {
      es: 'Mide el aceite antes que nada: con nivel bajo suenan las punterías. Un golpe grave que crece al acelerar puede ser metal de biela: apágalo y no lo muevas.',
      en: 'Check the oil before anything else: lifters tick when it is low. A deep knock that grows as you rev may be a rod bearing: switch off and do not move it.',
    },
    partTypes: ['engine-oil', 'hydraulic-lifters', 'timing-chain-kit', 'oil-pump', 'rod-bearings', 'knock-sensor'],
  },
  {
    key: 'belt-squeals',
    kind: 'symptom',
    phrases: {
      es: [
        'chilla la banda',
        'rechina la banda',
        'chillido al arrancar',
        'chilla al dar vuelta al volante',
        'rechinido en el motor',
        'se salio la banda',
      ],
      en: ['belt squeals', 'squealing belt', 'squeal on start up', 'belt whines', 'belt came off'],
    },
    advice: {
      es: 'Revisa que la banda no esté cuarteada ni mojada de aceite, y que el tensor no brinque. Si se rompe te quedas sin carga, y en muchos motores sin agua y sin dirección.',
      en: 'See that the belt is neither cracked nor oily and that the tensioner does not jump. If it breaks you lose charging, and on many engines cooling and steering.',
    },
    partTypes: ['serpentine-belt', 'belt-tensioner', 'idler-pulley', 'alternator-pulley', 'crankshaft-pulley'],
  },
]
