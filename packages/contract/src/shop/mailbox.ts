import type { SentMessage } from '@shop/domain/message'
import * as z from 'zod/mini'
import { asIs, listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { as, record } from '../record.ts'
import { instant, maybe, text } from '../wire/plain.ts'

const message = record<SentMessage>()({
  id: text,
  channel: as('canal', asIs(z.enum(['email', 'sms']))),
  to: as('para', text),
  subject: as('asunto', text),
  text: as('texto', text),
  html: maybe(text),
  sentAt: as('enviado', instant),
})

/** Demo only: what the shop would have sent. */
export const listMailbox = endpoint({
  method: 'GET',
  path: '/buzon',
  access: 'public',
  summary: 'Demo mode only: every e-mail and SMS the shop would have sent, newest first',
  isLive: true,
  data: listOf(message),
})
