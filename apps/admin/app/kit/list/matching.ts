import { withoutAccents } from '@shop/domain/search/words'

/** Whether a name has what was typed in it, whatever its case and accents. */
export const isNamed = (typed: string, ...names: readonly string[]): boolean => names.some((name) => plain(name).includes(plain(typed)))

const plain = (text: string): string => withoutAccents(text.trim().toLowerCase())
