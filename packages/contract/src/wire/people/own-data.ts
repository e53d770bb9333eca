import type { ChatMessage } from '@shop/domain/chat'
import type { Customer, Session } from '@shop/domain/customer'
import type { InvoiceData } from '@shop/domain/invoice'
import type { KeptGarage } from '@shop/domain/merge-garages'
import type { Order } from '@shop/domain/order'
import type { AskedPart, QuotationStatus } from '@shop/domain/quotation'
import type { OrderReturn } from '@shop/domain/return'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { invoice } from '../orders/invoice.ts'
import { order } from '../orders/order.ts'
import { orderReturn } from '../orders/return.ts'
import { instant, maybe, text, yesNo } from '../plain.ts'
import { chatMessage } from './chat.ts'
import { customer, session } from './customer.ts'
import { keptGarage } from './garage.ts'
import { askedPart, askingRecord, quotationStatus } from './quotation.ts'

/** What a customer may take along: the privacy right of access. */
export type OwnData = {
  readonly takenAt: Date
  readonly customer: Customer
  readonly registeredAt: Date
  readonly privacyAcceptedAt: Date | undefined
  readonly invoice: InvoiceData | undefined
  readonly garage: KeptGarage
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

const quotation = askingRecord<OwnQuotation>({
  number: as('numero', text),
  status: as('estado', quotationStatus),
  receivedAt: as('recibida', instant),
  asked: as('auto', askedPart),
  name: as('nombre', text),
  phone: as('telefono', text),
  comments: as('comentarios', maybe(text)),
  hasPicture: as('tiene_imagen', yesNo),
})
const conversation = record<OwnConversation>()({ begunAt: as('inicio', instant), messages: as('mensajes', listOf(chatMessage)) })

export const ownData = record<OwnData>()({
  takenAt: as('generado', instant),
  customer: as('cliente', customer),
  registeredAt: as('registro', instant),
  privacyAcceptedAt: as('privacidad_aceptada', maybe(instant)),
  invoice: as('facturacion', maybe(invoice)),
  garage: keptGarage,
  sessions: as('sesiones', listOf(session)),
  orders: as('ordenes', listOf(order)),
  returns: as('devoluciones', listOf(orderReturn)),
  quotations: as('cotizaciones', listOf(quotation)),
  conversations: as('conversaciones', listOf(conversation)),
})
