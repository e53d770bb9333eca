import { type Cents, centsFromPesos, pesosFromCents } from '@shop/domain/money'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'

/** A quotation made at the counter: its link is told this once, because only its hash is kept. */
export type CounterQuotation = {
  readonly number: string
  readonly url: string
  /** Ready to be sent: parts, prices, until when, and the link. */
  readonly text: string
  readonly total: Cents
  readonly validUntil: Date
}

const schema = z.object({ numero: z.string(), url: z.string(), texto: z.string(), total: z.number(), vence: z.string() })

export const counterQuotation: Codec<z.output<typeof schema>, CounterQuotation> = codec(
  schema,
  ({ number, url, text, total, validUntil }) => ({
    numero: number,
    url,
    texto: text,
    total: pesosFromCents(total),
    vence: validUntil.toISOString(),
  }),
  ({ numero, url, texto, total, vence }) => ({
    number: numero,
    url,
    text: texto,
    total: centsFromPesos(total),
    validUntil: new Date(vence),
  }),
)
