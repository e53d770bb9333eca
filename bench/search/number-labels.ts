import { numberKey } from '@shop/domain/search/part-numbers'
import { type NumbersOnSale, shuffled } from './numbers-on-sale.ts'

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
export function numberLabels({ parts, equivalents, count }: NumbersOnSale): NumberLabel[] {
  const alone = shuffled(
    parts.filter(({ part }) => numberKey(part).length >= 7),
    ({ id }) => id,
  )
  const whole = firstOf(alone, ({ part }) => count(numberKey(part)) === 1)
  const halves = firstOf(
    shuffled(
      parts.filter(({ part }) => numberKey(part).length >= 8).map(({ id, part }) => ({ id, half: halfOfNumber(part) })),
      ({ id }) => `half${id}`,
    ),
    ({ half }) => numberKey(half).length >= 5 && /\d.*\d.*\d/.test(half) && count(numberKey(half)) === 1,
  )
  const owners = Map.groupBy(equivalents, ({ key }) => key)
  const oems = firstOf(
    shuffled(equivalents, ({ key }) => key),
    ({ key }) => key.length >= 7 && owners.get(key)?.length === 1,
  )
  const label = (kind: string, id: string, query: string): NumberLabel => ({ class: `number: ${kind}`, query, id, place: 'first' })
  return [
    ...whole.map(({ id, part }) => label('exact', id, part)),
    ...whole.map(({ id, part }) => label('bare', id, part.replace(/[^A-Za-z0-9]/g, '').toLowerCase())),
    ...whole.map(({ id, part }) => label('spaced', id, part.replace(/[^A-Za-z0-9]+/g, ' '))),
    ...whole.map(({ id, part }) => label('dotted', id, part.replace(/[^A-Za-z0-9]+/g, '.'))),
    ...whole.map(({ id, part }) => label('O for 0', id, part.replace(/0/g, 'O').replace(/1/g, 'I'))),
    ...whole.map(({ id, internal }) => label('own key', id, internal.toLowerCase())),
    ...halves.map(({ id, half }) => label('half', id, half)),
    ...oems.map(({ id, number }) => label('oem', id, number)),
    ...oems.map(({ id, number }) => label('oem bare', id, number.replace(/[^A-Za-z0-9]/g, ''))),
  ]
}

function halfOfNumber(part: string): string {
  return part.slice(0, Math.round(part.length * 0.7)).replace(/[^A-Za-z0-9].?$/, '')
}

/** Looks at no more than it needs: each look goes through all numbers. */
function firstOf<Item>(items: readonly Item[], isGood: (item: Item) => boolean): Item[] {
  const good: Item[] = []
  for (const item of items) {
    if (good.length === SAMPLES) break
    if (isGood(item)) good.push(item)
  }
  return good
}
