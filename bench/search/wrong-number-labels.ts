import { numberKey } from '@shop/domain/search/part-numbers'
import { cutOff, MISTAKES } from './mutate-number.ts'
import type { NumberLabel } from './number-labels.ts'
import { type NumbersOnSale, shuffled } from './numbers-on-sale.ts'

const CUT = 30
const OF_EACH_MISTAKE = 8
/** What is left of a number may begin some others too, but not a pageful. */
const MOST_ALIKE = 10
const LOOKED_AT = 300

/** Numbers that nobody has as they were typed. */
export function wrongNumberLabels(numbers: NumbersOnSale): NumberLabel[] {
  const { count, isKey } = numbers
  const parts = shuffled(numbers.parts, ({ id }) => `wrong${id}`)
  const cut = parts
    .slice(0, LOOKED_AT)
    .map(({ id, part }, i): NumberLabel => ({ class: 'number: cut', id, query: cutOff(part, 1 + (i % 2)), place: 'anywhere' }))
    .filter(({ query }) => query.length >= 4 && /\d/.test(query) && !isKey(numberKey(query)) && count(`|${numberKey(query)}`) <= MOST_ALIKE)
  // Some are letters for the most part: what is left of them says little.
  const few = cut.filter(hasFewDigits).slice(0, CUT / 3)
  const many = cut.filter((label) => !hasFewDigits(label)).slice(0, CUT - few.length)
  const mistyped = Object.entries(MISTAKES).flatMap(([kind, make], i) =>
    parts
      .slice((i + 1) * LOOKED_AT, (i + 2) * LOOKED_AT)
      .filter(({ part }) => numberKey(part).length >= 6)
      .flatMap(({ id, part }): NumberLabel[] => {
        const query = make(part)
        return query ? [{ class: 'number: mistyped', id, query, place: 'near', note: `${kind}: ${part}` }] : []
      })
      .filter(({ query }) => count(numberKey(query)) === 0)
      .slice(0, OF_EACH_MISTAKE),
  )
  return [...few, ...many, ...mistyped]
}

function hasFewDigits({ query }: NumberLabel) {
  return query.replace(/\D/g, '').length <= 3
}
