import { CallFailed } from '@shop/contract/client'
import type { Order } from '@shop/domain/order'
import { useEffect, useState } from 'react'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { callOrders } from '../../calls/calls.ts'
import { useRetry } from '../../kit/use-retry.ts'
import { useLocale } from '../../texts.ts'

type Found = { readonly order: Order } | 'missing' | undefined

/** One order. Somebody else's is as missing as one that never was. */
export const useOrder = (folio: string) => {
  const locale = useLocale()
  const [found, setFound] = useState<Found>()
  const [retry, fail] = useRetry()
  useEffect(() => {
    let isWanted = true
    const load = () => {
      callOrders(locale)
        .then((calls) => calls.order(folio))
        .then(
          (order) => isWanted && setFound({ order }),
          (error: unknown) => {
            if (!isWanted || isSessionOver(error)) return
            if (error instanceof CallFailed && error.status < 500) setFound('missing')
            else fail(error, load)
          },
        )
    }
    load()
    return () => {
      isWanted = false
    }
  }, [folio, locale, fail])
  return { found, retry, keep: (order: Order) => setFound({ order }) }
}
