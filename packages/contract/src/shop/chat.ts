import { LONGEST_MESSAGE } from '@shop/domain/chat'
import { MOST_UPLOAD_BYTES, PICTURE_TYPES } from '@shop/domain/upload'
import * as z from 'zod/mini'
import { asIs, listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { emailField, nameField, secretField } from '../fields/people.ts'
import { form, optionalField, paragraphsField, textField } from '../form.ts'
import { begunConversation, chatMessage, visitorConversation } from '../wire/people/chat.ts'

const bySecret = form({ llave: secretField }, { llave: 'secret' })
const nothing = asIs(z.object({}))
const messageId = textField([(text) => (/^\d{1,18}$/.test(text) ? undefined : 'numbers')], { max: 18 })

export const beginConversation = endpoint({
  method: 'POST',
  path: '/chat/conversaciones',
  access: 'public',
  // One that nobody speaks in is shown to nobody.
  isAnsweredAnew: true,
  summary: 'Begins a conversation; `llave` opens it from then on and belongs into the browser’s session',
  data: begunConversation,
})

export const resumeOwnConversation = endpoint({
  method: 'POST',
  path: '/chat/conversaciones/mia',
  access: 'customer',
  summary: 'The customer’s own conversation, on any browser: the open one, the one begun before signing in (`llave`), or a new one',
  body: form({ llave: optionalField(secretField) }, { llave: 'brought' }),
  data: begunConversation,
})

export const getConversation = endpoint({
  method: 'GET',
  path: '/chat/conversaciones/:llave',
  access: 'public',
  isLive: true,
  summary: 'What was said so far, and whether somebody is there',
  params: bySecret,
  data: visitorConversation,
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/chat/conversaciones/:llave/mensajes',
  access: 'public',
  upload: { field: 'imagen', maxBytes: MOST_UPLOAD_BYTES, types: PICTURE_TYPES },
  summary: 'Says something, or sends a picture. Answers the message, and after it the shop’s own answer while no person is there',
  params: bySecret,
  body: form({ texto: optionalField(paragraphsField({ max: LONGEST_MESSAGE })) }, { texto: 'text' }),
  data: listOf(chatMessage),
})

export const signTyping = endpoint({
  method: 'POST',
  path: '/chat/conversaciones/:llave/escribiendo',
  access: 'public',
  isQuestion: true,
  summary: 'The visitor is typing; nothing is kept of it',
  params: bySecret,
  data: nothing,
})

export const signRead = endpoint({
  method: 'POST',
  path: '/chat/conversaciones/:llave/leido',
  access: 'public',
  summary: 'The visitor has seen everything up to a message',
  params: bySecret,
  body: form({ hasta: messageId }, { hasta: 'upTo' }),
  data: nothing,
})

export const leaveContact = endpoint({
  method: 'POST',
  path: '/chat/conversaciones/:llave/contacto',
  access: 'public',
  summary: 'Where to answer when the visitor has left: outside opening hours the answer goes there',
  params: bySecret,
  body: form({ nombre: nameField, email: emailField }, { nombre: 'name' }),
  data: visitorConversation,
})

export const streamConversation = endpoint({
  method: 'GET',
  path: '/chat/conversaciones/:llave/eventos',
  access: 'public',
  isLive: true,
  answers: 'events',
  summary: 'Server-sent events: `mensaje`, `leido`, `escribiendo`, `conversacion`. Goes on after the Last-Event-ID, or after `desde`',
  params: bySecret,
  query: form({ desde: optionalField(messageId) }, { desde: 'after' }),
  data: asIs(z.unknown()),
})

export const getMessagePicture = endpoint({
  method: 'GET',
  path: '/chat/conversaciones/:llave/imagenes/:mensaje',
  access: 'public',
  isLive: true,
  answers: 'file',
  summary: 'The picture of a message',
  params: form({ llave: secretField, mensaje: messageId }, { llave: 'secret', mensaje: 'message' }),
  data: asIs(z.unknown()),
})
