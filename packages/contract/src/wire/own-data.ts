import type { ChatMessage } from '@shop/domain/chat'
import type { Customer, Session } from '@shop/domain/customer'
import type { Order } from '@shop/domain/order'
import type { AskedPart, QuotationStatus } from '@shop/domain/quotation'
import type { OrderReturn } from '@shop/domain/return'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { chatMessage } from './chat.ts'
import { customer, session } from './customer.ts'
import { given } from './given.ts'
import { order } from './order.ts'
import { decodeAskedPart, encodeAskedPart, quotationStatus, wireAskedPart } from './quotation.ts'
import { decodeReturn, encodeReturn, returnSchema } from './return.ts'

/** What a customer may take along: the privacy right of access. */
export type OwnData = {
  readonly takenAt: Date
  readonly customer: Customer
  readonly registeredAt: Date
  readonly privacyAcceptedAt: Date | undefined
  readonly sessions: readonly Session[]
  readonly orders: readonly Order[]
  readonly returns: readonly OrderReturn[]
  readonly quotations: readonly OwnQuotation[]
  readonly conversations: readonly OwnConversation[]
}

export type OwnQuotation = AskedPart & {
  readonly number: string
  readonly status: QuotationStatus
  readonly receivedAt: Date
  readonly name: string
  readonly phone: string
  readonly comments: string | undefined
  readonly hasPicture: boolean
}
export type OwnConversation = { readonly begunAt: Date; readonly messages: readonly ChatMessage[] }

const quotationSchema = z.object({
  numero: z.string(),
  estado: quotationStatus.schema,
  recibida: z.string(),
  auto: wireAskedPart,
  nombre: z.string(),
  telefono: z.string(),
  comentarios: z.optional(z.string()),
  tiene_imagen: z.boolean(),
})
const encodeQuotation = (inside: OwnQuotation): z.output<typeof quotationSchema> => ({
  numero: inside.number,
  estado: quotationStatus.encode(inside.status),
  recibida: inside.receivedAt.toISOString(),
  auto: encodeAskedPart(inside),
  nombre: inside.name,
  telefono: inside.phone,
  ...given('comentarios', inside.comments),
  tiene_imagen: inside.hasPicture,
})
const decodeQuotation = (wire: z.output<typeof quotationSchema>): OwnQuotation => ({
  ...decodeAskedPart(wire.auto),
  number: wire.numero,
  status: quotationStatus.decode(wire.estado),
  receivedAt: new Date(wire.recibida),
  name: wire.nombre,
  phone: wire.telefono,
  comments: wire.comentarios,
  hasPicture: wire.tiene_imagen,
})

const conversationSchema = z.object({ inicio: z.string(), mensajes: z.array(chatMessage.schema) })

const schema = z.object({
  generado: z.string(),
  cliente: customer.schema,
  registro: z.string(),
  privacidad_aceptada: z.optional(z.string()),
  sesiones: z.array(session.schema),
  ordenes: z.array(order.schema),
  devoluciones: z.array(returnSchema),
  cotizaciones: z.array(quotationSchema),
  conversaciones: z.array(conversationSchema),
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
    devoluciones: inside.returns.map(encodeReturn),
    cotizaciones: inside.quotations.map(encodeQuotation),
    conversaciones: inside.conversations.map(({ begunAt, messages }) => ({
      inicio: begunAt.toISOString(),
      mensajes: messages.map(chatMessage.encode),
    })),
  }),
  (wire) => ({
    takenAt: new Date(wire.generado),
    customer: customer.decode(wire.cliente),
    registeredAt: new Date(wire.registro),
    privacyAcceptedAt: wire.privacidad_aceptada === undefined ? undefined : new Date(wire.privacidad_aceptada),
    sessions: wire.sesiones.map(session.decode),
    orders: wire.ordenes.map(order.decode),
    returns: wire.devoluciones.map(decodeReturn),
    quotations: wire.cotizaciones.map(decodeQuotation),
    conversations: wire.conversaciones.map(({ inicio, mensajes }) => ({
      begunAt: new Date(inicio),
      messages: mensajes.map(chatMessage.decode),
    })),
  }),
)
