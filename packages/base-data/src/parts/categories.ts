import type { Category } from '../shapes.ts'

export const categories = [
  {
    key: 'frenos',
    name: { es: 'Frenos', en: 'Brakes' },
    drawing: 'brake-disc',
    subcategories: [
      { key: 'frenos-de-disco', name: { es: 'Frenos de disco', en: 'Disc brakes' } },
      { key: 'frenos-de-tambor', name: { es: 'Frenos de tambor', en: 'Drum brakes' } },
      { key: 'hidraulica-de-frenos', name: { es: 'Hidráulica de frenos', en: 'Brake hydraulics' } },
    ],
  },
  {
    key: 'suspension',
    name: { es: 'Suspensión', en: 'Suspension' },
    drawing: 'shock-absorber',
    subcategories: [
      { key: 'amortiguadores', name: { es: 'Amortiguadores', en: 'Shocks and struts' } },
      { key: 'brazos-y-rotulas', name: { es: 'Brazos y rótulas', en: 'Control arms and ball joints' } },
      { key: 'mazas-y-baleros', name: { es: 'Mazas y baleros', en: 'Hubs and wheel bearings' } },
    ],
  },
  {
    key: 'direccion',
    name: { es: 'Dirección', en: 'Steering' },
    drawing: 'steering-rack',
    subcategories: [
      { key: 'terminales-y-cremalleras', name: { es: 'Terminales y cremalleras', en: 'Tie rods and racks' } },
      { key: 'direccion-hidraulica', name: { es: 'Dirección hidráulica', en: 'Power steering' } },
    ],
  },
  {
    key: 'motor',
    name: { es: 'Motor', en: 'Engine' },
    drawing: 'piston-set',
    subcategories: [
      { key: 'distribucion', name: { es: 'Distribución', en: 'Timing' } },
      { key: 'juntas', name: { es: 'Juntas', en: 'Gaskets' } },
      { key: 'partes-internas', name: { es: 'Partes internas', en: 'Internal parts' } },
      { key: 'soportes', name: { es: 'Soportes', en: 'Mounts' } },
      { key: 'bandas-y-poleas', name: { es: 'Bandas y poleas', en: 'Belts and pulleys' } },
    ],
  },
  {
    key: 'afinacion',
    name: { es: 'Afinación', en: 'Tune-up' },
    drawing: 'spark-plug',
    subcategories: [
      { key: 'bujias-y-cables', name: { es: 'Bujías y cables', en: 'Spark plugs and wires' } },
      { key: 'filtros', name: { es: 'Filtros', en: 'Filters' } },
    ],
  },
  {
    key: 'enfriamiento',
    name: { es: 'Enfriamiento', en: 'Cooling' },
    drawing: 'radiator',
    subcategories: [
      { key: 'radiadores', name: { es: 'Radiadores', en: 'Radiators' } },
      { key: 'bombas-y-termostatos', name: { es: 'Bombas y termostatos', en: 'Water pumps and thermostats' } },
      { key: 'mangueras-y-depositos', name: { es: 'Mangueras y depósitos', en: 'Hoses and reservoirs' } },
    ],
  },
  {
    key: 'electrico',
    name: { es: 'Eléctrico', en: 'Electrical' },
    drawing: 'alternator',
    subcategories: [
      { key: 'carga-y-arranque', name: { es: 'Carga y arranque', en: 'Charging and starting' } },
      { key: 'encendido', name: { es: 'Encendido', en: 'Ignition' } },
      { key: 'interruptores-y-relevadores', name: { es: 'Interruptores y relevadores', en: 'Switches and relays' } },
    ],
  },
  {
    key: 'combustible',
    name: { es: 'Combustible', en: 'Fuel system' },
    drawing: 'fuel-pump-module',
    subcategories: [
      { key: 'bombas-de-gasolina', name: { es: 'Bombas de gasolina', en: 'Fuel pumps' } },
      { key: 'inyeccion', name: { es: 'Inyección', en: 'Fuel injection' } },
      { key: 'sensores', name: { es: 'Sensores', en: 'Sensors' } },
    ],
  },
  {
    key: 'transmision',
    name: { es: 'Transmisión', en: 'Transmission' },
    drawing: 'clutch-kit',
    subcategories: [
      { key: 'clutch', name: { es: 'Clutch', en: 'Clutch' } },
      { key: 'flechas-y-juntas', name: { es: 'Flechas y juntas', en: 'Axles and joints' } },
      { key: 'soportes-y-chicotes', name: { es: 'Soportes y chicotes', en: 'Mounts and cables' } },
    ],
  },
  {
    key: 'iluminacion',
    name: { es: 'Iluminación', en: 'Lighting' },
    drawing: 'headlight',
    subcategories: [
      { key: 'faros-y-calaveras', name: { es: 'Faros y calaveras', en: 'Headlights and tail lights' } },
      { key: 'focos', name: { es: 'Focos', en: 'Bulbs' } },
    ],
  },
  {
    key: 'carroceria',
    name: { es: 'Carrocería', en: 'Body' },
    drawing: 'side-mirror',
    subcategories: [
      { key: 'espejos-y-manijas', name: { es: 'Espejos y manijas', en: 'Mirrors and handles' } },
      { key: 'fascias-y-parrillas', name: { es: 'Fascias y parrillas', en: 'Bumper covers and grilles' } },
      { key: 'plumas-y-cristales', name: { es: 'Plumas y cristales', en: 'Wipers and glass' } },
    ],
  },
  {
    key: 'aire-acondicionado',
    name: { es: 'Aire acondicionado', en: 'Air conditioning' },
    drawing: 'ac-compressor',
    subcategories: [
      { key: 'compresores-y-condensadores', name: { es: 'Compresores y condensadores', en: 'Compressors and condensers' } },
      { key: 'ventilacion', name: { es: 'Ventilación', en: 'Ventilation' } },
    ],
  },
  {
    key: 'escape',
    name: { es: 'Escape', en: 'Exhaust' },
    drawing: 'muffler',
    subcategories: [
      { key: 'silenciadores', name: { es: 'Silenciadores', en: 'Mufflers' } },
      { key: 'catalizadores', name: { es: 'Catalizadores', en: 'Catalytic converters' } },
    ],
  },
  {
    key: 'lubricantes',
    name: { es: 'Aceites y lubricantes', en: 'Oils and lubricants' },
    drawing: 'oil-bottle',
    subcategories: [
      { key: 'aceites', name: { es: 'Aceites', en: 'Oils' } },
      { key: 'liquidos', name: { es: 'Líquidos', en: 'Fluids' } },
      { key: 'aditivos-y-grasas', name: { es: 'Aditivos y grasas', en: 'Additives and greases' } },
    ],
  },
  {
    key: 'accesorios',
    name: { es: 'Accesorios', en: 'Accessories' },
    drawing: 'floor-mats',
    subcategories: [
      { key: 'interior', name: { es: 'Interior', en: 'Interior' } },
      { key: 'herramienta', name: { es: 'Herramienta', en: 'Tools' } },
    ],
  },
] satisfies readonly Category[]
