import { useEffect, useRef } from 'react'
import { useLocation } from '../router/router-context.ts'

/** Inside of what lies above the page: a link, or the browser's Back, changes the page that it belongs to, and it goes with it. */
export function LeavesWithPage({ close }: { readonly close: () => void }) {
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (key !== opened.current) close()
  })
  return null
}
