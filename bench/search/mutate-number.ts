import { createHash } from 'node:crypto'

/** How people get a number wrong when they read it off a box or key it in. Undefined where a number offers no place for the mistake. */
export const MISTAKES: Readonly<Record<string, (number: string) => string | undefined>> = {
  wrong: (number) => at(number, /[0-9A-Z]/gi, (character) => neighbourOf(character)),
  doubled: (number) => at(number, /[0-9A-Z]/gi, (character) => character + character),
  swapped: (number) => at(number, /([0-9A-Z])(?!\1)[0-9A-Z]/gi, (pair) => `${pair[1]}${pair[0]}`),
  'l for 1': (number) => at(number, /1/g, () => 'l'),
  'S for 5': (number) => at(number, /5/g, () => 'S'),
  'B for 8': (number) => at(number, /8/g, () => 'B'),
}

/** Without its last one or two characters, as when the label is torn. */
export function cutOff(number: string, count: number): string {
  return number.slice(0, -count).replace(/[^A-Za-z0-9]+$/, '')
}

/** One of the places where the mistake can happen, never the first character: that is the one people look at. */
function at(number: string, places: RegExp, replaced: (text: string) => string): string | undefined {
  const matches = [...number.matchAll(places)].filter(({ index }) => index > 0)
  const match = matches[(createHash('sha256').update(number).digest()[0] ?? 0) % Math.max(1, matches.length)]
  return match && number.slice(0, match.index) + replaced(match[0]) + number.slice(match.index + match[0].length)
}

function neighbourOf(character: string): string {
  if (character === '9') return '8'
  if (character.toUpperCase() === 'Z') return 'X'
  // O and I are read as 0 and 1 anyway: they would be no mistake, or another one.
  const next = String.fromCharCode(character.charCodeAt(0) + 1)
  return /[oi]/i.test(next) ? String.fromCharCode(character.charCodeAt(0) + 2) : next
}
