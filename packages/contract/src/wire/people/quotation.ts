import type {
  AnswerPromise,
  AskedPart,
  Offer,
  OfferLine,
  OpenedOffer,
  Quotation,
  QuotationEntry,
  QuotationFigures,
  QuotationStatus,
} from '@shop/domain/quotation'
import { shareInTime } from '@shop/domain/quotation'
import * as z from 'zod/mini'
import { type Codec, codec, listOf } from '../../codec.ts'
import { as, type FieldsOf, record, sent, type WireRecord } from '../../record.ts'
import { namedCar } from '../catalogue/named-car.ts'
import { productSummary } from '../catalogue/product.ts'
import { decimal, instant, maybe, money, text, whole, yesNo } from '../plain.ts'
import { words } from '../words.ts'

export const quotationStatus = words<QuotationStatus>()({
  open: 'abierta',
  taken: 'tomada',
  answered: 'respondida',
  refused: 'rechazada',
  suspect: 'sospechosa',
})
const promiseKind = words<AnswerPromise['kind']>()({ minutes: 'en_minutos', today: 'hoy', tomorrow: 'manana', later: 'otro_dia' })

export const askedPart = record<AskedPart>()({
  make: as('armadora', text),
  model: as('modelo', text),
  year: as('anio', text),
  engine: as('cilindraje', text),
  part: as('autoparte', text),
})

type Grouped<Asking> = Omit<Asking, keyof AskedPart> & { readonly asked: AskedPart }
/** The code has what was asked for among the other fields; on the wire it is a group of its own, `asked` here. */
export function askingRecord<Asking extends AskedPart>(fields: FieldsOf<Grouped<Asking>>): Codec<WireRecord, Asking> {
  const { schema, encode, decode } = record<Grouped<Asking>>()(fields)
  return codec<WireRecord, Asking>(
    schema,
    (inside) => encode({ ...inside, asked: inside }),
    (wire) => {
      const { asked, ...others } = decode(wire)
      return { ...asked, ...others } as unknown as Asking
    },
  )
}

/** What the visitor is told when a quotation came in. */
export type ReceivedQuotation = { readonly number: string; readonly promise: AnswerPromise }

const promise = record<AnswerPromise>()({
  dueAt: as('vence', instant),
  kind: as('cuando', promiseKind),
  minutes: as('minutos', whole),
  day: as('dia', text),
  time: as('hora', text),
})
export const receivedQuotation = record<ReceivedQuotation>()({ number: as('numero', text), promise: as('promesa', promise) })

const offerLine = record<OfferLine>()({
  product: as('producto', productSummary),
  price: as('precio', money),
  pieces: as('piezas', whole),
  sold: as('vendidas', whole),
  held: as('apartadas', whole),
  left: as('restantes', whole),
})
const offerFields: FieldsOf<Offer> = {
  number: as('numero', text),
  asked: as('auto', askedPart),
  lines: as('lineas', listOf(offerLine)),
  message: as('mensaje', maybe(text)),
  validUntil: as('vence', instant),
  isValid: as('vigente', yesNo),
  isPersonal: as('personal', yesNo),
}
const offer = record<Offer>()(offerFields)
export const openedOffer = record<OpenedOffer>()({ ...offerFields, forCar: as('para_auto', maybe(namedCar)) })

const entryFields: FieldsOf<Grouped<QuotationEntry>> = {
  number: as('numero', text),
  status: as('estado', quotationStatus),
  asked: as('auto', askedPart),
  name: as('nombre', text),
  email: text,
  phone: as('telefono', text),
  wantsSms: as('aviso_sms', yesNo),
  hasPicture: as('tiene_imagen', yesNo),
  receivedAt: as('recibida', instant),
  dueAt: as('vence', instant),
  minutesLeft: as('minutos_restantes', maybe(decimal)),
  isEscalated: as('escalada', yesNo),
  takenBy: as('tomada_por', maybe(text)),
  closedBy: as('cerrada_por', maybe(text)),
  closedAt: as('cerrada', maybe(instant)),
}
export const quotationEntry = askingRecord<QuotationEntry>(entryFields)

export const quotation = askingRecord<Quotation>({
  ...entryFields,
  comments: as('comentarios', maybe(text)),
  refusal: as('motivo', maybe(text)),
  offer: as('oferta', maybe(offer)),
})

export const quotationFigures = record<QuotationFigures>()(
  {
    waiting: as('esperan', whole),
    late: as('atrasadas', whole),
    answered: as('respondidas', whole),
    answeredInTime: as('a_tiempo', whole),
  },
  { proporcion_a_tiempo: sent(z.nullable(z.number()), (figures: QuotationFigures) => shareInTime(figures) ?? null) },
)
