import { createClient } from '@shop/contract/client'
import { getCatalogueVersion } from '@shop/contract/shop/catalogue-version'
import type { PageServices } from '@shop/web/page-services'

export type KnownVersion = { readonly version: () => number; readonly stop: () => Promise<void> }

/** With the news of the API and the drawing of a page, a change is seen well within two seconds. */
const ASKED_EVERY_MS = 500

/**
 * Rises when something that pages show may have changed. A web server without a database cannot hear of it, so it asks: what it has drawn is
 * good as long as the answer is the same. Where nobody answers, nobody knows, and it rises each time.
 */
export function versionThroughApi(api: PageServices['api'], everyMs = ASKED_EVERY_MS): KnownVersion {
  const call = createClient({ ...api, log: () => {}, locale: 'es' })
  let version = 1
  let told: string | undefined
  let isAsking = false
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    const answer = await call(getCatalogueVersion).catch(() => undefined)
    isAsking = false
    if (answer === undefined || answer !== told) version++
    told = answer
  }
  const timer = setInterval(ask, everyMs).unref()
  ask()
  return { version: () => version, stop: async () => clearInterval(timer) }
}
