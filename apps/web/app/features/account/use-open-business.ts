import type { OrderStatus } from '@shop/domain/order-status'
import type { ReturnStatus } from '@shop/domain/return'
import { useEffect, useState } from 'react'
import { lazily } from '../../browser/lazily.ts'
import { useLocale } from '../../texts.ts'

type OpenBusiness = { readonly orders: readonly string[]; readonly returns: readonly string[] }

const NONE: OpenBusiness = { orders: [], returns: [] }
const UNDER_WAY: readonly OrderStatus[] = ['pending', 'paid', 'processing', 'shipped']
const IN_REVIEW: readonly ReturnStatus[] = ['asked', 'approved', 'received']

/** Folios of what is still going on between customer and shop. Whoever cannot be told may delete the account all the same. */
export function useOpenBusiness(): OpenBusiness {
  const locale = useLocale()
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    lazily(() => import('../../browser/read-own-data.ts'))
      .then(({ readOwnData }) => readOwnData(locale))
      .then(({ orders, returns }) =>
        setFound({
          orders: orders.filter(({ status }) => UNDER_WAY.includes(status)).map(({ folio }) => folio),
          returns: returns.filter(({ status }) => IN_REVIEW.includes(status)).map(({ folio }) => folio),
        }),
      )
      .catch(console.warn)
  }, [locale])
  return found
}
