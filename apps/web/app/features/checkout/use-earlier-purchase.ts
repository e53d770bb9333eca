import type { Customer } from '@shop/domain/customer'
import { useEffect } from 'react'
import { abandonPurchase, begunPurchase } from '../../browser/purchase.ts'
import { callPurchase } from '../../calls/calls.ts'
import { paths } from '../../paths.ts'
import { useNavigate } from '../../router/router-context.ts'
import { useLocale } from '../../texts.ts'

/**
 * A purchase that was begun here may have ended unseen: the tab was closed, the answer got lost, the bank took its time. Its result is
 * shown instead of selling the same cart again.
 */
export function useEarlierPurchase(customer: Customer | undefined): void {
  const locale = useLocale()
  const navigate = useNavigate()
  const customerId = customer?.id
  useEffect(() => {
    const id = customerId && begunPurchase(customerId)
    if (!id) return
    let isWanted = true
    callPurchase(locale)
      .then((calls) => calls.stateOf(id))
      .then(
        ({ progress }) => {
          if (!isWanted) return
          if (progress === 'expired') abandonPurchase()
          if (progress === 'placed' || progress === 'processing' || progress === 'in-review')
            navigate(paths.confirmation(locale, id), { replace: true })
        },
        // It may never have reached the shop; paying asks again.
        (error: unknown) => console.warn(error),
      )
    return () => {
      isWanted = false
    }
  }, [customerId, locale, navigate])
}
