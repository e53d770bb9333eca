import { fileURLToPath } from 'node:url'
import { engineFactsOf } from './engine-facts.ts'
import { makersOf } from './makers.ts'
import { readTables, requireCell } from './read-tables.ts'
import type { Brand, Category, PartType, VehicleModel } from './shapes.ts'
import type { Row } from './tables.ts'

/** What the tables of this package hold. `import.meta.url`: the server's build points it at the source (apps/shop/vite.config.ts). */
export const tables = readTables(fileURLToPath(new URL('../tables/', import.meta.url)))

/** Of part types that a parts shop orders when somebody asks. */
const SELDOM_STOCKED = {
  isSeldomStocked: true,
  unit: 'pieza',
  drawing: 'default',
  description: {
    es: 'Se surte sobre pedido: dinos tu auto y te cotizamos.',
    en: 'We get it to order: tell us your car and we will quote it.',
  },
} as const

/** New rows of a table are added at its end: numbers of the demo follow the order. */
export const brands: readonly Brand[] = tables.brand.map(brandOf)
export const categories: readonly Category[] = categoriesOf()
export const everyPartType: readonly PartType[] = tables['part-type'].map(partTypeOf)
export const everyVehicle: readonly VehicleModel[] = vehiclesOf()

function brandOf(row: Row<'brand'>): Brand {
  const { name, is_own_line, tier, warranty_months, makes } = row.values
  return {
    key: row.key,
    name,
    tier,
    ...(warranty_months !== null && { warrantyMonths: warranty_months }),
    priceLevel: requireCell('brand', row, 'priceLevel'),
    ...(is_own_line && { isOwnLine: true }),
    ...(makes && { makes }),
    numberPattern: requireCell('brand', row, 'numberPattern'),
    colour: requireCell('brand', row, 'colour'),
  }
}

function categoriesOf(): readonly Category[] {
  const subcategories = Map.groupBy(tables.subcategory, ({ values }) => values.parent)
  return tables.category.map((row) => ({
    key: row.key,
    name: { es: row.values.name_es, en: row.values.name_en },
    drawing: requireCell('category', row, 'drawing'),
    subcategories: (subcategories.get(row.key) ?? []).map(({ key, values }) => ({ key, name: { es: values.name_es, en: values.name_en } })),
  }))
}

function partTypeOf(row: Row<'part-type'>): PartType {
  const { values } = row
  return {
    key: row.key,
    subcategory: values.parent,
    name: { es: values.name_es, en: values.name_en },
    gender: requireCell('part-type', row, 'gender'),
    synonyms: { es: values.synonyms_es, en: values.synonyms_en },
    ...(Object.keys(values.needs).length > 0 && { needs: values.needs }),
    fits: requireCell('part-type', row, 'fits'),
    ...(values.positions && { positions: values.positions }),
    ...(values.piecesPerCar !== undefined && { piecesPerCar: values.piecesPerCar }),
    price: [requireCell('part-type', row, 'lowestPrice'), requireCell('part-type', row, 'highestPrice')],
    brands: makersOf(row, tables),
    ...(values.variants && { variants: values.variants }),
    ...(values.notes && { notes: values.notes }),
    ...(values.is_carried ? describe(row) : SELDOM_STOCKED),
  }
}

function describe(row: Row<'part-type'>): Pick<PartType, 'unit' | 'description' | 'drawing'> {
  return {
    unit: requireCell('part-type', row, 'unit'),
    description: { es: requireCell('part-type', row, 'description_es'), en: requireCell('part-type', row, 'description_en') },
    drawing: requireCell('part-type', row, 'drawing'),
  }
}

function vehiclesOf(): readonly VehicleModel[] {
  const makes = new Map(tables.make.map(({ key, values }) => [key, values.name]))
  const generations = Map.groupBy(tables.generation, ({ values }) => values.parent)
  const engines = Map.groupBy(tables.engine, ({ values }) => values.parent)
  const factsOf = engineFactsOf(tables)
  return tables.model.map((row) => ({
    make: makes.get(row.values.parent) ?? '',
    model: row.values.name,
    aliases: row.values.aliases,
    body: requireCell('model', row, 'body'),
    popularity: requireCell('model', row, 'popularity'),
    ...(!row.values.is_carried && { isSeldomStocked: true }),
    generations: (generations.get(row.key) ?? []).map(({ values: { name, year_from, year_to, platform } }) => ({
      ...(name !== undefined && { name }),
      from: year_from,
      to: year_to,
      platform,
      engines: (engines.get(row.key) ?? [])
        .filter(({ values }) => year_from <= values.year_from && values.year_from <= year_to)
        .map((engine) => ({
          label: engine.values.engine,
          family: requireCell('engine', engine, 'family'),
          from: engine.values.year_from,
          to: engine.values.year_to,
          facts: factsOf(engine).facts,
        })),
    })),
  }))
}
