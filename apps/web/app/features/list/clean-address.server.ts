import { LOCALES } from '@shop/domain/locale'
import { slugOf } from '@shop/domain/slug'
import { redirect } from '../../router/loader.ts'
import { textsIn } from '../../texts.ts'

const LEFT_EMPTY = new Set(['precio_min', 'precio_max'])

/**
 * A form sends what was typed as it was typed, and before scripts arrive its empty fields too: neither belongs into the address. Nor does
 * another name of a list than its own.
 */
export function assertCleanAddress({ pathname, searchParams }: URL): void {
  const trimmed = [...searchParams].map(([name, text]): [string, string] => [name, CLEANED.get(name)?.(text) ?? text])
  const clean = new URLSearchParams(trimmed.filter(([name, text]) => text !== '' || !LEFT_EMPTY.has(name)))
  if (`${clean}` !== `${searchParams}`) throw redirect(clean.size > 0 ? `${pathname}?${clean}` : pathname)
}

/** A list by whatever it is called, in either language; what none is called stays as it was written. */
function listCalled(text: string): string {
  const wanted = slugOf(text)
  const names = LOCALES.flatMap((locale) => Object.entries(textsIn(locale).search.lists))
  return names.find(([list, name]) => [list, slugOf(name)].includes(wanted))?.[0] ?? text
}

const CLEANED: ReadonlyMap<string, (text: string) => string> = new Map([
  ['autoparte', (text) => text.trim()],
  ['lista', listCalled],
])
