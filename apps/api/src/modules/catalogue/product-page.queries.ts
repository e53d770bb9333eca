import type { BrandTier } from '@shop/domain/brand-tier'
import type { Locale } from '@shop/domain/locale'
import type { Product } from '@shop/domain/product'
import { numberKey } from '@shop/domain/search/part-numbers'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { askedOften } from './asked-often.queries.ts'
import { isId, productOf, selectProducts } from './products.queries.ts'

/** `ref` is an id, a maker's number or the shop's own key. */
export const findProductId = async (db: Db, ref: string): Promise<number | undefined> => {
  const { rows } = await idOf(...keysOf(ref)).execute(db)
  return rows[0]?.id
}

/** A part, of which kind it is and where that stands, where its brand stands, and how long it is warranted. */
export type ClassedPart = {
  readonly product: Product
  readonly partTypeId: number
  readonly tier: BrandTier
  readonly warrantyMonths: number | undefined
  readonly categoryPath: readonly { readonly name: string; readonly slug: string }[]
}

export const findPart = async (db: Db, locale: Locale, ref: string): Promise<ClassedPart | undefined> => {
  const { rows } = await db.executeQuery(partByRef(db, locale, ...keysOf(ref)))
  const [row] = rows
  if (!row) return undefined
  return {
    product: productOf(row),
    partTypeId: row.part_type_id,
    tier: row.tier as BrandTier,
    warrantyMonths: row.warranty_months ?? undefined,
    categoryPath: [
      { name: row.category, slug: row.category_slug },
      { name: row.subcategory, slug: row.subcategory_slug },
    ],
  }
}

const keysOf = (ref: string): Keys => [numberKey(ref), isId(ref) ? Number(ref) : null]
type Keys = [key: string, id: number | null]

/** The shop's own key wins over a number that two makers share, and any number over an id. */
const idOf = (key: string | symbol, id: number | null | symbol) => sql<{ id: number }>`
  select id from (
    select p.id, (k.kind <> 'internal')::int as place, p.status from part_number_keys k join products p on p.id = k.product_id
    where k.key = ${key} and k.kind <> 'equivalent'
    union all
    select id, 2, status from products where id = ${id}::int and status <> 'on-order'
  ) named order by place, status, id limit 1`

const selectClassed = (db: Db, locale: Locale, ...keys: Parameters<typeof idOf>) =>
  selectProducts(db, locale)
    .select(['p.part_type_id', 'b.tier', 'b.warranty_months', 'c.slug as category_slug', 's.slug as subcategory_slug'])
    .where(sql<boolean>`p.id = (${idOf(...keys)})`)

const partByRef = askedOften<Awaited<ReturnType<ReturnType<typeof selectClassed>['execute']>>[number], Keys>(selectClassed)
