import { MOST_PIECES } from '@shop/domain/cart'
import { type Cents, centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { AnsweredLine } from '@shop/domain/quotation'
import { MOST_OFFER_LINES, MOST_VALID_DAYS } from '@shop/domain/quotation'
import * as z from 'zod/mini'
import { asIs, pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { form, paragraphsField, textField } from '../form.ts'
import { input } from '../input.ts'
import { paging } from '../wire/paging.ts'
import { ofCustomer } from '../wire/people/customer-number.ts'
import { quotation, quotationEntry, quotationFigures, quotationStatus } from '../wire/people/quotation.ts'
import { longText, shortText } from '../wire/text.ts'

const byNumber = form({ numero: textField([], { max: 40 }) }, { numero: 'number' })
const may = { access: 'staff', roles: ['owner', 'sales'] } as const

const status = z.codec(quotationStatus.schema, z.custom<ReturnType<typeof quotationStatus.decode>>(), {
  decode: (wire) => quotationStatus.decode(wire),
  encode: (inside) => quotationStatus.encode(inside),
})

const MOST_PESOS = 9_999_999
const price = z.codec(
  z.number().check(
    z.minimum(0.01),
    z.maximum(MOST_PESOS),
    // Asked also of what is too much already, which has no centavos.
    z.refine((amount) => Math.abs(amount) <= MOST_PESOS && pesosFromCents(centsFromPesos(amount)) === amount),
  ),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  { decode: centsFromPesos, encode: pesosFromCents },
)

const wireLine = z.object({
  precio: price,
  piezas: z.int().check(z.minimum(1), z.maximum(MOST_PIECES)),
  ref: z.optional(shortText(80)),
  nombre: z.optional(shortText(200)),
  marca: z.optional(shortText(80)),
  codigo: z.optional(shortText(80)),
})
/** A line names a product (`ref`), or describes a part that the shop gets for this customer (`nombre`). */
const line = z.codec(
  wireLine.check(z.refine(({ ref, nombre }) => (ref === undefined) !== (nombre === undefined))),
  z.custom<AnsweredLine>(),
  {
    decode: ({ precio, piezas, ref, nombre = '', marca, codigo }): AnsweredLine =>
      ref === undefined
        ? { kind: 'on-order', price: precio, pieces: piezas, name: nombre, brand: marca, partNumber: codigo }
        : { kind: 'catalogue', price: precio, pieces: piezas, ref },
    encode: (inside) => ({
      precio: inside.price,
      piezas: inside.pieces,
      ...(inside.kind === 'catalogue' ? { ref: inside.ref } : { nombre: inside.name, marca: inside.brand, codigo: inside.partNumber }),
    }),
  },
)

export const listQuotations = endpoint({
  method: 'GET',
  path: '/admin/cotizaciones',
  ...may,
  summary:
    'The inbox of quotations: those that wait, the most urgent first; or those of one `estado` or under the e-mail of one `cliente`, newest first',
  query: input(
    { page: paging.page, limit: paging.limit, estado: z.optional(status), cliente: z.optional(ofCustomer) },
    { estado: 'status', cliente: 'customerId' },
  ),
  data: pageOf(quotationEntry),
})

export const getQuotationFigures = endpoint({
  method: 'GET',
  path: '/admin/cotizaciones/resumen',
  ...may,
  summary: 'How many wait, how many are late, and how many of the last 30 days were answered in time',
  data: quotationFigures,
})

export const getQuotation = endpoint({
  method: 'GET',
  path: '/admin/cotizaciones/:numero',
  ...may,
  summary: 'One quotation with everything the customer sent, and its offer once it has one',
  params: byNumber,
  data: quotation,
})

export const getQuotationPicture = endpoint({
  method: 'GET',
  path: '/admin/cotizaciones/:numero/imagen',
  ...may,
  answers: 'file',
  summary: 'The picture that came with it',
  params: byNumber,
  data: asIs(z.unknown()),
})

export const takeQuotation = endpoint({
  method: 'POST',
  path: '/admin/cotizaciones/:numero/tomar',
  ...may,
  summary: 'Says that this member of staff is on it; the clock runs on',
  params: byNumber,
  data: quotation,
})

export const answerQuotation = endpoint({
  method: 'POST',
  path: '/admin/cotizaciones/:numero/respuesta',
  ...may,
  movesMoney: true,
  summary:
    'Answers with an offer, which the customer gets by e-mail and, if wanted, SMS. `personal`: only an account with that e-mail buys at its prices',
  says: 'offer_sent',
  params: byNumber,
  body: input(
    {
      lineas: z.array(line).check(z.minLength(1), z.maxLength(MOST_OFFER_LINES)),
      vigencia_dias: z.int().check(z.minimum(0), z.maximum(MOST_VALID_DAYS)),
      mensaje: z.optional(longText(2_000)),
      personal: z.optional(z.boolean()),
    },
    { lineas: 'lines', vigencia_dias: 'validDays', mensaje: 'message', personal: 'isPersonal' },
  ),
  data: quotation,
})

export const refuseQuotation = endpoint({
  method: 'POST',
  path: '/admin/cotizaciones/:numero/rechazo',
  ...may,
  summary: 'Says that the part cannot be had, and why; the customer gets it by e-mail',
  says: 'refusal_sent',
  params: byNumber,
  body: form({ motivo: paragraphsField() }, { motivo: 'reason' }),
  data: quotation,
})
