import { type Address, checkPostalCode } from '@shop/domain/address'
import { type AskedLine, MOST_LINES, MOST_PIECES } from '@shop/domain/cart'
import { fiveDigits, type Rule } from '@shop/domain/field-rules'
import { findState } from '@shop/domain/mexican-states'
import { type Cents, centsFromPesos, pesosFromCents } from '@shop/domain/money'
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/domain/payment-method'
import * as z from 'zod/mini'
import { type FormField, form, groupField, optionalField, textField } from '../form.ts'
import { ADDRESS_NAMES, address } from '../wire/orders/address.ts'
import { lineCar } from '../wire/orders/line-car.ts'
import { paymentMethod } from '../wire/orders/payment-method.ts'

const LONGEST_REF = 80
const MOST_PESOS = 99_999_999

/** `{ ref, qty, oferta?, auto? }`, or a line as the specification keeps its cart: `{ product: { _id }, qty }`. Prices in it are not even read. */
export const linesField: FormField<readonly AskedLine[]> = {
  schema: z.array(z.object({ ref: z.string(), qty: z.int(), oferta: z.optional(z.string()), auto: z.optional(lineCar.schema) })),
  read: (raw) => {
    if (!Array.isArray(raw) || raw.length < 1 || raw.length > MOST_LINES) return { issues: [{ path: '' }] }
    const lines = raw.map((line) => ({ ref: refOf(line), qty: (line as { qty?: unknown } | null)?.qty, ...offerOf(line), ...carOf(line) }))
    if (lines.some(({ ref }) => ref === undefined)) return { issues: [{ path: '' }] }
    if (lines.some(({ qty }) => !isQuantity(qty))) return { issues: [{ path: 'qty' }] }
    if (raw.some((line) => !isWordOrNothing((line as { oferta?: unknown }).oferta))) return { issues: [{ path: 'oferta' }] }
    if (raw.some((line) => !isCarOrNothing((line as { auto?: unknown }).auto))) return { issues: [{ path: 'auto' }] }
    return { value: lines as AskedLine[] }
  },
  encode: (lines) =>
    lines.map(({ ref, qty, offer, car }) => ({
      ref,
      qty,
      ...(offer === undefined ? {} : { oferta: offer }),
      ...(car === undefined ? {} : { auto: lineCar.encode(car) }),
    })),
}

/** What cannot be an offer's secret is none: its line has the shop's own price. */
function offerOf(line: unknown): Pick<AskedLine, 'offer'> {
  const { oferta } = (typeof line === 'object' && line !== null ? line : {}) as Record<string, unknown>
  return typeof oferta === 'string' && oferta !== '' && oferta.length <= LONGEST_REF ? { offer: oferta } : {}
}

function carOf(line: unknown): Pick<AskedLine, 'car'> {
  const read = z.safeParse(lineCar.schema, (line as { auto?: unknown } | null)?.auto)
  return read.success ? { car: lineCar.decode(read.data) } : {}
}

function isWordOrNothing(given: unknown): boolean {
  return given === undefined || given === null || typeof given === 'string'
}

function isCarOrNothing(given: unknown): boolean {
  return given === undefined || given === null || z.safeParse(lineCar.schema, given).success
}

function isQuantity(qty: unknown): boolean {
  return typeof qty === 'number' && Number.isInteger(qty) && qty >= 1 && qty <= MOST_PIECES
}

function refOf(line: unknown): string | undefined {
  const { ref, _id, product } = (typeof line === 'object' && line !== null ? line : {}) as Record<string, unknown>
  const inside = typeof product === 'object' && product !== null ? (product as Record<string, unknown>)._id : product
  const named = ref ?? inside ?? _id
  const text = typeof named === 'number' ? String(named) : named
  return typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_REF && !/\p{Cc}/u.test(text) ? text.trim() : undefined
}

/** A carrier's key, alone or as the specification's `paqueteria` object; its price is not read. Nothing means the standard one. */
export const carrierField: FormField<string | undefined> = {
  schema: z.optional(z.union([z.string(), z.object({ clave: z.optional(z.string()) })])),
  read: (raw) => {
    // A list has no such field either, and must not pass for nothing.
    const key = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as { clave?: unknown }).clave : raw
    if (key === undefined || key === null || key === '') return { value: undefined }
    return typeof key === 'string' && key.length <= LONGEST_REF ? { value: key } : { issues: [{ path: '', rule: 'invalid' }] }
  },
  encode: (key) => key,
}

export const paymentMethodField: FormField<PaymentMethod> = {
  schema: paymentMethod.schema,
  read: (raw) => {
    const found = PAYMENT_METHODS.find((method) => paymentMethod.encode(method) === raw)
    return found ? { value: found } : { issues: [{ path: '' }] }
  },
  encode: paymentMethod.encode,
}

/** Pesos that the shopper saw; compared, never believed. */
export const pesosField: FormField<Cents> = {
  schema: z.number(),
  read: (raw) =>
    typeof raw === 'number' && raw >= 0 && raw <= MOST_PESOS ? { value: centsFromPesos(raw) } : { issues: [{ path: '', rule: 'invalid' }] },
  encode: pesosFromCents,
}

export const idField: FormField<string> = {
  schema: z.uuid(),
  read: (raw) => (typeof raw === 'string' && UUID.test(raw) ? { value: raw.toLowerCase() } : { issues: [{ path: '' }] }),
  encode: (id) => id,
}
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const aState: Rule = (text) => (findState(text) ? undefined : 'state')

/** The six fields of the specification make an address; the others help. */
const shippingForm = form(
  {
    calle: textField(),
    num: textField([], { max: 20 }),
    num_int: optionalField(textField([], { max: 20 })),
    colonia: textField(),
    estado: textField([aState], { clean: (text) => findState(text)?.name ?? text }),
    municipio: textField(),
    localidad: optionalField(textField()),
    codigo_postal: textField([fiveDigits]),
    referencias: optionalField(textField([], { max: 500 })),
  },
  ADDRESS_NAMES,
  ({ postalCode, state }) => {
    const rule = postalCode && state ? checkPostalCode(postalCode, state) : undefined
    return rule ? [{ path: 'codigo_postal', rule }] : []
  },
)

const typedShipping = groupField(shippingForm)
export const shippingField: FormField<Address> = {
  schema: shippingForm.schema,
  read: (raw) => {
    const result = typedShipping.read(raw)
    return 'value' in result
      ? { value: { ...result.value, locality: result.value.locality ?? '', directions: result.value.directions ?? '' } }
      : result
  },
  encode: address.encode,
  paths: shippingForm.paths,
}
