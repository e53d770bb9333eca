import type { ListedQuotation } from '@shop/domain/quotation'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { as, record } from '../record.ts'
import { askedPart, askingRecord, quotationStatus } from '../wire/people/quotation.ts'
import { instant, maybe, text, yesNo } from '../wire/plain.ts'

const listedOffer = record<NonNullable<ListedQuotation['offer']>>()({
  token: maybe(text),
  validUntil: as('vence', instant),
  isValid: as('vigente', yesNo),
})
const listedQuotation = askingRecord<ListedQuotation>({
  number: as('numero', text),
  status: as('estado', quotationStatus),
  receivedAt: as('recibida', instant),
  asked: as('auto', askedPart),
  refusal: as('motivo', maybe(text)),
  offer: as('oferta', maybe(listedOffer)),
})

export const listOwnQuotations = endpoint({
  method: 'GET',
  path: '/clientes/cotizaciones',
  access: 'customer',
  summary:
    'The customer’s own quotations, newest first, at most 50: those asked with the token, and those under the account’s e-mail once it is proven. `oferta.token` opens the offer',
  data: listOf(listedQuotation),
})
