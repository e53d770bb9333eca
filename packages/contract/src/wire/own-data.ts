import type { Customer, Session } from '@shop/domain/customer'
import type { Order } from '@shop/domain/order'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { customer, session } from './customer.ts'
import { order } from './order.ts'

/** What a customer may take along: the privacy right of access. */
export type OwnData = {
  readonly takenAt: Date
  readonly customer: Customer
  readonly registeredAt: Date
  readonly privacyAcceptedAt: Date | undefined
  readonly sessions: readonly Session[]
  readonly orders: readonly Order[]
}

const schema = z.object({
  generado: z.string(),
  cliente: customer.schema,
  registro: z.string(),
  privacidad_aceptada: z.optional(z.string()),
  sesiones: z.array(session.schema),
  ordenes: z.array(order.schema),
})

export const ownData: Codec<z.output<typeof schema>, OwnData> = codec(
  schema,
  (inside) => ({
    generado: inside.takenAt.toISOString(),
    cliente: customer.encode(inside.customer),
    registro: inside.registeredAt.toISOString(),
    ...(inside.privacyAcceptedAt ? { privacidad_aceptada: inside.privacyAcceptedAt.toISOString() } : {}),
    sesiones: inside.sessions.map(session.encode),
    ordenes: inside.orders.map(order.encode),
  }),
  (wire) => ({
    takenAt: new Date(wire.generado),
    customer: customer.decode(wire.cliente),
    registeredAt: new Date(wire.registro),
    privacyAcceptedAt: wire.privacidad_aceptada === undefined ? undefined : new Date(wire.privacidad_aceptada),
    sessions: wire.sesiones.map(session.decode),
    orders: wire.ordenes.map(order.decode),
  }),
)
