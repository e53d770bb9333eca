type Type = readonly [slug: string, es: string, en: string, synonymsEs?: string[], synonymsEn?: string[]]
type Shelf = readonly [es: string, en: string, types: readonly Type[]]

/** Categories with their subcategories and part types, in the words people use. */
export const SHELVES: readonly (readonly [es: string, en: string, shelves: readonly Shelf[]])[] = [
  [
    'Frenos',
    'Brakes',
    [
      [
        'Frenos de disco',
        'Disc brakes',
        [
          ['brake-pads', 'Balatas', 'Brake pads', ['pastillas de freno', 'pastillas'], ['disc pads']],
          ['brake-disc', 'Disco de freno', 'Brake disc', ['rotor'], ['brake rotor']],
        ],
      ],
    ],
  ],
  ['Suspensión', 'Suspension', [['Amortiguadores', 'Shock absorbers', [['shock', 'Amortiguador', 'Shock absorber', [], ['strut']]]]]],
  [
    'Eléctrico',
    'Electrical',
    [
      ['Arranque', 'Starting', [['starter', 'Marcha', 'Starter motor', ['motor de arranque'], ['starter']]]],
      ['Encendido', 'Ignition', [['spark-plug', 'Bujía', 'Spark plug']]],
    ],
  ],
  [
    'Afinación',
    'Tune-up',
    [
      [
        'Filtros',
        'Filters',
        [
          ['oil-filter', 'Filtro de aceite', 'Oil filter'],
          ['air-filter', 'Filtro de aire', 'Air filter'],
        ],
      ],
    ],
  ],
  [
    'Enfriamiento',
    'Cooling',
    [
      ['Radiadores', 'Radiators', [['radiator', 'Radiador', 'Radiator']]],
      ['Bombas de agua', 'Water pumps', [['water-pump', 'Bomba de agua', 'Water pump']]],
    ],
  ],
  ['Lubricantes', 'Lubricants', [['Aceites', 'Oils', [['motor-oil', 'Aceite de motor', 'Motor oil', ['lubricante'], ['engine oil']]]]]],
  ['Transmisión', 'Transmission', [['Clutch', 'Clutches', [['clutch-kit', 'Kit de clutch', 'Clutch kit', ['clutch', 'embrague']]]]]],
  // Nothing of it is sold.
  ['Carrocería', 'Body', [['Espejos', 'Mirrors', [['mirror', 'Espejo lateral', 'Side mirror', ['retrovisor']]]]]],
]
