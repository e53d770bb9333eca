import { numberKey } from '@shop/domain/search/part-numbers'
import { sql } from 'kysely'
import type { BenchShop } from '../support/bench-shop.ts'
import { cutOff, MISTAKES } from './mutate-number.ts'
import type { NumberLabel } from './number-labels.ts'

const CUT = 30
const OF_EACH_MISTAKE = 8

/** Numbers that nobody has as they were typed: what is meant must be offered, and not shown as if it had been asked for. */
export const wrongNumberLabels = async ({ db }: BenchShop): Promise<NumberLabel[]> => {
  const { rows: all } = await sql<{ key: string; id: string }>`
    select k.key, k.product_id::text as id from part_number_keys k join products p on p.id = k.product_id and p.status = 'active'`.execute(
    db,
  )
  const { rows: numbers } = await sql<{ id: string; number: string }>`
    select p.id::text as id, p.part_number as number from products p where p.status = 'active' order by md5('wrong' || p.id) limit 2000`.execute(
    db,
  )
  const everyKey = `|${all.map(({ key }) => key).join('|')}|`
  const count = (key: string) => everyKey.split(`|${key}`).length - 1
  const isNobodys = (key: string) => !everyKey.includes(key)

  // Also numbers with few digits: they are letters for the most part, and what is left of them says little.
  const cutOffs = numbers
    .map(({ id, number }, i): NumberLabel => ({ class: 'number: cut', id, query: cutOff(number, 1 + (i % 2)), place: 'anywhere' }))
    .filter(
      ({ query }) => query.length >= 4 && /\d/.test(query) && !everyKey.includes(`|${numberKey(query)}|`) && count(numberKey(query)) <= 10,
    )
  const hasFewDigits = ({ query }: NumberLabel) => query.replace(/\D/g, '').length <= 3
  const mistyped = Object.entries(MISTAKES).flatMap(([kind, make], offset) =>
    numbers
      .slice(offset * 300, (offset + 1) * 300)
      .flatMap(({ id, number }): NumberLabel[] => {
        const query = make(number)
        return query && numberKey(number).length >= 6 && isNobodys(numberKey(query))
          ? [{ class: 'number: mistyped', id, query, place: 'near', note: `${kind}: ${number}` }]
          : []
      })
      .slice(0, OF_EACH_MISTAKE),
  )
  const few = cutOffs.filter(hasFewDigits).slice(0, CUT / 3)
  return [...few, ...cutOffs.filter((label) => !hasFewDigits(label)).slice(0, CUT - few.length), ...mistyped]
}
