type Fitment = readonly [model: string, from: number, to: number, engine?: string, note?: string]
type Part = {
  readonly number: string
  readonly type: string
  readonly name: readonly [es: string, en: string | null]
  readonly brand: string
  readonly pesos: number
  readonly fits: readonly Fitment[]
} & Partial<{
  readonly stock: number
  readonly equivalents: string[]
  readonly isOnSale: boolean
  readonly columns: Readonly<Record<string, unknown>>
}>

const PREMIUM = { is_premium: true }
const OUTLET = { is_outlet: true }
const HEAVY = { is_heavy_duty: true }
const UNIVERSAL = { is_universal: true }

/** Discounted, premium, sold out, universal, discontinued: one of each that a test may want, and more. */
export const PARTS: readonly Part[] = [
  {
    number: 'BV-1001',
    type: 'brake-pads',
    name: ['Balatas delanteras cerámicas', 'Front ceramic brake pads'],
    brand: 'Brembo',
    pesos: 850,
    isOnSale: true,
    columns: { ...PREMIUM, unit: 'set', pieces_per_car: 1 },
    fits: [
      ['Versa', 2012, 2019],
      ['March', 2012, 2020],
    ],
  },
  {
    number: 'BV-2001',
    type: 'brake-pads',
    name: ['Balatas traseras', 'Rear brake pads'],
    brand: 'TRW',
    pesos: 520,
    fits: [['Versa', 2012, 2019]],
  },
  {
    number: 'BJ-1002',
    type: 'brake-pads',
    name: ['Balatas delanteras', 'Front brake pads'],
    brand: 'Bosch',
    pesos: 990,
    equivalents: ['5C0-698-151'],
    isOnSale: true,
    fits: [['Jetta', 2011, 2014, '2.5']],
  },
  {
    number: 'BJ-1003',
    type: 'brake-pads',
    name: ['Balatas delanteras', 'Front brake pads'],
    brand: 'Popoye',
    pesos: 610,
    equivalents: ['5C0-698-151'],
    fits: [['Jetta', 2011, 2015, '2.0']],
  },
  {
    number: 'BT-4001',
    type: 'brake-pads',
    name: ['Balatas delanteras', null],
    brand: 'Popoye',
    pesos: 310,
    columns: OUTLET,
    fits: [['Tsuru', 1992, 2017]],
  },
  {
    number: 'BV-9999',
    type: 'brake-pads',
    name: ['Balatas descontinuadas', 'Discontinued brake pads'],
    brand: 'Febi',
    pesos: 100,
    columns: { status: 'inactive' },
    fits: [
      ['Versa', 2012, 2019],
      ['Aveo', 2008, 2018],
    ],
  },
  {
    number: 'DV-1100',
    type: 'brake-disc',
    name: ['Disco de freno delantero', 'Front brake disc'],
    brand: 'Brembo',
    pesos: 1_200,
    isOnSale: true,
    columns: PREMIUM,
    fits: [['Versa', 2012, 2019]],
  },
  {
    number: 'AMO-334',
    type: 'shock',
    name: ['Amortiguador trasero', 'Rear shock absorber'],
    brand: 'Monroe',
    pesos: 740,
    columns: { unit: 'pair', is_recommended: true },
    fits: [['Tsuru', 1992, 2017]],
  },
  {
    number: 'AMO-512',
    type: 'shock',
    name: ['Amortiguador delantero izquierdo', 'Front left shock absorber'],
    brand: 'Monroe',
    pesos: 1_150,
    columns: { is_recommended: true },
    fits: [['Versa', 2012, 2019]],
  },
  {
    number: 'AMO-777',
    type: 'shock',
    name: ['Amortiguador trasero', 'Rear shock absorber'],
    brand: 'Monroe',
    pesos: 1_400,
    stock: 2,
    fits: [['Jetta', 2011, 2015, '', 'Solo con suspensión deportiva']],
  },
  {
    number: 'MAR-1060',
    type: 'starter',
    name: ['Marcha', 'Starter motor'],
    brand: 'Bosch',
    pesos: 2_900,
    equivalents: ['23300-ED800'],
    fits: [
      ['Versa', 2012, 2019],
      ['March', 2012, 2020],
    ],
  },
  {
    number: '0 986 021 590',
    type: 'starter',
    name: ['Marcha', 'Starter motor'],
    brand: 'Bosch',
    pesos: 3_800,
    columns: { ...PREMIUM, ...HEAVY },
    fits: [['Jetta', 2011, 2014, '2.5']],
  },
  {
    number: 'BKR6E-11',
    type: 'spark-plug',
    name: ['Bujía de níquel', 'Nickel spark plug'],
    brand: 'NGK',
    pesos: 65,
    stock: 400,
    columns: { pieces_per_car: 4 },
    fits: [
      ['Tsuru', 1992, 2017, '1.6'],
      ['Versa', 2012, 2019, '1.6'],
    ],
  },
  {
    number: 'FR7DE',
    type: 'spark-plug',
    name: ['Bujía de iridio', 'Iridium spark plug'],
    brand: 'Bosch',
    pesos: 180,
    fits: [['Jetta', 2011, 2015]],
  },
  {
    number: 'GP-134',
    type: 'oil-filter',
    name: ['Filtro de aceite', 'Oil filter'],
    brand: 'Gonher',
    pesos: 95,
    fits: [
      ['Versa', 2012, 2019],
      ['March', 2012, 2020],
      ['Tsuru', 1992, 2017],
    ],
  },
  {
    number: 'F026407',
    type: 'oil-filter',
    name: ['Filtro de aceite', 'Oil filter'],
    brand: 'Bosch',
    pesos: 160,
    columns: HEAVY,
    fits: [['Jetta', 2011, 2015]],
  },
  {
    number: 'GA-2201',
    type: 'air-filter',
    name: ['Filtro de aire', 'Air filter'],
    brand: 'Gonher',
    pesos: 210,
    columns: OUTLET,
    fits: [['Versa', 2012, 2019]],
  },
  {
    number: '48510-59895',
    type: 'radiator',
    name: ['Radiador de aluminio', 'Aluminium radiator'],
    brand: 'Valeo',
    pesos: 3_100,
    fits: [['Jetta', 2011, 2015]],
  },
  {
    number: 'RAD-B13',
    type: 'radiator',
    name: ['Radiador', 'Radiator'],
    brand: 'Valeo',
    pesos: 1_900,
    stock: 0,
    fits: [['Tsuru', 1992, 2017]],
  },
  {
    number: 'VV-530',
    type: 'motor-oil',
    name: ['Aceite sintético 5W-30', 'Synthetic oil 5W-30'],
    brand: 'Valvoline',
    pesos: 240,
    columns: UNIVERSAL,
    fits: [],
  },
  {
    number: 'GO-1540',
    type: 'motor-oil',
    name: ['Aceite mineral 15W-40', 'Mineral oil 15W-40'],
    brand: 'Gonher',
    pesos: 140,
    columns: { ...UNIVERSAL, ...HEAVY },
    fits: [],
  },
  {
    number: 'RO-62O-3O1',
    type: 'clutch-kit',
    name: ['Kit de clutch', 'Clutch kit'],
    brand: 'LuK',
    pesos: 2_400,
    fits: [['Versa', 2012, 2019]],
  },
  {
    number: 'RT-510',
    type: 'clutch-kit',
    name: ['Kit de clutch reforzado', 'Reinforced clutch kit'],
    brand: 'LuK',
    pesos: 1_700,
    columns: HEAVY,
    fits: [['Tsuru', 1992, 2017]],
  },
]
