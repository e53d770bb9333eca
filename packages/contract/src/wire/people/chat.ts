import type { ChatAuthor, ChatCard, ChatMessage, ConversationEntry, StaffConversation, VisitorConversation } from '@shop/domain/chat'
import type { AskedPart } from '@shop/domain/quotation'
import * as z from 'zod/mini'
import { type Codec, codec, listOf } from '../../codec.ts'
import { as, type FieldsOf, record, type WireRecord } from '../../record.ts'
import { fit } from '../catalogue/fit.ts'
import { productSummary } from '../catalogue/product.ts'
import { orderStatus } from '../orders/order-status.ts'
import { instant, maybe, text, whole, yesNo } from '../plain.ts'
import { words } from '../words.ts'

const author = words<ChatAuthor>()({ visitor: 'visitante', staff: 'tienda', helper: 'asistente' })

type CardKind = ChatCard['kind']
type CardOf<Kind extends CardKind> = Extract<ChatCard, { readonly kind: Kind }>
const cardKind = words<CardKind>()({
  product: 'producto',
  order: 'pedido',
  search: 'busqueda',
  quotation: 'cotizacion',
  'sign-in': 'iniciar_sesion',
  'leave-email': 'dejar_correo',
})
function only<Kind extends CardKind>(kind: Kind) {
  return as<Kind>(
    'tipo',
    codec(z.literal(cardKind.encode(kind)), cardKind.encode, () => kind),
  )
}
const prefilled = record<Partial<AskedPart>>()({
  make: as('armadora', maybe(text)),
  model: as('modelo', maybe(text)),
  year: as('anio', maybe(text)),
  engine: as('cilindraje', maybe(text)),
  part: as('autoparte', maybe(text)),
})
const cards: { readonly [Kind in CardKind]: Codec<WireRecord, CardOf<Kind>> } = {
  product: record<CardOf<'product'>>()({
    kind: only('product'),
    product: as('producto', productSummary),
    fit: as('compatibilidad', maybe(fit)),
  }),
  order: record<CardOf<'order'>>()({ kind: only('order'), folio: text, status: as('estado', orderStatus) }),
  search: record<CardOf<'search'>>()({ kind: only('search'), search: text }),
  quotation: record<CardOf<'quotation'>>()({ kind: only('quotation'), prefilled: as('datos', prefilled) }),
  'sign-in': record<CardOf<'sign-in'>>()({ kind: only('sign-in') }),
  'leave-email': record<CardOf<'leave-email'>>()({ kind: only('leave-email') }),
}

/** Also how cards are kept: whatever a product learns to say, what was said of it once can still be read. */
export const chatCard = codec<WireRecord, ChatCard>(
  z.union(Object.values(cards).map(({ schema }) => schema)),
  (card) => (cards[card.kind] as Codec<WireRecord, ChatCard>).encode(card),
  (wire) => cards[cardKind.decode(String(wire.tipo))].decode(wire),
)

export const chatMessage = record<ChatMessage>()({
  id: as('_id', text),
  author: as('de', author),
  name: as('nombre', maybe(text)),
  text: as('texto', text),
  cards: as('tarjetas', listOf(chatCard)),
  hasPicture: as('tiene_imagen', yesNo),
  sentAt: as('fecha', instant),
})

const visitorFields: FieldsOf<VisitorConversation> = {
  messages: as('mensajes', listOf(chatMessage)),
  isClosed: as('cerrada', yesNo),
  readByStaff: as('leido_por_tienda', text),
  hasEmail: as('tiene_correo', yesNo),
  isAttended: as('en_horario', yesNo),
  opensAt: as('abre', maybe(instant)),
}
export const visitorConversation = record<VisitorConversation>()(visitorFields)

/** A conversation that was begun, and the secret that opens it from now on. */
export type BegunConversation = VisitorConversation & { readonly secret: string }
export const begunConversation = record<BegunConversation>()({ secret: as('llave', text), ...visitorFields })

const entryFields: FieldsOf<ConversationEntry> = {
  id: as('_id', text),
  name: as('nombre', maybe(text)),
  email: maybe(text),
  isCustomer: as('es_cliente', yesNo),
  isClosed: as('cerrada', yesNo),
  assignedTo: as('asignada_a', maybe(text)),
  lastMessageAt: as('ultimo_mensaje', instant),
  lastText: as('ultimo_texto', text),
  unread: as('sin_leer', whole),
}
export const conversationEntry = record<ConversationEntry>()(entryFields)

export const staffConversation = record<StaffConversation>()({
  ...entryFields,
  messages: as('mensajes', listOf(chatMessage)),
  readByVisitor: as('leido_por_visitante', text),
})
