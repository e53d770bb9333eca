import type { ImportKind } from '@shop/domain/imports/import'
import { niceName } from '@shop/domain/imports/nice-name'
import { slugOf } from '@shop/domain/slug'
import type { Db } from '../../database/connect.ts'
import type { KnownNames } from '../../ports/known-names.ts'
import {
  listUnknownBrands,
  listUnknownMakes,
  listUnknownModels,
  listUnknownTypes,
  type UnknownType,
} from './comparing/unknown-names.queries.ts'
import { type FoundName, keepNames } from './import-names.queries.ts'
import { listShelfSlugs } from './new-shelves.queries.ts'

/** Names that the compared rows have and the shop has not, with what base data know of them. */
export async function findMissingNames(db: Db, id: number, kind: ImportKind, known: KnownNames): Promise<void> {
  return keepNames(db, id, kind === 'products' ? await missingOfProducts(db, id, known) : await missingOfCars(db, id, known))
}

async function missingOfProducts(db: Db, id: number, known: KnownNames): Promise<readonly FoundName[]> {
  const brands = await listUnknownBrands(db, id)
  const types = (await listUnknownTypes(db, id)).map((type) => ({ ...type, ...shelfOf(type, known) }))
  return [
    ...brands.map((one): FoundName => ({ kind: 'brand', ...one, known_as: known.brand(one.name)?.name ?? null })),
    ...(await missingShelves(db, types)),
    ...types.map((one): FoundName => ({ kind: 'part-type', ...one, known_as: known.partType(one.name)?.nameEs ?? null })),
  ]
}

/** Where a kind of part would be: as base data have it, as the file says, or on a shelf of its own name. */
function shelfOf({ name, category, subcategory }: UnknownType, known: KnownNames) {
  const type = known.partType(name)
  if (type) return { category: type.category.nameEs, subcategory: type.subcategory.nameEs }
  const inside = category ?? subcategory ?? name
  return { category: niceName(inside), subcategory: niceName(subcategory ?? inside) }
}

type Placed = { readonly category: string; readonly subcategory: string; readonly rows: number }

/** Shelves come with what is put on them, unless somebody says that they are others. */
async function missingShelves(db: Db, types: readonly Placed[]): Promise<readonly FoundName[]> {
  const has = await listShelfSlugs(db)
  const shelves = (kind: 'category' | 'subcategory', known: ReadonlySet<string>) =>
    [...Map.groupBy(types, (type) => slugOf(type[kind]))].flatMap(([key, inside]): FoundName[] => {
      const [first] = inside
      if (!first || key === '' || known.has(key)) return []
      const rows = inside.reduce((sum, one) => sum + one.rows, 0)
      const above = kind === 'subcategory' ? { category: first.category } : {}
      return [{ kind, key, name: first[kind], rows, decision: 'create', ...above }]
    })
  return [...shelves('category', has.categories), ...shelves('subcategory', has.subcategories)]
}

async function missingOfCars(db: Db, id: number, known: KnownNames): Promise<readonly FoundName[]> {
  return [
    ...(await listUnknownMakes(db, id)).map((one): FoundName => ({ kind: 'make', ...one, known_as: known.make(one.name) ?? null })),
    ...(await listUnknownModels(db, id)).map(
      (one): FoundName => ({ kind: 'model', ...one, known_as: known.model(one.make, one.name)?.name ?? null }),
    ),
  ]
}
