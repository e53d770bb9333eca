import type { ChatMessage } from '@shop/domain/chat'
import type { EventsOf } from '../../event-stream.ts'
import { as, record } from '../../record.ts'
import { maybe, text, yesNo } from '../plain.ts'
import { chatMessage } from './chat.ts'

type Standing = { readonly isClosed: boolean; readonly assignedTo: string | undefined }
type Whose = { readonly conversation: string }

/** What a visitor is told of the own conversation. */
export type VisitorEvents = {
  readonly message: ChatMessage
  readonly read: { readonly upTo: string }
  readonly typing: { readonly name: string }
  readonly conversation: Standing
}
export const visitorEvents: EventsOf<VisitorEvents> = {
  message: as('mensaje', chatMessage),
  read: as('leido', record<VisitorEvents['read']>()({ upTo: as('hasta', text) })),
  typing: as('escribiendo', record<VisitorEvents['typing']>()({ name: as('nombre', text) })),
  conversation: as('conversacion', record<Standing>()({ isClosed: as('cerrada', yesNo), assignedTo: as('asignada_a', maybe(text)) })),
}

/** What staff are told of all conversations. */
export type StaffEvents = {
  readonly message: Whose & { readonly message: ChatMessage }
  readonly typing: Whose
  readonly conversation: Whose
}
const whose = record<Whose>()({ conversation: as('conversacion', text) })
export const staffEvents: EventsOf<StaffEvents> = {
  message: as('mensaje', record<StaffEvents['message']>()({ conversation: as('conversacion', text), message: as('mensaje', chatMessage) })),
  typing: as('escribiendo', whose),
  conversation: as('conversacion', whose),
}
