import type { Call } from '@shop/contract/client'
import type { AnyEndpoint } from '@shop/contract/endpoint'
import { countFacets, listCategories, listFirsts, listPartTypes } from '@shop/contract/shop/catalogue'
import { getFrontPage } from '@shop/contract/shop/front-page'
import { listPaymentForms } from '@shop/contract/shop/payments'
import { getPolicies } from '@shop/contract/shop/policies'
import { listPromotions } from '@shop/contract/shop/promotions'
import { listMakeNames, listMakes, listModelNames } from '@shop/contract/shop/vehicles'
import type { Locale } from '@shop/domain/locale'

/** What many pages are made of; of all else hardly anything is asked twice before it changes. */
const OF_MANY_PAGES: ReadonlySet<unknown> = new Set<unknown>([
  getPolicies,
  listCategories,
  listPaymentForms,
  listMakes,
  listMakeNames,
  listModelNames,
  listPartTypes,
  listPromotions,
  listFirsts,
  getFrontPage,
  countFacets,
])

/** Discounts begin and end by the clock, without any change in the database. */
const FRESH_MS = 30_000
/** The counts of a whole catalogue are the largest of them, fifty kilobytes. */
const MOST = 200

type Kept = { readonly version: number; readonly askedAt: number; readonly answer: Promise<unknown> }

/** Answers of the API that many pages share: asked for, carried and read once for each version of all that pages show. */
export function keptAnswers(now: () => number = Date.now) {
  const kept = new Map<string, Kept>()
  const ask = (key: string, version: number, call: () => Promise<unknown>): Promise<unknown> => {
    const before = kept.get(key)
    if (before && before.version === version && now() - before.askedAt < FRESH_MS) return before.answer
    const one: Kept = { version, askedAt: now(), answer: call() }
    kept.delete(key)
    kept.set(key, one)
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    // Whoever asks next has another chance.
    one.answer.catch(() => kept.get(key) === one && kept.delete(key))
    return one.answer
  }
  return (call: Call, locale: Locale, version: number): Call => {
    const keeping = (endpoint: AnyEndpoint, input?: unknown) => {
      const asked = () => (call as (one: AnyEndpoint, input: unknown) => Promise<unknown>)(endpoint, input)
      if (!OF_MANY_PAGES.has(endpoint)) return asked()
      return ask(JSON.stringify([locale, endpoint.path, input]), version, asked)
    }
    return keeping as Call
  }
}
