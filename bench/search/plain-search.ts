import { sql } from 'kysely'
import type { BenchShop } from '../support/bench-shop.ts'

/** The simplest search there is, for comparison: all words in the name, one page and how many there are. Answers its milliseconds. */
export async function searchPlainly({ db }: BenchShop, query: string): Promise<number> {
  const begun = performance.now()
  await Promise.all([
    sql`select id, name_es, part_number, brand_id, sort_price_cents from products
      where status = 'active' and search_vector @@ plainto_tsquery('spanish', words_key(${query})) order by popularity desc limit 20`.execute(
      db,
    ),
    sql`select count(*) from products
      where status = 'active' and search_vector @@ plainto_tsquery('spanish', words_key(${query}))`.execute(db),
  ])
  return performance.now() - begun
}
