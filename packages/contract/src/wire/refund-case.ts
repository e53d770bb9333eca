import { type Cents, centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { OrderRefund } from '@shop/domain/order'
import * as z from 'zod/mini'
import { codec } from '../codec.ts'
import { refundStatus } from './order.ts'
import { words } from './words.ts'

/** Money that somebody has to give back. */
export type RefundCase = {
  readonly id: string
  readonly folio: string | null
  readonly amount: Cents
  readonly method: 'provider' | 'spei'
  readonly status: OrderRefund['status']
  readonly reason: string
  readonly createdAt: Date
  readonly customer: string
}

const refundMethod = words<RefundCase['method']>()({ provider: 'proveedor', spei: 'spei' })
const caseSchema = z.object({
  _id: z.string(),
  folio: z.nullable(z.string()),
  monto: z.number(),
  metodo: refundMethod.schema,
  estado: refundStatus.schema,
  motivo: z.string(),
  fecha: z.string(),
  cliente: z.string(),
})
export const refundCase = codec<z.output<typeof caseSchema>, RefundCase>(
  caseSchema,
  (inside) => ({
    _id: inside.id,
    folio: inside.folio,
    monto: pesosFromCents(inside.amount),
    metodo: refundMethod.encode(inside.method),
    estado: refundStatus.encode(inside.status),
    motivo: inside.reason,
    fecha: inside.createdAt.toISOString(),
    cliente: inside.customer,
  }),
  (wire) => ({
    id: wire._id,
    folio: wire.folio,
    amount: centsFromPesos(wire.monto),
    method: refundMethod.decode(wire.metodo),
    status: refundStatus.decode(wire.estado),
    reason: wire.motivo,
    createdAt: new Date(wire.fecha),
    customer: wire.cliente,
  }),
)
