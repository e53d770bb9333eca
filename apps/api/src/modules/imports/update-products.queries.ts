import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const WORDS = sql`array['part_number', 'name_es', 'name_en', 'equivalents']`

type Which = { readonly where: RawBuilder<unknown>; readonly also: RawBuilder<unknown> }

/** Numbers and names are indexed for searches, which costs more than all the rest: who keeps them is not asked to write them. */
export const WITH_WORDS: Which = {
  where: sql`changes.facts ?| ${WORDS}`,
  also: sql`part_number = n.part_number, name_es = n.name_es, name_en = n.name_en, equivalents = n.equivalents,`,
}
export const WITHOUT_WORDS: Which = { where: sql`not changes.facts ?| ${WORDS} and changes.facts <> '{}'`, also: sql`` }

/** Writes facts, by column, over those that products have. Each product is written once: every index follows every write. */
export const updateProducts = (db: Db, changes: RawBuilder<unknown>, { where, also }: Which) =>
  sql`
  update products p set ${also} description_es = n.description_es, description_en = n.description_en, part_type_id = n.part_type_id,
    brand_id = n.brand_id, supplier = n.supplier, price_cents = n.price_cents, is_outlet = n.is_outlet, is_premium = n.is_premium,
    is_recommended = n.is_recommended, is_heavy_duty = n.is_heavy_duty, is_universal = n.is_universal, unit = n.unit,
    pieces_per_car = n.pieces_per_car, status = n.status, stock = n.stock
  from ${changes} changes join products q on q.id = changes.product_id, lateral jsonb_populate_record(q, changes.facts) n
  where p.id = changes.product_id and ${where}`.execute(db)
