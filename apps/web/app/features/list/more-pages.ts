import type { Fit } from '@shop/domain/fitment'
import type { SearchGroup } from '@shop/domain/search/understood'
import { useState } from 'react'
import { lazily } from '../../browser/lazily.ts'
import type { PartOnCard } from '../../common/part/on-card.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocation } from '../../router/router-context.ts'
import { useLocale } from '../../texts.ts'
import type { ListData, ListedPage } from './read-list.ts'

/** Parts, and beside each what it is to the car that the list was asked for. */
type Parts = {
  readonly parts: readonly PartOnCard[]
  readonly fits: readonly (Fit | undefined)[]
  readonly groups: readonly SearchGroup[]
}

/** What was loaded below a list, by its entry in the history: whoever comes back finds it there, at the same place. */
const loaded = new Map<string, Parts>()
const KEPT_LISTS = 10

/** The list with the pages that were loaded below it. */
export function useMorePages({ page, asked }: ListData) {
  const locale = useLocale()
  const { key, search } = useLocation()
  const entry = `${key}${search}`
  const [, redraw] = useState(0)
  const [state, setState] = useState<'idle' | 'loading'>('idle')
  const { parts, fits, groups } = joined(partsOf(page), loaded.get(entry))
  const lastPage = page.page - 1 + Math.ceil(parts.length / page.limit)

  const loadMore = async () => {
    setState('loading')
    try {
      const { askPage } = await lazily(() => import('../../calls/list-calls.ts'))
      const more = await askPage(locale, { ...asked, page: lastPage + 1 })
      keep(entry, joined(loaded.get(entry), partsOf(more)))
      setState('idle')
      redraw((times) => times + 1)
    } catch (error) {
      setState('idle')
      notifyFailure(error, loadMore)
    }
  }
  return { parts, fits: page.fits && fits, groups, lastPage, state, loadMore }
}

function partsOf({ items, fits, groups = [] }: ListedPage): Parts {
  return { parts: items, fits: items.map((_, i) => fits?.[i]), groups }
}

function joined(first: Parts | undefined, more: Parts | undefined): Parts {
  return {
    parts: [...(first?.parts ?? []), ...(more?.parts ?? [])],
    fits: [...(first?.fits ?? []), ...(more?.fits ?? [])],
    groups: joinedGroups(first?.groups ?? [], more?.groups ?? []),
  }
}

/** The same groups with the parts of both pages. */
function joinedGroups(first: readonly SearchGroup[], more: readonly SearchGroup[]): SearchGroup[] {
  return (first.length > 0 ? first : more).map((group) => {
    const same = first.length > 0 ? more.find(({ kind, name }) => kind === group.kind && name === group.name) : undefined
    return { ...group, ids: [...group.ids, ...(same?.ids ?? [])] }
  })
}

function keep(entry: string, parts: Parts): void {
  loaded.delete(entry)
  loaded.set(entry, parts)
  const [oldest] = loaded.keys()
  if (loaded.size > KEPT_LISTS && oldest !== undefined) loaded.delete(oldest)
}
