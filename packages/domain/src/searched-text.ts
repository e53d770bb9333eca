import { numberKey } from './search/part-numbers.ts'
import { withoutAccents } from './search/words.ts'

const LONGEST = 120

/** As searches are counted: case, accents and blanks make no other text. */
export function searchedText(typed: string): string {
  return [
    ...withoutAccents(typed.toWellFormed().toLowerCase())
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, LONGEST)
    .join('')
    .trim()
}

/** The same with the words that were taken for others. */
export function correctedText(text: string, corrections: readonly { readonly from: string; readonly to: string }[]): string {
  const taken = new Map(corrections.map(({ from, to }) => [searchedText(from), searchedText(to)]))
  return text
    .split(' ')
    .map((word) => taken.get(word) ?? word)
    .join(' ')
}

const EMAIL = /\S@\S/
/** Tax and population numbers of persons, by the date of birth in them; and the number of one very car. */
const PERSONAL_NUMBER = /\b[a-z&]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[a-z0-9]{3}|[hmx][a-z]{5}[a-z0-9]\d)\b/
const CAR_NUMBER = /\b(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])[a-hj-npr-z0-9]{17}\b/
const DIGITS = /\d[\d\s().-]*\d/g

/** Whether a counted text may name a person: such texts are not kept. A number that the shop has a part by is no telephone. */
export function isPersonalText(text: string, partNumbers: readonly string[]): boolean {
  const isPart = (found: string) => partNumbers.some((number) => numberKey(number).includes(numberKey(found)))
  const number = PERSONAL_NUMBER.exec(text)?.[0] ?? CAR_NUMBER.exec(text)?.[0]
  if (EMAIL.test(text) || (number && !isPart(number))) return true
  return [...text.matchAll(DIGITS)].some(([run]) => {
    const groups = run.replace(COUNTRY, '').split(/\D+/)
    return groups.some((group) => group.length >= LONG_NUMBER && !isPart(group)) || (isGrouped(groups) && !isPart(run))
  })
}

const COUNTRY = /^52[\s-]+(?:1[\s-]+)?/
const LONG_NUMBER = 10
const MOST_IN_GROUP = 4

/** Groups that begin like a telephone or go on like a card; an engine beside its years does not. */
function isGrouped(groups: readonly string[]): boolean {
  const [first = '', ...others] = groups
  const isEven =
    first.length >= 2 && first.length <= MOST_IN_GROUP && others.every(({ length }) => length >= 2 && length <= 2 * MOST_IN_GROUP)
  return isEven && groups.join('').length >= LONG_NUMBER
}
