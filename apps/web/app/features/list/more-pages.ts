import type { ProductSummary } from '@shop/domain/product'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { lazily } from '../../browser/lazily.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'
import type { ListData } from './read-list.ts'

type Parts = readonly ProductSummary[]

/** What was loaded below a list, by its entry in the history: whoever comes back finds it there, at the same place. */
const loaded = new Map<string, Parts>()
const KEPT_LISTS = 10

/** The list with the pages that were loaded below it. */
export const useMorePages = ({ page, asked }: ListData) => {
  const locale = useLocale()
  const { key, search } = useLocation()
  const entry = `${key}${search}`
  const [, redraw] = useState(0)
  const [state, setState] = useState<'idle' | 'loading'>('idle')
  const parts = [...page.items, ...(loaded.get(entry) ?? [])]
  const lastPage = page.page - 1 + Math.ceil(parts.length / page.limit)

  const loadMore = async () => {
    setState('loading')
    try {
      const { askPage } = await lazily(() => import('../../calls/list-calls.ts'))
      const more = await askPage(locale, { ...asked, page: lastPage + 1 })
      keep(entry, [...(loaded.get(entry) ?? []), ...more])
      setState('idle')
      redraw((times) => times + 1)
    } catch (error) {
      setState('idle')
      notifyFailure(error, loadMore)
    }
  }
  return { parts, lastPage, state, loadMore }
}

const keep = (entry: string, parts: Parts): void => {
  loaded.delete(entry)
  loaded.set(entry, parts)
  const [oldest] = loaded.keys()
  if (loaded.size > KEPT_LISTS && oldest !== undefined) loaded.delete(oldest)
}
