import { useEffect } from 'react'
import { hosts } from '../../hosts.ts'

/** Pages come from a cache, so an opened product tells the shop by itself. It may get lost; nobody waits for it. */
export function useRecordInterest(ref: string): void {
  useEffect(() => {
    const tell = (host: string) =>
      fetch(`${host}/products/visto`, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ref }),
      })
    const [first = '', fallback = first] = hosts().api
    tell(first)
      .catch(() => tell(fallback))
      .catch(() => {})
  }, [ref])
}
