import type { Cents } from '@shop/domain/money'
import { as, record } from '../../record.ts'
import { instant, money, text } from '../plain.ts'

/** A quotation made at the counter: its link is told this once, because only its hash is kept. */
export type CounterQuotation = {
  readonly number: string
  readonly url: string
  /** Ready to be sent: parts, prices, until when, and the link. */
  readonly text: string
  readonly total: Cents
  readonly validUntil: Date
}

export const counterQuotation = record<CounterQuotation>()({
  number: as('numero', text),
  url: text,
  text: as('texto', text),
  total: money,
  validUntil: as('vence', instant),
})
