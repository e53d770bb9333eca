import { sql } from 'kysely'
import type { BenchShop } from '../support/bench-shop.ts'

export type NumberLabel = {
  readonly query: string
  readonly class: string
  readonly id: string
  /** Where the part must be: the first result, among results or suggestions, or among the suggestions only. */
  readonly place: 'first' | 'anywhere' | 'near'
  readonly note?: string
}

const SAMPLES = 25

/** Part numbers as people mutilate them, made from numbers that only one part has. Half a number ends where a group of it does, or well within. */
export const numberLabels = async ({ db }: BenchShop): Promise<NumberLabel[]> => {
  // Looking for a number inside all others is slow: only of a few it is asked whether they are alone.
  const { rows } = await sql<{ id: number; part: string; internal: string }>`
    select id, part, internal from (select p.id, p.part_number as part, p.internal_key as internal from products p
      where p.status = 'active' and length(number_key(p.part_number)) >= 7 order by md5(p.id::text) limit 100) sampled
    where (select count(*) from part_number_keys k where k.key like '%' || number_key(part) || '%') = 1
    limit ${SAMPLES}`.execute(db)
  const oems = await sql<{ id: number; number: string }>`
    select min(product_id) as id, min(number) as number from part_number_keys k join products p on p.id = product_id and p.status = 'active'
    where kind = 'equivalent' and length(key) >= 7 group by key having count(*) = 1 order by md5(key) limit ${SAMPLES}`.execute(db)
  const halves = await sql<{ id: number; half: string }>`
    select id, half from (select p.id, regexp_replace(left(p.part_number, (length(p.part_number) * 0.7)::int), '[^A-Za-z0-9].?$', '') as half from products p
      where p.status = 'active' and length(number_key(p.part_number)) >= 8 order by md5('half' || p.id) limit 100) halves
    where length(number_key(half)) >= 5 and half ~ '\\d.*\\d.*\\d' and (select count(*) from part_number_keys k where k.key like '%' || number_key(half) || '%') = 1
    limit ${SAMPLES}`.execute(db)
  const label = (kind: string, id: number, query: string): NumberLabel => ({
    class: `number: ${kind}`,
    query,
    id: String(id),
    place: 'first',
  })
  return [
    ...rows.map(({ id, part }) => label('exact', id, part)),
    ...rows.map(({ id, part }) => label('bare', id, part.replace(/[^A-Za-z0-9]/g, '').toLowerCase())),
    ...rows.map(({ id, part }) => label('spaced', id, part.replace(/[^A-Za-z0-9]+/g, ' '))),
    ...rows.map(({ id, part }) => label('dotted', id, part.replace(/[^A-Za-z0-9]+/g, '.'))),
    ...rows.map(({ id, part }) => label('O for 0', id, part.replace(/0/g, 'O').replace(/1/g, 'I'))),
    ...rows.map(({ id, internal }) => label('own key', id, internal.toLowerCase())),
    ...halves.rows.map(({ id, half }) => label('half', id, half)),
    ...oems.rows.map(({ id, number }) => label('oem', id, number)),
    ...oems.rows.map(({ id, number }) => label('oem bare', id, number.replace(/[^A-Za-z0-9]/g, ''))),
  ]
}
