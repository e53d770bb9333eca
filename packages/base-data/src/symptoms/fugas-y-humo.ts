import type { Symptom } from '../shapes.ts'

export const fugasYHumo: readonly Symptom[] = [
  {
    key: 'overheats',
    kind: 'symptom',
    phrases: {
      es: [
        'se calienta',
        'se calienta el motor',
        'se sobrecalienta',
        'sube la temperatura',
        'se sube la aguja de la temperatura',
        'hierve el agua',
        'hierve el radiador',
      ],
      en: ['overheats', 'engine runs hot', 'overheating', 'temperature goes up', 'radiator boils'],
    },
    advice: {
      es: 'Detente y apaga el motor; no abras el tapón caliente. Ya frío revisa el nivel y si entra el ventilador. Seguir manejando caliente quema la junta de cabeza.',
      en: 'Stop and switch the engine off; never open the cap while hot. Once cold check the level and whether the fan comes on. Driving on hot burns the head gasket.',
    },
    partTypes: ['thermostat', 'water-pump', 'radiator-fan', 'radiator', 'radiator-cap', 'antifreeze'],
  },
  {
    key: 'coolant-leak',
    kind: 'symptom',
    phrases: {
      es: [
        'tira agua',
        'tira anticongelante',
        'fuga de anticongelante',
        'fuga de agua',
        'se baja el anticongelante',
        'se le acaba el agua',
        'gotea el radiador',
      ],
      en: ['coolant leak', 'leaking coolant', 'losing coolant', 'antifreeze leak', 'radiator leaks'],
    },
    advice: {
      es: 'Busca el goteo con el motor frío: mangueras, bomba de agua, radiador y tapón. Si baja y no gotea, puede ser la junta de cabeza. No lo rellenes con pura agua.',
      en: 'Look for the drip with the engine cold: hoses, water pump, radiator and cap. If it drops without a drip it may be the head gasket. Do not top up with plain water.',
    },
    partTypes: ['radiator-hose', 'water-pump', 'radiator', 'water-outlet', 'coolant-reservoir', 'antifreeze'],
  },
  {
    key: 'fan-does-not-run',
    kind: 'symptom',
    phrases: {
      es: ['no prende el ventilador', 'no entra el ventilador', 'no prende el abanico', 'no gira el motoventilador'],
      en: ['radiator fan does not come on', 'cooling fan not working', 'fan does not run'],
    },
    advice: {
      es: 'Prende el aire acondicionado: si el ventilador tampoco gira, revisa fusible y relevador y luego conéctalo directo para saber si es el motor. En tráfico se va a calentar.',
      en: 'Switch on the air conditioning: if the fan still does not turn, check fuse and relay, then feed it directly to judge the motor. In traffic the engine will overheat.',
    },
    partTypes: ['radiator-fan', 'fan-switch', 'relay', 'fuses', 'engine-temperature-sensor'],
  },
  {
    key: 'oil-leak',
    kind: 'symptom',
    phrases: {
      es: [
        'tira aceite',
        'fuga de aceite',
        'gotea aceite',
        'mancha de aceite en el piso',
        'escurre aceite el motor',
        'huele a aceite quemado',
      ],
      en: ['oil leak', 'leaking oil', 'oil dripping', 'oil stain on the floor', 'burning oil smell'],
    },
    advice: {
      es: 'Lava el motor y busca de arriba hacia abajo: tapa de punterías, bulbo, filtro, cárter y retén. Mientras, revisa el nivel cada semana para no quedarte sin aceite.',
      en: 'Clean the engine and look from the top down: valve cover, oil switch, filter, pan and seal. Meanwhile check the level every week so it does not run dry.',
    },
    partTypes: ['valve-cover-gasket', 'oil-pan-gasket', 'crankshaft-seal', 'oil-pressure-sensor', 'oil-filter'],
  },
  {
    key: 'blue-smoke',
    kind: 'symptom',
    phrases: {
      es: [
        'humo azul',
        'echa humo azul',
        'quema aceite',
        'gasta aceite',
        'consume aceite',
        'se come el aceite',
        'le falta aceite cada semana',
      ],
      en: ['blue smoke', 'burns oil', 'using oil', 'consumes oil'],
    },
    advice: {
      es: 'Empieza por lo barato: la válvula PCV tapada también hace que queme aceite. Humo al arrancar apunta a sellos de válvula; humo al acelerar, a anillos.',
      en: 'Begin with the cheap part: a clogged PCV valve burns oil too. Smoke at start-up points to valve seals; smoke under power, to piston rings.',
    },
    partTypes: ['pcv-valve', 'piston-rings', 'valve-stem-seals', 'engine-oil', 'engine-gasket-set'],
  },
  {
    key: 'white-smoke',
    kind: 'symptom',
    phrases: {
      es: ['humo blanco', 'echa humo blanco por el escape', 'se revolvio el agua con el aceite', 'aceite con agua', 'se soplo el empaque'],
      en: ['white smoke', 'white exhaust smoke', 'coolant in the oil', 'blown head gasket'],
    },
    advice: {
      es: 'Un poco de vapor en la mañana es normal. Si sigue ya caliente, huele dulce o el aceite se ve café con leche, no lo enciendas más: es la junta o la cabeza.',
      en: 'A little vapor in the morning is normal. If it goes on when warm, smells sweet or the oil looks milky, do not run it any more: it is the gasket or the head.',
    },
    partTypes: ['head-gasket', 'engine-gasket-set', 'thermostat', 'antifreeze', 'cylinder-head'],
  },
  {
    key: 'black-smoke',
    kind: 'symptom',
    phrases: {
      es: ['humo negro', 'echa humo negro', 'saca humo negro al acelerar', 'mezcla rica', 'bujias negras'],
      en: ['black smoke', 'black exhaust smoke', 'running rich', 'sooty spark plugs'],
    },
    advice: {
      es: 'Está quemando gasolina de más: revisa primero el filtro de aire y luego sensores e inyectores. Así se acaba el catalizador, no lo dejes para después.',
      en: 'It burns too much fuel: check the air filter first, then sensors and injectors. It ruins the catalytic converter, so do not put it off.',
    },
    partTypes: ['air-filter', 'oxygen-sensor', 'maf-sensor', 'fuel-injector', 'fuel-pressure-regulator', 'map-sensor'],
  },
  {
    key: 'oil-light',
    kind: 'symptom',
    phrases: {
      es: [
        'prende la luz del aceite',
        'luz de aceite encendida',
        'testigo de aceite',
        'baja presion de aceite',
        'no levanta presion de aceite',
      ],
      en: ['oil light on', 'oil pressure light', 'low oil pressure', 'oil warning light'],
    },
    advice: {
      es: 'Apaga el motor de inmediato y mide el aceite. Si el nivel está bien, que midan la presión con manómetro antes de volver a encender: puede ser solo el bulbo, o la bomba.',
      en: 'Switch the engine off at once and check the oil. If the level is right, have the pressure measured before starting again: it may be just the switch, or the pump.',
    },
    partTypes: ['engine-oil', 'oil-pressure-sensor', 'oil-filter', 'oil-pump', 'rod-bearings'],
  },
  {
    key: 'smells-of-gasoline',
    kind: 'symptom',
    phrases: {
      es: ['huele a gasolina', 'olor a gasolina', 'tira gasolina', 'fuga de gasolina', 'gotea gasolina'],
      en: ['smells of gas', 'smell of gasoline', 'gas leak', 'fuel leak', 'leaking fuel'],
    },
    advice: {
      es: 'Si gotea, no lo enciendas ni fumes cerca: hay riesgo de incendio. Si solo huele, revisa el tapón, las ligas de los inyectores y el canister.',
      en: 'If it drips, do not start it or smoke nearby: it can catch fire. If it only smells, check the cap, the injector seals and the canister.',
    },
    partTypes: ['injector-seal-kit', 'fuel-cap', 'evap-canister', 'purge-valve', 'fuel-line', 'fuel-pump-module'],
  },
]
