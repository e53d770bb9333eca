import { CallFailed } from '@shop/contract/client'
import type { Order } from '@shop/domain/order'
import { useEffect, useState } from 'react'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { callOrders } from '../../calls/calls.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'

type Found = { readonly order: Order } | 'missing' | 'lost' | undefined

/** One order. Somebody else's is as missing as one that never was. */
export function useOrder(folio: string) {
  const locale = useLocale()
  const [found, setFound] = useState<Found>()
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
            else {
              notifyFailure(error, load)
              setFound('lost')
            }
          },
        )
    }
    load()
    return () => {
      isWanted = false
    }
  }, [folio, locale])
  return { found, keep: (order: Order) => setFound({ order }) }
}
