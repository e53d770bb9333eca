import { CallFailed } from '@shop/contract/client'
import type { Order } from '@shop/domain/order'
import { useEffect, useState } from 'react'
import { concludePurchase } from '../../browser/purchase.ts'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { callOrders, callPurchase } from '../../calls/calls.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { paths } from '../../paths.ts'
import { useNavigate } from '../../router/router-context.ts'
import { useLocale } from '../../texts.ts'
import { decided, PaymentRefused } from './buy.ts'
import { type PaymentProblem, problemOf } from './payment-problem.ts'

/** The order that came of a purchase. It is only looked up: showing it again makes nothing, and coming back from the bank ends here too. */
export function useConfirmedOrder(checkoutId: string | undefined): Order | 'in-review' | 'lost' | undefined {
  const locale = useLocale()
  const navigate = useNavigate()
  const [order, setOrder] = useState<Order | 'in-review' | 'lost'>()
  useEffect(() => {
    if (!checkoutId) return void navigate(paths.orders(locale), { replace: true })
    let isWanted = true
    const find = async (): Promise<Order | 'in-review'> => {
      const calls = await callPurchase(locale)
      const ended = await decided(calls, checkoutId)
      const { folio } = await calls.stateOf(checkoutId)
      if (ended === 'in-review' && !folio) return ended
      return (await callOrders(locale)).order(folio ?? '')
    }
    const load = () => {
      find().then(
        (found) => {
          if (!isWanted) return
          if (found !== 'in-review') concludePurchase(checkoutId)
          setOrder(found)
        },
        async (error: unknown) => {
          if (!isWanted || isSessionOver(error)) return
          if (error instanceof PaymentRefused) {
            const state: { readonly problem: PaymentProblem } = { problem: await problemOf(error) }
            return navigate(paths.summary(locale), { replace: true, state })
          }
          // Nobody's purchase, or somebody else's: both look the same.
          if (error instanceof CallFailed && error.status < 500) return navigate(paths.orders(locale), { replace: true })
          notifyFailure(error, load)
          setOrder('lost')
        },
      )
    }
    load()
    return () => {
      isWanted = false
    }
  }, [checkoutId, locale, navigate])
  return order
}
