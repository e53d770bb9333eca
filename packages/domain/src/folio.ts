/** Digits and letters that nobody confuses on a screen, on paper or by phone: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY'
const LENGTH = 8
const GROUP = 4
export const FOLIO_BYTES = 16
const TEST_PREFIX = 'PRUEBA-'

/** `K7RM-4XQ9`, from random bytes: 23^8 possibilities, so that no order leads to another. Undefined when the bytes do not suffice: bring new ones. */
export function folioFrom(random: Uint8Array, { isTest }: { readonly isTest: boolean }): string | undefined {
  // A remainder would favour the first letters of the alphabet; bytes above the last whole multiple are passed over.
  const usable = [...random].filter((byte) => byte < 256 - (256 % ALPHABET.length))
  if (usable.length < LENGTH) return undefined
  const letters = usable.slice(0, LENGTH).map((byte) => ALPHABET[byte % ALPHABET.length])
  return `${isTest ? TEST_PREFIX : ''}${letters.slice(0, GROUP).join('')}-${letters.slice(GROUP).join('')}`
}

/** The folio somebody typed or read aloud: any case, with or without the dash. Undefined when it cannot be one. */
export function readFolio(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '')
  const isTest = plain.startsWith('PRUEBA')
  const letters = isTest ? plain.slice('PRUEBA'.length) : plain
  if (letters.length !== LENGTH || [...letters].some((letter) => !ALPHABET.includes(letter))) return undefined
  return `${isTest ? TEST_PREFIX : ''}${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`
}
