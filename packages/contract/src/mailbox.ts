import type { SentMessage } from '@shop/domain/message'
import * as z from 'zod/mini'
import { codec, listOf } from './codec.ts'
import { endpoint } from './endpoint.ts'

const message = codec<WireMessage, SentMessage>(
  z.object({
    id: z.string(),
    canal: z.enum(['email', 'sms']),
    para: z.string(),
    asunto: z.string(),
    texto: z.string(),
    html: z.optional(z.string()),
    enviado: z.string(),
  }),
  ({ id, channel, to, subject, text, html, sentAt }) => ({
    id,
    canal: channel,
    para: to,
    asunto: subject,
    texto: text,
    ...(html === undefined ? {} : { html }),
    enviado: sentAt.toISOString(),
  }),
  (wire) => ({
    id: wire.id,
    channel: wire.canal,
    to: wire.para,
    subject: wire.asunto,
    text: wire.texto,
    html: wire.html,
    sentAt: new Date(wire.enviado),
  }),
)

/** Demo only: what the shop would have sent. */
export const listMailbox = endpoint({
  method: 'GET',
  path: '/buzon',
  access: 'public',
  summary: 'Demo mode only: every e-mail and SMS the shop would have sent, newest first',
  isLive: true,
  data: listOf(message),
})

type WireMessage = {
  id: string
  canal: 'email' | 'sms'
  para: string
  asunto: string
  texto: string
  html?: string | undefined
  enviado: string
}
