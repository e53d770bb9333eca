import { withoutAccents } from '@shop/domain/search/words'

/** Whether a name has what was typed in it, whatever its case and accents. */
export function isNamed(typed: string, ...names: readonly string[]): boolean {
  return names.some((name) => plain(name).includes(plain(typed)))
}

function plain(text: string): string {
  return withoutAccents(text.trim().toLowerCase())
}
