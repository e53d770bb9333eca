import { useState } from 'react'
import type { Called } from '../calls/use-call.ts'

/** Which row of a list its form is open for, a new one included: the form takes the place of the list, and what it did is read again. */
export function useEdited<Row extends { readonly id: string }>({ data, reload }: Called<readonly Row[]>) {
  const [edited, setEdited] = useState<Row | 'new'>()
  const row = edited === 'new' ? undefined : edited
  const cancel = () => setEdited(undefined)
  return {
    isOpen: edited !== undefined,
    /** Nothing while a new one is made. */
    row,
    others: data?.filter(({ id }) => id !== row?.id) ?? [],
    open: (one: Row) => setEdited(one),
    openNew: () => setEdited('new'),
    cancel,
    close: () => {
      cancel()
      reload()
    },
  }
}
