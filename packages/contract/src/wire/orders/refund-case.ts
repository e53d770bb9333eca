import type { Cents } from '@shop/domain/money'
import type { OrderRefund } from '@shop/domain/order'
import type { RefundWay } from '@shop/domain/payment-method'
import * as z from 'zod/mini'
import { asIs } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { instant, money, text } from '../plain.ts'
import { refundStatus, refundWay } from './order.ts'

/** Money that somebody has to give back. */
export type RefundCase = {
  readonly id: string
  readonly folio: string | null
  readonly amount: Cents
  readonly method: RefundWay
  readonly status: OrderRefund['status']
  readonly reason: string
  readonly createdAt: Date
  readonly customer: string
}

export const refundCase = record<RefundCase>()({
  id: as('_id', text),
  folio: asIs(z.nullable(z.string())),
  amount: as('monto', money),
  method: as('metodo', refundWay),
  status: as('estado', refundStatus),
  reason: as('motivo', text),
  createdAt: as('fecha', instant),
  customer: as('cliente', text),
})
