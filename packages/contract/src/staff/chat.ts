import { LONGEST_MESSAGE } from '@shop/domain/chat'
import { MOST_UPLOAD_BYTES, PICTURE_TYPES } from '@shop/domain/upload'
import * as z from 'zod/mini'
import { asIs, pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { form, optionalField, paragraphsField, textField } from '../form.ts'
import { input } from '../input.ts'
import { flag } from '../wire/numbers.ts'
import { paging } from '../wire/paging.ts'
import { chatMessage, conversationEntry, staffConversation } from '../wire/people/chat.ts'
import { ofCustomer } from '../wire/people/customer-number.ts'

const may = { access: 'staff', roles: ['owner', 'sales'] } as const
function digits(max: number) {
  return textField([(text) => (/^\d+$/.test(text) ? undefined : 'numbers')], { max })
}
const byId = form({ id: digits(9) })
const nothing = asIs(z.object({}))

export const listConversations = endpoint({
  method: 'GET',
  path: '/admin/chat',
  ...may,
  summary:
    'The conversations in which somebody wrote, the last written to first; `cerradas` shows those that ended, `cliente` all of one customer',
  query: input(
    { page: paging.page, limit: paging.limit, cerradas: z._default(flag, false), cliente: z.optional(ofCustomer) },
    { cerradas: 'areClosed', cliente: 'customerId' },
  ),
  data: pageOf(conversationEntry),
})

export const streamConversations = endpoint({
  method: 'GET',
  path: '/admin/chat/eventos',
  ...may,
  answers: 'events',
  summary: 'Server-sent events of every conversation: `mensaje`, `escribiendo`, `conversacion`, each with its `conversacion`',
  query: form({ desde: optionalField(digits(18)) }, { desde: 'after' }),
  data: asIs(z.unknown()),
})

export const getStaffConversation = endpoint({
  method: 'GET',
  path: '/admin/chat/:id',
  ...may,
  summary: 'One conversation with everything said in it',
  params: byId,
  data: staffConversation,
})

export const replyToConversation = endpoint({
  method: 'POST',
  path: '/admin/chat/:id/mensajes',
  ...may,
  upload: { field: 'imagen', maxBytes: MOST_UPLOAD_BYTES, types: PICTURE_TYPES },
  summary: 'Answers; who has left and gave an e-mail gets it there. Whoever answers first has the conversation',
  params: byId,
  body: form({ texto: optionalField(paragraphsField({ max: LONGEST_MESSAGE })) }, { texto: 'text' }),
  data: chatMessage,
})

export const signStaffTyping = endpoint({
  method: 'POST',
  path: '/admin/chat/:id/escribiendo',
  ...may,
  isQuestion: true,
  summary: 'A member of staff is typing',
  params: byId,
  data: nothing,
})

export const signStaffRead = endpoint({
  method: 'POST',
  path: '/admin/chat/:id/leido',
  ...may,
  summary: 'Staff have seen everything up to a message',
  params: byId,
  body: form({ hasta: digits(18) }, { hasta: 'upTo' }),
  data: nothing,
})

export const assignConversation = endpoint({
  method: 'POST',
  path: '/admin/chat/:id/asignar',
  ...may,
  summary: 'Takes the conversation over; the shop’s own answers stop',
  params: byId,
  data: staffConversation,
})

export const closeConversation = endpoint({
  method: 'POST',
  path: '/admin/chat/:id/cerrar',
  ...may,
  summary: 'Ends the conversation; the visitor can begin another',
  params: byId,
  data: staffConversation,
})

export const getStaffMessagePicture = endpoint({
  method: 'GET',
  path: '/admin/chat/:id/imagenes/:mensaje',
  ...may,
  answers: 'file',
  summary: 'The picture of a message',
  params: form({ id: digits(9), mensaje: digits(18) }, { mensaje: 'message' }),
  data: asIs(z.unknown()),
})
