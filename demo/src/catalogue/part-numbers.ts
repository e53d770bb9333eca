import { hashOf } from './dice.ts'

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
/** Shares no factor with 10 or 23, so that counting up visits every number of a pattern once. */
const STEP = 7_919
/** Nobody's first part is number zero. */
const FIRST = 1_371

/** The n-th number of a maker: A stands for a letter, 9 for a digit. No number comes twice before all were used. */
export function numberFrom(pattern: string, n: number): string {
  return fill(pattern, (n + FIRST) * STEP)
}

/** A number that depends on `key` alone. */
function numberFor(pattern: string, key: string): string {
  return fill(pattern, hashOf(key))
}

function fill(pattern: string, seed: number): string {
  let rest = seed
  return [...pattern]
    .map((symbol) => {
      const alphabet = symbol === 'A' ? LETTERS : symbol === '9' ? '0123456789' : undefined
      if (!alphabet) return symbol
      const character = alphabet[rest % alphabet.length]
      rest = Math.floor(rest / alphabet.length)
      return character
    })
    .join('')
}

/** What the car makers' own numbers look like. */
const OEM_PATTERNS: Readonly<Record<string, string>> = {
  Nissan: '99999-9AA9A',
  Volkswagen: '9A9 999 999 A',
  SEAT: '9A9 999 999 A',
  Chevrolet: '99999999',
  Pontiac: '99999999',
  Ford: 'AA9Z-9999-A',
  Toyota: '99999-99999',
  Honda: '99999-AAA-A99',
  Hyundai: '99999-9A999',
  Kia: '99999-9A999',
  Mazda: 'A9AA-99-999',
  Renault: '9999 999 99A',
  Peugeot: '9999.A9',
  Mitsubishi: 'AA999999',
  Suzuki: '99999-99A99',
}
const OTHER_OEM_PATTERN = '99999999AA'

export function oemNumber(make: string, key: string): string {
  return KNOWN_NUMBERS[key] ?? numberFor(OEM_PATTERNS[make] ?? OTHER_OEM_PATTERN, key)
}

/** Numbers that people look for by heart. */
const KNOWN_NUMBERS: Readonly<Record<string, string>> = {
  'shock-absorber|front|Toyota|toyota-xp90': '48510-59895',
}
