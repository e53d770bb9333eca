import { useEffect } from 'react'
import { hosts } from '../../hosts.ts'
import { useLocale } from '../../texts.ts'

/** Pages come from a cache, so a page tells the shop what was searched. It may get lost; nobody waits for it. */
export function useRecordSearch(search: string | undefined): void {
  const locale = useLocale()
  useEffect(() => {
    if (search)
      fetch(`${hosts().api[0]}/products/buscado`, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json', 'accept-language': locale },
        body: JSON.stringify({ search }),
      }).catch(() => {})
  }, [search, locale])
}
