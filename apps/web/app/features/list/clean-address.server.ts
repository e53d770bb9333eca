import { redirect } from 'react-router'

const LEFT_EMPTY = new Set(['precio_min', 'precio_max'])

/** A form sends what was typed as it was typed, and before scripts arrive its empty fields too: neither belongs into the address. */
export const assertCleanAddress = ({ pathname, searchParams }: URL): void => {
  const trimmed = [...searchParams].map(([name, text]): [string, string] => [name, name === 'autoparte' ? text.trim() : text])
  const clean = new URLSearchParams(trimmed.filter(([name, text]) => text !== '' || !LEFT_EMPTY.has(name)))
  if (`${clean}` !== `${searchParams}`) throw redirect(clean.size > 0 ? `${pathname}?${clean}` : pathname)
}
