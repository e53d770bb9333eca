import { withoutAccents } from './search/words.ts'

const MOST = 3

/** Of a name's words: "Refacciones Bernal" is RB. Plain letters, for numbers that are typed by hand. */
export function initialsOf(name: string): string {
  const words =
    withoutAccents(name)
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? []
  return (
    words
      .map(([first]) => first)
      .slice(0, MOST)
      .join('') || 'R'
  )
}
