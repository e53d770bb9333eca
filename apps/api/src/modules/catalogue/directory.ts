import type { CarFacts } from '@shop/domain/car-facts'
import type { Locale } from '@shop/domain/locale'
import { nameOfAlias } from '@shop/domain/model-alias'
import { buildLexicon, type Lexicon } from '@shop/domain/search/lexicon'
import { withoutAccents } from '@shop/domain/search/words'
import type { Db } from '../../database/connect.ts'
import { readByVersion } from '../../database/read-by-version.ts'
import { readShelves, type ShelfRows } from './shelves.queries.ts'

/** Finds shelves, brands and cars by whatever they are called: slug, Spanish or English name, any case and accents. */
export type Directory = ShelfRows & {
  readonly lexicon: Lexicon
  /** What stands on what, in the order of the shop. */
  readonly shelves: readonly {
    readonly category: ShelfRows['categories'][number]
    readonly subcategories: readonly { readonly subcategory: ShelfRows['subcategories'][number]; readonly typeIds: readonly number[] }[]
  }[]
  /** From A to Z, as each language calls them. */
  readonly partTypesByName: Readonly<Record<Locale, ShelfRows['partTypes']>>
  readonly typesOf: (names: {
    category?: readonly string[] | undefined
    subcategory?: readonly string[] | undefined
    partType?: readonly string[] | undefined
  }) => readonly number[] | undefined
  readonly brandIds: (names: readonly string[]) => readonly number[]
  readonly ownBrandIds: readonly number[]
  readonly makeIds: (name: string) => readonly number[]
  /** Models by make, by name, or both. */
  readonly modelIds: (make: string | undefined, model: string | undefined) => readonly number[]
  /** With which engines these models were sold, and when. */
  readonly enginesOfModels: (modelIds: Iterable<number>) => readonly ShelfRows['modelEngines'][number][]
  /** The slugs of what is called so, as addresses write it. */
  readonly slugsOf: Readonly<Record<'category' | 'subcategory' | 'partType' | 'brand', (name: string) => readonly string[]>>
  readonly categoryNamed: (name: string) => ShelfRows['categories'][number] | undefined
  readonly subcategoryNamed: (name: string) => ShelfRows['subcategories'][number] | undefined
}

/** The directory of the present shelves, read again only when a name on them was changed. */
export function createDirectoryReader(db: Db, shelvesVersion: () => number): () => Promise<Directory> {
  return readByVersion(shelvesVersion, async () => buildDirectory(await readShelves(db)))
}

function buildDirectory(rows: ShelfRows): Directory {
  const categories = index(rows.categories, ({ slug, name_es, name_en }) => [slug, name_es, name_en])
  const subcategories = index(rows.subcategories, ({ slug, name_es, name_en }) => [slug, name_es, name_en])
  const partTypes = index(rows.partTypes, ({ slug, name_es, name_en, synonyms_es, synonyms_en }) => [
    slug,
    name_es,
    name_en,
    ...synonyms_es,
    ...synonyms_en,
  ])
  const brands = index(rows.brands, ({ slug, name }) => [slug, name])
  const makes = index(rows.makes, ({ slug, name }) => [slug, name])
  const models = index(rows.models, ({ slug, name, aliases }) => [slug, name, ...aliases.map(nameOfAlias)])

  const engines = Map.groupBy(rows.modelEngines, ({ model_id }) => model_id)

  const typesIn = (subcategoryIds: ReadonlySet<number>) =>
    rows.partTypes.filter(({ subcategory_id }) => subcategoryIds.has(subcategory_id)).map(({ id }) => id)
  const typesOfCategory = (name: string) => {
    const ids = new Set(categories(name).map(({ id }) => id))
    return typesIn(new Set(rows.subcategories.filter(({ category_id }) => ids.has(category_id)).map(({ id }) => id)))
  }
  const typesOfSubcategory = (name: string) => typesIn(new Set(subcategories(name).map(({ id }) => id)))

  return {
    ...rows,
    lexicon: buildLexicon(shelvesOf(rows, engines)),
    shelves: standing(rows),
    partTypesByName: { es: byName(rows.partTypes, 'es'), en: byName(rows.partTypes, 'en') },
    typesOf: ({ category, subcategory, partType }) => {
      const wanted = [
        category?.flatMap(typesOfCategory),
        subcategory?.flatMap(typesOfSubcategory),
        partType?.flatMap((name) => partTypes(name).map(({ id }) => id)),
      ].filter((ids) => ids !== undefined)
      if (wanted.length === 0) return undefined
      return [...wanted.map((ids) => new Set(ids)).reduce((left, right) => left.intersection(right))]
    },
    brandIds: (names) => names.flatMap((name) => brands(name).map(({ id }) => id)),
    ownBrandIds: rows.brands.filter(({ is_own_line }) => is_own_line).map(({ id }) => id),
    makeIds: (name) => makes(name).map(({ id }) => id),
    modelIds: (make, model) => {
      const ofMake = make === undefined ? undefined : new Set(makes(make).map(({ id }) => id))
      const named = model === undefined ? rows.models : models(model)
      return named.filter(({ make_id }) => ofMake === undefined || ofMake.has(make_id)).map(({ id }) => id)
    },
    enginesOfModels: (modelIds) => [...new Set(modelIds)].flatMap((id) => engines.get(id) ?? []),
    slugsOf: {
      category: (name) => categories(name).map(({ slug }) => slug),
      subcategory: (name) => subcategories(name).map(({ slug }) => slug),
      partType: (name) => partTypes(name).map(({ slug }) => slug),
      brand: (name) => brands(name).map(({ slug }) => slug),
    },
    categoryNamed: (name) => categories(name)[0],
    subcategoryNamed: (name) => subcategories(name)[0],
  }
}

function standing({ categories, subcategories, partTypes }: ShelfRows): Directory['shelves'] {
  const types = Map.groupBy(partTypes, ({ subcategory_id }) => subcategory_id)
  const below = Map.groupBy(subcategories, ({ category_id }) => category_id)
  return categories.map((category) => ({
    category,
    subcategories: (below.get(category.id) ?? []).map((subcategory) => ({
      subcategory,
      typeIds: (types.get(subcategory.id) ?? []).map(({ id }) => id),
    })),
  }))
}

const SPANISH = new Intl.Collator('es')

function byName(partTypes: ShelfRows['partTypes'], locale: Locale) {
  return partTypes.toSorted((a, b) => SPANISH.compare(a[`name_${locale}`], b[`name_${locale}`]))
}

/** `Aire acondicionado`, `aire-acondicionado` and `AIRE ACONDICIONADO` are one name. */
export function nameKey(name: string): string {
  return withoutAccents(name.toLowerCase())
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

function index<Row>(rows: readonly Row[], namesOf: (row: Row) => readonly string[]): (name: string) => readonly Row[] {
  const byName = new Map<string, Row[]>()
  for (const row of rows)
    for (const key of new Set(namesOf(row).map(nameKey))) {
      const known = byName.get(key)
      if (known) known.push(row)
      else byName.set(key, [row])
    }
  return (name) => byName.get(nameKey(name)) ?? []
}

/** What a sentence is understood by: the names of what is on the shelves, and of what the trade has besides. */
function shelvesOf(rows: ShelfRows, engines: ReadonlyMap<number, ShelfRows['modelEngines']>) {
  return {
    partTypes: rows.partTypes.map((row) => ({
      id: row.id,
      isCarried: row.is_carried,
      subcategoryId: row.subcategory_id,
      names: { es: [row.name_es], en: [row.name_en] },
      synonyms: { es: row.synonyms_es, en: row.synonyms_en },
    })),
    subcategories: rows.subcategories.map((row) => ({
      id: row.id,
      categoryId: row.category_id,
      names: { es: [row.name_es], en: [row.name_en] },
    })),
    categories: rows.categories.map((row) => ({ id: row.id, names: { es: [row.name_es], en: [row.name_en] } })),
    brands: rows.brands,
    makes: rows.makes,
    models: rows.models.map((row) => ({
      id: row.id,
      isCarried: row.is_carried,
      makeId: row.make_id,
      name: row.name,
      aliases: row.aliases,
      engines: (engines.get(row.id) ?? []).map((one) => ({
        label: one.engine,
        from: one.year_from,
        to: one.year_to,
        facts: one.facts as CarFacts,
        generation: one.generation ?? undefined,
      })),
    })),
    symptoms: rows.symptoms.map(({ id, phrases_es, phrases_en, partTypeIds }) => ({
      id,
      phrases: [...phrases_es, ...phrases_en],
      partTypeIds,
    })),
    words: rows.words.map(({ word }) => word),
  }
}
