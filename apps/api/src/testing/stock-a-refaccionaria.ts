import { slugOf } from '@shop/domain/slug'
import type { Db } from '../database/connect.ts'

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

export type Refaccionaria = {
  /** Ids of the products by their part number. */
  readonly ids: ReadonlyMap<string, number>
  readonly promotionId: number
}

/** A small shop with everything a real one has: shelves with synonyms, four cars with engines, brands, universal and discontinued parts. */
export const stockARefaccionaria = async (db: Db): Promise<Refaccionaria> => {
  const types = await insertShelves(db)
  const models = await insertCars(db)
  const brands = await insertBrands(db)
  const { id: promotionId } = await db
    .insertInto('promotions')
    .values({
      slug: 'frenos',
      name_es: 'Semana del freno',
      name_en: 'Brake week',
      description_es: 'Diez por ciento menos',
      description_en: 'Ten percent off',
      discount_percent: '10',
      status: 'Activo',
      starts_at: new Date(Date.now() - 3_600_000),
      ends_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = await db
    .insertInto('products')
    .values(
      PARTS.map((part, i) => ({
        part_number: part.number,
        internal_key: `LT-${100_001 + i}`,
        name_es: part.name[0],
        name_en: part.name[1],
        equivalents: part.equivalents ?? [],
        part_type_id: known(types, part.type),
        brand_id: known(brands, part.brand),
        supplier: 'Distribuidora del Centro',
        price_cents: part.pesos * 100,
        stock: part.stock ?? 10,
        promotion_id: part.isOnSale ? promotionId : null,
        created_at: new Date(Date.UTC(2026, 0, 1 + i)),
        ...part.columns,
      })),
    )
    .returning(['id', 'part_number'])
    .execute()
  const ids = new Map(rows.map(({ id, part_number }) => [part_number, id]))
  await db
    .insertInto('fitments')
    .values(
      PARTS.flatMap(({ number, type, fits }) =>
        fits.map(([model, from, to, engine = '', note]) => ({
          product_id: known(ids, number),
          part_type_id: known(types, type),
          model_id: known(models, model),
          year_from: from,
          year_to: to,
          engine,
          ...(note ? { note_es: note, note_en: `${note} (en)` } : {}),
        })),
      ),
    )
    .execute()
  return { ids, promotionId }
}

const known = (ids: ReadonlyMap<string, number>, name: string): number => {
  const id = ids.get(name)
  if (id === undefined) throw new RangeError(`there is no ${name} in this shop`)
  return id
}

type Type = readonly [slug: string, es: string, en: string, synonymsEs?: string[], synonymsEn?: string[]]
type Shelf = readonly [es: string, en: string, types: readonly Type[]]

const SHELVES: readonly (readonly [es: string, en: string, shelves: readonly Shelf[]])[] = [
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

const insertShelves = async (db: Db): Promise<Map<string, number>> => {
  const types = new Map<string, number>()
  for (const [place, [es, en, shelves]] of SHELVES.entries()) {
    const category = await db
      .insertInto('categories')
      .values({ slug: slugOf(es), name_es: es, name_en: en, image: `${slugOf(en)}.png`, place })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [nameEs, nameEn, its] of shelves) {
      const shelf = await db
        .insertInto('subcategories')
        .values({ category_id: category.id, slug: slugOf(nameEs), name_es: nameEs, name_en: nameEn })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const [slug, typeEs, typeEn, synonymsEs = [], synonymsEn = []] of its) {
        const values = { slug, name_es: typeEs, name_en: typeEn, synonyms_es: synonymsEs, synonyms_en: synonymsEn }
        const { id } = await db
          .insertInto('part_types')
          .values({ subcategory_id: shelf.id, ...values })
          .returning('id')
          .executeTakeFirstOrThrow()
        types.set(slug, id)
      }
    }
  }
  return types
}

type Engine = readonly [engine: string, from: number, to: number]
const CARS: readonly (readonly [make: string, model: string, aliases: string[], engines: readonly Engine[]])[] = [
  ['Nissan', 'Versa', [], [['1.6', 2012, 2019]]],
  ['Nissan', 'Tsuru', ['Sentra B13'], [['1.6', 1992, 2017]]],
  ['Nissan', 'March', ['Micra'], [['1.6', 2012, 2020]]],
  [
    'Volkswagen',
    'Jetta',
    ['Jetta A6'],
    [
      ['2.0', 2011, 2015],
      ['2.5', 2011, 2014],
      ['2.0 TDI', 2012, 2015],
    ],
  ],
  // Nothing in the shop fits it.
  ['Chevrolet', 'Aveo', [], [['1.6', 2008, 2018]]],
]

const insertCars = async (db: Db): Promise<Map<string, number>> => {
  const makes = new Map<string, number>()
  const models = new Map<string, number>()
  for (const [make, model, aliases, engines] of CARS) {
    if (!makes.has(make)) {
      const { id } = await db
        .insertInto('makes')
        .values({ slug: slugOf(make), name: make })
        .returning('id')
        .executeTakeFirstOrThrow()
      makes.set(make, id)
    }
    const { id } = await db
      .insertInto('models')
      .values({ make_id: known(makes, make), slug: slugOf(model), name: model, aliases })
      .returning('id')
      .executeTakeFirstOrThrow()
    models.set(model, id)
    await db
      .insertInto('model_engines')
      .values(engines.map(([engine, from, to]) => ({ model_id: id, engine, year_from: from, year_to: to })))
      .execute()
  }
  return models
}

const insertBrands = async (db: Db): Promise<Map<string, number>> => {
  const names = ['Brembo', 'TRW', 'Bosch', 'Popoye', 'Monroe', 'NGK', 'Gonher', 'Valeo', 'Valvoline', 'LuK', 'Febi']
  const rows = await db
    .insertInto('brands')
    .values(names.map((name) => ({ slug: slugOf(name), name, is_own_line: name === 'Popoye' })))
    .returning(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

const PREMIUM = { is_premium: true }
const OUTLET = { is_outlet: true }
const HEAVY = { is_heavy_duty: true }
const UNIVERSAL = { is_universal: true }

const PARTS: readonly Part[] = [
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
