import { redirect } from 'react-router'

const LEFT_EMPTY = new Set(['precio_min', 'precio_max'])

/** A form that is sent before scripts arrive sends its empty fields too; they do not belong into the address. */
export const assertCleanAddress = ({ pathname, searchParams }: URL): void => {
  const filled = new URLSearchParams([...searchParams].filter(([name, text]) => text !== '' || !LEFT_EMPTY.has(name)))
  if (filled.size < searchParams.size) throw redirect(filled.size > 0 ? `${pathname}?${filled}` : pathname)
}
