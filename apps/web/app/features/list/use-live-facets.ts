import type { Facets } from '@shop/domain/counted'
import { useEffect, useRef, useState } from 'react'
import { lazily } from '../../browser/lazily.ts'
import { useLocale } from '../../texts.ts'
import { listFields } from './list-fields.ts'

const PAUSE_MS = 250

/** The counts of a list, and those of what is ticked and not yet applied. What cannot be counted leaves the last counts there. */
export function useLiveFacets(facets: Facets): { readonly counted: Facets; readonly count: (ticked: URLSearchParams) => void } {
  const locale = useLocale()
  // Of another list nothing is worth keeping: its facets are other ones.
  const [live, setLive] = useState({ of: facets, counted: facets })
  const last = useRef<{ readonly timer: number }>(undefined)
  useEffect(() => () => clearTimeout(last.current?.timer), [])
  const count = (ticked: URLSearchParams) => {
    clearTimeout(last.current?.timer)
    const timer = window.setTimeout(async () => {
      const { askFacets } = await lazily(() => import('../../calls/list-calls.ts'))
      const counted = await askFacets(locale, listFields(ticked)).catch(() => undefined)
      // Somebody who ticks on is only told of the last.
      if (counted && last.current === own) setLive({ of: facets, counted })
    }, PAUSE_MS)
    const own = { timer }
    last.current = own
  }
  return { counted: live.of === facets ? live.counted : facets, count }
}
