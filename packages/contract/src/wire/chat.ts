import type { ChatAuthor, ChatCard, ChatMessage, ConversationEntry, StaffConversation, VisitorConversation } from '@shop/domain/chat'
import type { ORDER_STATUSES, OrderStatus } from '@shop/domain/order-status'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { given } from './given.ts'
import { productSummary } from './product.ts'
import { words } from './words.ts'

const author = words<ChatAuthor>()({ visitor: 'visitante', staff: 'tienda', helper: 'asistente' })
const orderStatus = words<OrderStatus>()({
  pending: 'pendiente',
  paid: 'pagado',
  processing: 'procesando',
  shipped: 'enviado',
  delivered: 'entregado',
  cancelled: 'cancelado',
  refunded: 'reembolsado',
} satisfies Record<(typeof ORDER_STATUSES)[number], string>)

const prefilled = z.object({
  armadora: z.optional(z.string()),
  modelo: z.optional(z.string()),
  anio: z.optional(z.string()),
  cilindraje: z.optional(z.string()),
  autoparte: z.optional(z.string()),
})
const wireCard = z.union([
  z.object({ tipo: z.literal('producto'), producto: productSummary.schema }),
  z.object({ tipo: z.literal('pedido'), folio: z.string(), estado: orderStatus.schema }),
  z.object({ tipo: z.literal('busqueda'), search: z.string() }),
  z.object({ tipo: z.literal('cotizacion'), datos: prefilled }),
  z.object({ tipo: z.literal('iniciar_sesion') }),
  z.object({ tipo: z.literal('dejar_correo') }),
])
type WireCard = z.output<typeof wireCard>

const encodeCard = (card: ChatCard): WireCard => {
  switch (card.kind) {
    case 'product':
      return { tipo: 'producto', producto: productSummary.encode(card.product) }
    case 'order':
      return { tipo: 'pedido', folio: card.folio, estado: orderStatus.encode(card.status) }
    case 'search':
      return { tipo: 'busqueda', search: card.search }
    case 'quotation': {
      const { make, model, year, engine, part } = card.prefilled
      const datos = { ...given('armadora', make), ...given('modelo', model), ...given('anio', year), ...given('cilindraje', engine) }
      return { tipo: 'cotizacion', datos: { ...datos, ...given('autoparte', part) } }
    }
    case 'sign-in':
      return { tipo: 'iniciar_sesion' }
    case 'leave-email':
      return { tipo: 'dejar_correo' }
  }
}
const decodeCard = (wire: WireCard): ChatCard => {
  switch (wire.tipo) {
    case 'producto':
      return { kind: 'product', product: productSummary.decode(wire.producto) }
    case 'pedido':
      return { kind: 'order', folio: wire.folio, status: orderStatus.decode(wire.estado) }
    case 'busqueda':
      return { kind: 'search', search: wire.search }
    case 'cotizacion': {
      const { armadora, modelo, anio, cilindraje, autoparte } = wire.datos
      const car = { ...given('make', armadora), ...given('model', modelo), ...given('year', anio), ...given('engine', cilindraje) }
      return { kind: 'quotation', prefilled: { ...car, ...given('part', autoparte) } }
    }
    case 'iniciar_sesion':
      return { kind: 'sign-in' }
    case 'dejar_correo':
      return { kind: 'leave-email' }
  }
}

/** Also how cards are kept: whatever a product learns to say, what was said of it once can still be read. */
export const chatCard: Codec<WireCard, ChatCard> = codec(wireCard, encodeCard, decodeCard)

const wireMessage = z.object({
  _id: z.string(),
  de: author.schema,
  nombre: z.optional(z.string()),
  texto: z.string(),
  tarjetas: z.array(wireCard),
  tiene_imagen: z.boolean(),
  fecha: z.string(),
})
export const chatMessage: Codec<z.output<typeof wireMessage>, ChatMessage> = codec(
  wireMessage,
  (inside) => ({
    _id: inside.id,
    de: author.encode(inside.author),
    ...given('nombre', inside.name),
    texto: inside.text,
    tarjetas: inside.cards.map(encodeCard),
    tiene_imagen: inside.hasPicture,
    fecha: inside.sentAt.toISOString(),
  }),
  (wire) => ({
    id: wire._id,
    author: author.decode(wire.de),
    name: wire.nombre,
    text: wire.texto,
    cards: wire.tarjetas.map(decodeCard),
    hasPicture: wire.tiene_imagen,
    sentAt: new Date(wire.fecha),
  }),
)

const visitorFields = {
  mensajes: z.array(wireMessage),
  cerrada: z.boolean(),
  leido_por_tienda: z.string(),
  tiene_correo: z.boolean(),
  en_horario: z.boolean(),
  abre: z.optional(z.string()),
}
const wireVisitor = z.object(visitorFields)
type WireVisitor = z.output<typeof wireVisitor>

const encodeVisitor = (inside: VisitorConversation): WireVisitor => ({
  mensajes: inside.messages.map(chatMessage.encode),
  cerrada: inside.isClosed,
  leido_por_tienda: inside.readByStaff,
  tiene_correo: inside.hasEmail,
  en_horario: inside.isAttended,
  ...given('abre', inside.opensAt?.toISOString()),
})
const decodeVisitor = (wire: WireVisitor): VisitorConversation => ({
  messages: wire.mensajes.map(chatMessage.decode),
  isClosed: wire.cerrada,
  readByStaff: wire.leido_por_tienda,
  hasEmail: wire.tiene_correo,
  isAttended: wire.en_horario,
  opensAt: wire.abre === undefined ? undefined : new Date(wire.abre),
})
export const visitorConversation: Codec<WireVisitor, VisitorConversation> = codec(wireVisitor, encodeVisitor, decodeVisitor)

/** A conversation that was begun, and the secret that opens it from now on. */
export type BegunConversation = VisitorConversation & { readonly secret: string }
const wireBegun = z.object({ llave: z.string(), ...visitorFields })
export const begunConversation: Codec<z.output<typeof wireBegun>, BegunConversation> = codec(
  wireBegun,
  (inside) => ({ llave: inside.secret, ...encodeVisitor(inside) }),
  (wire) => ({ secret: wire.llave, ...decodeVisitor(wire) }),
)

const entryFields = {
  _id: z.string(),
  nombre: z.optional(z.string()),
  email: z.optional(z.string()),
  es_cliente: z.boolean(),
  cerrada: z.boolean(),
  asignada_a: z.optional(z.string()),
  ultimo_mensaje: z.string(),
  ultimo_texto: z.string(),
  sin_leer: z.int(),
}
const wireEntry = z.object(entryFields)
type WireEntry = z.output<typeof wireEntry>
const encodeEntry = (inside: ConversationEntry): WireEntry => ({
  _id: inside.id,
  ...given('nombre', inside.name),
  ...given('email', inside.email),
  es_cliente: inside.isCustomer,
  cerrada: inside.isClosed,
  ...given('asignada_a', inside.assignedTo),
  ultimo_mensaje: inside.lastMessageAt.toISOString(),
  ultimo_texto: inside.lastText,
  sin_leer: inside.unread,
})
const decodeEntry = (wire: WireEntry): ConversationEntry => ({
  id: wire._id,
  name: wire.nombre,
  email: wire.email,
  isCustomer: wire.es_cliente,
  isClosed: wire.cerrada,
  assignedTo: wire.asignada_a,
  lastMessageAt: new Date(wire.ultimo_mensaje),
  lastText: wire.ultimo_texto,
  unread: wire.sin_leer,
})
export const conversationEntry: Codec<WireEntry, ConversationEntry> = codec(wireEntry, encodeEntry, decodeEntry)

const wireStaff = z.object({ ...entryFields, mensajes: z.array(wireMessage), leido_por_visitante: z.string() })
export const staffConversation: Codec<z.output<typeof wireStaff>, StaffConversation> = codec(
  wireStaff,
  (inside) => ({
    ...encodeEntry(inside),
    mensajes: inside.messages.map(chatMessage.encode),
    leido_por_visitante: inside.readByVisitor,
  }),
  (wire) => ({ ...decodeEntry(wire), messages: wire.mensajes.map(chatMessage.decode), readByVisitor: wire.leido_por_visitante }),
)
