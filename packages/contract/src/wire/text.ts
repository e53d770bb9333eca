import * as z from 'zod/mini'

/** No control character (PostgreSQL refuses NUL) and no half of a surrogate pair (UTF-8 has no bytes for it). */
function isPlain(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text)
}

/** Several lines that somebody types. */
export function longText(max: number) {
  return z.string().check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((text) => isPlain(text.replace(/[\n\r\t]/g, ''))),
    z.normalize('NFC'),
  )
}

/** A line that a caller types or that comes out of an address. An accent typed as a character of its own becomes part of its letter. */
export function shortText(max: number) {
  return z.string().check(z.minLength(1), z.maxLength(max), z.refine(isPlain), z.normalize('NFC'))
}
