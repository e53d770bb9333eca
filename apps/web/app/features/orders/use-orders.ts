import type { Order } from '@shop/domain/order'
import { useCallback, useEffect, useState } from 'react'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { callOrders } from '../../calls/calls.ts'
import { useLocale } from '../../texts.ts'

const PAGE_SIZE = 12
const MOST_WAITING = 48

export type Orders = {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly waiting: readonly Order[]
  readonly orders: readonly Order[]
  readonly hasMore: boolean
  readonly more: () => void
}

/** The customer's orders, newest first, and apart those that wait for a voucher. */
export function useOrders(): Orders {
  const locale = useLocale()
  const [state, setState] = useState<Orders['state']>('loading')
  const [waiting, setWaiting] = useState<readonly Order[]>([])
  const [orders, setOrders] = useState<readonly Order[]>([])
  const [total, setTotal] = useState(0)
  const load = useCallback(
    async (page: number) => {
      setState('loading')
      try {
        const calls = await callOrders(locale)
        const [next, unsent] = await Promise.all([
          calls.orders({ page, limit: PAGE_SIZE, isWithoutVoucher: false }),
          page === 1 ? calls.orders({ page, limit: MOST_WAITING, isWithoutVoucher: true }) : undefined,
        ])
        setOrders((before) => [...(page === 1 ? [] : before), ...next.items])
        if (unsent) setWaiting(unsent.items)
        setTotal(next.total)
        setState('ready')
      } catch (error) {
        if (!isSessionOver(error)) setState('failed')
      }
    },
    [locale],
  )
  useEffect(() => void load(1), [load])
  return {
    state,
    waiting,
    orders,
    hasMore: state !== 'loading' && (state === 'failed' || orders.length < total),
    more: () => void load(Math.floor(orders.length / PAGE_SIZE) + 1),
  }
}
