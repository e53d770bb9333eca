import { digitsIn, isYear } from './part-numbers.ts'
import type { Suggestions } from './understood.ts'
import { tokensOf, withoutAccents } from './words.ts'

export type SuggestionKind = keyof Suggestions

const SEARCHES_FIRST: readonly SuggestionKind[] = ['searches', 'categories', 'vehicles', 'numbers', 'products']

/** Which kind stands first hangs on what is being typed: a number, the name of a shelf, or a sentence. */
export function kindsInOrder(typed: string, { categories }: Pick<Suggestions, 'categories'>): readonly SuggestionKind[] {
  const first: SuggestionKind | undefined = isNumberLike(typed) ? 'numbers' : goesOn(typed, categories[0]?.name) ? 'categories' : undefined
  return first ? [first, ...SEARCHES_FIRST.filter((kind) => kind !== first)] : SEARCHES_FIRST
}

function isNumberLike(typed: string): boolean {
  const last = tokensOf(typed).at(-1)?.word ?? ''
  return digitsIn(last) >= 2 && !isYear(last)
}

function goesOn(typed: string, name: string | undefined): boolean {
  return name !== undefined && typedIn(typed, name)?.from === 0
}

/** Where in a suggestion stands what is in the box already: at its beginning, or at that of a later word. */
export function typedIn(typed: string, suggestion: string): { readonly from: number; readonly to: number } | undefined {
  const begun = typed.trimEnd()
  const from = ` ${plain(suggestion)}`.indexOf(` ${plain(begun)}`)
  return from < 0 ? undefined : { from, to: from + begun.length }
}

/** Letter for letter, so that places in it are places in the text. */
function plain(text: string): string {
  return Array.from(text, (letter) => withoutAccents(letter.toLowerCase())).join('')
}

/** Of every kind as much as there is room for: the longest list gives way first, of two the later. */
export function fitInto<Lists extends Readonly<Record<string, readonly unknown[]>>>(room: number, lists: Lists): Lists {
  const kept: Record<string, readonly unknown[]> = { ...lists }
  const count = () => Object.values(kept).reduce((sum, { length }) => sum + length, 0)
  while (count() > room) {
    const [longest, its] = Object.entries(kept).reduce((a, b) => (b[1].length >= a[1].length ? b : a))
    kept[longest] = its.slice(0, -1)
  }
  return kept as Lists
}
