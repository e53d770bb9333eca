import { fileURLToPath } from 'node:url'
import { engineFactsOf } from './engine-facts.ts'
import { makersOf } from './makers.ts'
import { readTables, said } from './read-tables.ts'
import type { Brand, Category, PartType, VehicleModel } from './shapes.ts'
import type { Row } from './tables.ts'

/** What the tables of this package hold. `import.meta.url`: the server's build points it at the source (apps/shop/vite.config.ts). */
export const tables = readTables(fileURLToPath(new URL('../tables/', import.meta.url)))

/** Of types that a parts shop seldom has: it orders them. */
const SELDOM = {
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
  const { name, is_own_line, tier, warranty_months, priceLevel, makes, numberPattern, colour } = row.values
  return {
    key: row.key,
    name,
    tier,
    ...(warranty_months !== null && { warrantyMonths: warranty_months }),
    priceLevel: said(priceLevel, 'brand', row),
    ...(is_own_line && { isOwnLine: true }),
    ...(makes && { makes }),
    numberPattern: said(numberPattern, 'brand', row),
    colour: said(colour, 'brand', row),
  }
}

function categoriesOf(): readonly Category[] {
  const subcategories = Map.groupBy(tables.subcategory, ({ values }) => values.parent)
  return tables.category.map((row) => ({
    key: row.key,
    name: { es: row.values.name_es, en: row.values.name_en },
    drawing: said(row.values.drawing, 'category', row),
    subcategories: (subcategories.get(row.key) ?? []).map(({ key, values }) => ({ key, name: { es: values.name_es, en: values.name_en } })),
  }))
}

function partTypeOf(row: Row<'part-type'>): PartType {
  const { parent, name_es, name_en, synonyms_es, synonyms_en, needs, is_carried, gender, fits, positions, unit, piecesPerCar } = row.values
  const { lowestPrice, highestPrice, variants, notes, description_es, description_en, drawing } = row.values
  const sold = <Value>(value: Value | undefined, seldom: Value): Value => (is_carried ? said(value, 'part-type', row) : (value ?? seldom))
  return {
    key: row.key,
    subcategory: parent,
    name: { es: name_es, en: name_en },
    gender: said(gender, 'part-type', row),
    synonyms: { es: synonyms_es, en: synonyms_en },
    ...(Object.keys(needs).length > 0 && { needs }),
    ...(!is_carried && { isSeldomStocked: true }),
    fits: said(fits, 'part-type', row),
    ...(positions && { positions }),
    unit: sold(unit, SELDOM.unit),
    ...(piecesPerCar !== undefined && { piecesPerCar }),
    price: [said(lowestPrice, 'part-type', row), said(highestPrice, 'part-type', row)],
    brands: makersOf(row, tables),
    ...(variants && { variants }),
    ...(notes && { notes }),
    description: { es: sold(description_es, SELDOM.description.es), en: sold(description_en, SELDOM.description.en) },
    drawing: sold(drawing, SELDOM.drawing),
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
    body: said(row.values.body, 'model', row),
    popularity: said(row.values.popularity, 'model', row),
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
          family: said(engine.values.family, 'engine', engine),
          from: engine.values.year_from,
          to: engine.values.year_to,
          facts: factsOf(engine).facts,
        })),
    })),
  }))
}
