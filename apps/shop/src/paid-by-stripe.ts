import { keptFor } from '@shop/api/kept-for'
import { createClient } from '@shop/contract/client'
import { listPaymentForms } from '@shop/contract/shop/payments'
import type { PageServices } from '@shop/web/page-services'
import { STRIPE_SCRIPTS } from './page-headers.ts'

/** Keys are set where the API starts: nothing that changes while somebody looks. */
const KEPT_MS = 10_000

/**
 * Whether cards are typed into frames of Stripe, as the API says that it is paid. While it cannot be asked, what it said last counts; who
 * has never heard it does not keep the provider's form from anybody.
 */
export function paidByStripe({ log, ...api }: PageServices['api']): () => Promise<boolean> {
  const call = createClient({ ...api, log, locale: 'es' })
  let last = true
  return keptFor(KEPT_MS, async () => {
    try {
      last = (await call(listPaymentForms)).some(({ page }) => page?.scriptUrl.startsWith(`${STRIPE_SCRIPTS}/`))
    } catch (error) {
      log('How the shop is paid was not read', error)
    }
    return last
  })
}
