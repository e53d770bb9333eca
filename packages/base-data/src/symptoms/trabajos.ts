import type { Symptom } from '../shapes.ts'

export const trabajos: readonly Symptom[] = [
  {
    key: 'minor-service',
    kind: 'job',
    phrases: {
      es: [
        'cambio de aceite',
        'cambiar el aceite',
        'servicio menor',
        'afinacion menor',
        'cambio de aceite y filtro',
        'servicio de 5000 kilometros',
      ],
      en: ['oil change', 'change the oil', 'minor service', 'oil and filter change', 'minor tune up'],
    },
    advice: {
      es: 'Usa el grado que pide el manual y cambia el filtro cada vez; de paso revisa el filtro de aire. Lleva el aceite usado a un centro de acopio.',
      en: 'Use the grade the manual asks for and change the filter every time; look at the air filter as well. Take the used oil to a collection point.',
    },
    partTypes: ['engine-oil', 'oil-filter', 'air-filter', 'engine-oil-jug', 'oil-drain-plug'],
  },
  {
    key: 'tune-up',
    kind: 'job',
    phrases: {
      es: ['afinacion mayor', 'afinacion', 'afinar el carro', 'kit de afinacion', 'paquete de afinacion', 'afinacion completa'],
      en: ['tune up', 'full tune up', 'tune up kit', 'major tune up'],
    },
    advice: {
      es: 'Lleva bujías, filtros de aire, gasolina y aceite, y limpieza de cuerpo de aceleración e inyectores. Pide las bujías que lleva tu motor: no todas duran lo mismo.',
      en: 'It takes spark plugs, air, fuel and oil filters, and cleaning of throttle body and injectors. Ask for the plugs your engine uses: they do not all last the same.',
    },
    partTypes: ['spark-plug', 'air-filter', 'oil-filter', 'fuel-filter', 'engine-oil', 'injector-cleaner'],
  },
  {
    key: 'major-service',
    kind: 'job',
    phrases: {
      es: [
        'servicio mayor',
        'servicio completo',
        'servicio general',
        'mantenimiento mayor',
        'servicio de los 40000',
        'mantenimiento general',
      ],
      en: ['major service', 'full service', 'general maintenance', 'major maintenance'],
    },
    advice: {
      es: 'Es la afinación más lo que se revisa por kilometraje: bandas, frenos, anticongelante y filtro de cabina. Cambia solo lo que toca según el manual.',
      en: 'It is the tune-up plus what is due by mileage: belts, brakes, coolant and cabin filter. Change only what the manual says is due.',
    },
    partTypes: ['spark-plug', 'engine-oil', 'oil-filter', 'air-filter', 'cabin-filter', 'serpentine-belt'],
  },
  {
    key: 'brake-service',
    kind: 'job',
    phrases: {
      es: ['servicio de frenos', 'cambio de frenos', 'cambiar balatas', 'cambio de balatas', 'ajuste de frenos'],
      en: ['brake service', 'brake job', 'change brake pads', 'pads and rotors', 'replace brakes'],
    },
    advice: {
      es: 'Mide los discos antes de rectificar: si ya están en el mínimo, se cambian. Cambia balatas por eje completo y el líquido cada dos años.',
      en: 'Measure the discs before machining: at the minimum they are replaced. Change pads by whole axle, and the fluid every two years.',
    },
    partTypes: ['brake-pads', 'brake-disc', 'brake-shoes', 'brake-fluid', 'brake-cleaner', 'brake-shoe-hardware'],
  },
  {
    key: 'timing-service',
    kind: 'job',
    phrases: {
      es: [
        'cambio de banda de tiempo',
        'cambio de banda de distribucion',
        'cambio de distribucion',
        'cambio de cadena de tiempo',
        'cambio de cadena de distribucion',
        'se rompio la banda de tiempo',
      ],
      en: ['timing belt replacement', 'change timing belt', 'timing chain replacement', 'timing service', 'broken timing belt'],
    },
    advice: {
      es: 'Cambia banda, tensor y bomba de agua juntos: la mano de obra es la misma. Si se rompió andando, no le des marcha, que revisen antes las válvulas.',
      en: 'Change belt, tensioner and water pump together: the labor is the same. If it broke while running do not crank it, have the valves checked first.',
    },
    partTypes: ['timing-belt-kit', 'timing-belt', 'water-pump', 'timing-belt-tensioner', 'timing-chain-kit', 'crankshaft-seal'],
  },
  {
    key: 'clutch-change',
    kind: 'job',
    phrases: {
      es: ['cambio de clutch', 'cambiar el clutch', 'bajar la caja', 'cambio de embrague', 'servicio de clutch'],
      en: ['clutch replacement', 'change the clutch', 'clutch job', 'replace clutch'],
    },
    advice: {
      es: 'Con la caja abajo cambia el kit completo, revisa el volante y el retén de cigüeñal, y aprovecha para el aceite de la transmisión.',
      en: 'With the transmission out change the whole kit, check the flywheel and the crankshaft seal, and renew the gear oil while you are there.',
    },
    partTypes: ['clutch-kit', 'flywheel', 'clutch-release-bearing', 'crankshaft-seal', 'manual-gear-oil', 'clutch-cable'],
  },
  {
    key: 'suspension-service',
    kind: 'job',
    phrases: {
      es: ['servicio de suspension', 'reparar la suspension', 'kit de suspension', 'arreglar la suspension', 'suspension completa'],
      en: ['suspension service', 'suspension repair', 'suspension kit', 'suspension overhaul'],
    },
    advice: {
      es: 'Pide que revisen el juego con el carro levantado y cambia lo gastado por par, de los dos lados. Al terminar siempre alinea.',
      en: 'Have the play checked with the car lifted and change what is worn in pairs, on both sides. Always align afterwards.',
    },
    partTypes: ['ball-joint', 'stabilizer-link', 'control-arm-bushing', 'control-arm', 'shock-absorber', 'tie-rod-end'],
  },
  {
    key: 'shock-change',
    kind: 'job',
    phrases: {
      es: ['cambio de amortiguadores', 'cambiar amortiguadores', 'amortiguadores reventados', 'juego de amortiguadores'],
      en: ['shock replacement', 'replace shocks', 'change struts', 'blown shocks'],
    },
    advice: {
      es: 'Se cambian por eje completo. Revisa bases, topes y cubrepolvos, porque un amortiguador nuevo con base vieja vuelve a sonar.',
      en: 'They are changed by whole axle. Check mounts, bump stops and boots, because a new shock on an old mount makes noise again.',
    },
    partTypes: ['shock-absorber', 'complete-strut', 'strut-mount', 'strut-boot-kit', 'coil-spring'],
  },
  {
    key: 'alignment-and-steering',
    kind: 'job',
    phrases: {
      es: ['alineacion y balanceo', 'alinear y balancear', 'alineacion', 'servicio de direccion', 'reparar la direccion'],
      en: ['wheel alignment', 'alignment and balancing', 'steering repair', 'steering service'],
    },
    advice: {
      es: 'Antes de alinear cambia terminales, rótulas y bujes con juego; si no, la alineación no dura. El balanceo se hace con las llantas ya en buen estado.',
      en: 'Before an alignment change loose tie rod ends, ball joints and bushings, or it will not last. Balancing makes sense with sound tires.',
    },
    partTypes: ['tie-rod-end', 'rack-end', 'ball-joint', 'control-arm-bushing', 'steering-rack-boot'],
  },
  {
    key: 'transmission-service',
    kind: 'job',
    phrases: {
      es: [
        'servicio de transmision',
        'servicio a la transmision automatica',
        'cambio de aceite de transmision',
        'cambio de aceite de caja',
        'mantenimiento de la caja automatica',
      ],
      en: ['transmission service', 'transmission fluid change', 'gearbox oil change', 'automatic transmission maintenance'],
    },
    advice: {
      es: 'Usa exactamente el aceite que pide tu transmisión: uno equivocado la daña. En automáticas cambia también el filtro; en CVT no uses aceite común.',
      en: 'Use exactly the fluid your transmission asks for: the wrong one damages it. On automatics change the filter too; never put common fluid in a CVT.',
    },
    partTypes: ['automatic-transmission-fluid', 'transmission-filter', 'manual-gear-oil', 'axle-seal'],
  },
  {
    key: 'cooling-service',
    kind: 'job',
    phrases: {
      es: [
        'servicio de enfriamiento',
        'lavado de radiador',
        'cambio de anticongelante',
        'cambiar el anticongelante',
        'sondear el radiador',
      ],
      en: ['cooling system service', 'coolant flush', 'radiator flush', 'change coolant'],
    },
    advice: {
      es: 'Hazlo en frío y no mezcles anticongelantes de distinto tipo. Aprovecha para revisar tapón, termostato y mangueras blandas o infladas.',
      en: 'Do it cold and do not mix coolants of different kinds. Check the cap, the thermostat and any soft or swollen hose at the same time.',
    },
    partTypes: ['antifreeze', 'thermostat', 'radiator-cap', 'radiator-hose', 'water-pump', 'radiator'],
  },
  {
    key: 'ac-recharge',
    kind: 'job',
    phrases: {
      es: [
        'carga de aire acondicionado',
        'carga de gas',
        'cargar el clima',
        'recarga de clima',
        'recargar el aire',
        'servicio de aire acondicionado',
      ],
      en: ['ac recharge', 'recharge the ac', 'refill ac gas', 'ac service'],
    },
    advice: {
      es: 'El gas no se gasta: si falta, hay fuga. Que hagan vacío y prueba antes de cargar; al abrir el sistema cambia el filtro deshidratador.',
      en: 'The gas is not used up: if it is low there is a leak. Have vacuum and a leak test done before charging; change the drier whenever the system is opened.',
    },
    partTypes: ['receiver-drier', 'expansion-valve', 'ac-condenser', 'cabin-filter', 'refrigerant-gas', 'ac-hose'],
  },
  {
    key: 'emissions-test',
    kind: 'job',
    phrases: {
      es: [
        'verificacion',
        'no paso la verificacion',
        'no pasa verificacion',
        'pasar la verificacion',
        'contamina mucho',
        'prepararlo para verificar',
      ],
      en: ['emissions test', 'failed emissions', 'smog check', 'failed smog', 'pass emissions'],
    },
    advice: {
      es: 'Con la luz de check engine prendida no pasa: primero lee el código. Una afinación reciente, tapón de gasolina que selle y motor caliente ayudan más que cualquier aditivo.',
      en: 'With the check engine light on it will not pass: read the code first. A recent tune-up, a fuel cap that seals and a warm engine help more than any additive.',
    },
    partTypes: ['spark-plug', 'air-filter', 'oxygen-sensor', 'catalytic-converter', 'fuel-cap', 'pcv-valve'],
  },
  {
    key: 'engine-overhaul',
    kind: 'job',
    phrases: {
      es: ['ajuste de motor', 'anillar el motor', 'anillada', 'reparar el motor', 'media reparacion de motor', 'reparacion de motor'],
      en: ['engine rebuild', 'engine overhaul', 'rebuild the engine', 're ring the engine'],
    },
    advice: {
      es: 'Antes de comprar, que el taller mida cilindros y cigüeñal: de eso depende la medida de anillos y metales. Pide juntas completas y bomba de aceite nueva.',
      en: 'Before you buy have the workshop measure cylinders and crankshaft: the size of rings and bearings depends on it. Get a full gasket set and a new oil pump.',
    },
    partTypes: ['piston-rings', 'engine-gasket-set', 'rod-bearings', 'main-bearings', 'piston-set', 'oil-pump'],
  },
  {
    key: 'injector-cleaning',
    kind: 'job',
    phrases: {
      es: ['limpieza de inyectores', 'limpiar inyectores', 'limpieza de cuerpo de aceleracion', 'lavar el cuerpo de aceleracion'],
      en: ['injector cleaning', 'clean injectors', 'fuel system cleaning', 'throttle body cleaning'],
    },
    advice: {
      es: 'El aditivo en el tanque previene; un inyector tapado se lava en banco y lleva ligas y microfiltros nuevos. Cambia el filtro de gasolina el mismo día.',
      en: 'An additive in the tank prevents; a clogged injector is cleaned on a bench and gets new seals and filters. Change the fuel filter the same day.',
    },
    partTypes: ['injector-cleaner', 'throttle-body-cleaner', 'injector-seal-kit', 'fuel-filter', 'fuel-injector'],
  },
]
