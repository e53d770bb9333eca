import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { BenchShop } from '../support/bench-shop.ts'

export type NumbersOnSale = {
  readonly parts: readonly { readonly id: string; readonly part: string; readonly internal: string }[]
  readonly equivalents: readonly { readonly id: string; readonly key: string; readonly number: string }[]
  /** How many keys contain this text. */
  readonly count: (text: string) => number
  readonly isKey: (text: string) => boolean
}

/** Read whole: to ask the database of every number whether it stands inside another one takes minutes on a busy machine. */
export async function readNumbers({ db }: BenchShop): Promise<NumbersOnSale> {
  const keys = await sql<{ key: string }>`select key from part_number_keys`.execute(db)
  const parts = await sql<{ id: string; part: string; internal: string }>`
    select id::text, part_number as part, internal_key as internal from products where status = 'active' order by id`.execute(db)
  const equivalents = await sql<{ id: string; key: string; number: string }>`
    select p.id::text, k.key, k.number from part_number_keys k join products p on p.id = k.product_id and p.status = 'active'
    where k.kind = 'equivalent' order by p.id`.execute(db)
  const all = `|${keys.rows.map(({ key }) => key).join('|')}|`
  return {
    parts: parts.rows,
    equivalents: equivalents.rows,
    count: (text) => all.split(text).length - 1,
    isKey: (text) => all.includes(`|${text}|`),
  }
}

/** The same order every time, and no neighbours side by side. */
export function shuffled<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, place: createHash('md5').update(keyOf(item)).digest('hex') }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ item }) => item)
}
