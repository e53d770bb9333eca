import type { Arrival, ArrivalKind, Waiting } from '@shop/domain/arrival'
import type { EventsOf } from '../../event-stream.ts'
import { as, record } from '../../record.ts'
import { maybe, text, whole } from '../plain.ts'
import { words } from '../words.ts'

export const arrivalKind = words<ArrivalKind>()({
  quotation: 'cotizacion',
  chat: 'chat',
  voucher: 'comprobante',
  order: 'pedido',
})

export const waiting = record<Waiting>()({
  quotation: as('cotizaciones', maybe(whole)),
  lateQuotations: as('fuera_de_plazo', maybe(whole)),
  chat: as('conversaciones', maybe(whole)),
  voucher: as('comprobantes', maybe(whole)),
  order: as('por_empacar', maybe(whole)),
})

/** What a desk is told: how many wait, whenever that changes, and each arrival. */
type WaitingEvents = { readonly waiting: Waiting; readonly arrival: Arrival }
export const waitingEvents: EventsOf<WaitingEvents> = {
  waiting: as('pendientes', waiting),
  arrival: as('llegada', record<Arrival>()({ kind: as('tipo', arrivalKind), ref: text })),
}
