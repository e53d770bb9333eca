import type { Address } from '@shop/domain/address'
import type { InvoiceData } from '@shop/domain/invoice'
import type { Receiver } from '@shop/domain/order'
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/domain/payment-method'
import { SHIPPING_KEY } from './session.ts'
import { stored } from './stored.ts'

type Typed<Fields> = { readonly [Field in keyof Fields]: string }

/** What the checkout was told, kept until the purchase is made or the customer leaves: nothing has to be typed twice. */
export type ShippingInfo = {
  readonly address: Typed<Address> | undefined
  /** Typed; undefined when the customer takes the parcel. */
  readonly receiver: Receiver | undefined
  readonly carrierKey: string | undefined
  readonly paymentMethod: PaymentMethod
  /** Typed, perhaps not yet right; undefined when no invoice is wanted. */
  readonly invoice: Typed<InvoiceData> | undefined
  /** Whether the address goes to the account too; undefined once it was sent or while nobody changes it. */
  readonly isToKeep: boolean | undefined
}

const NOTHING_SAID: ShippingInfo = {
  address: undefined,
  receiver: undefined,
  carrierKey: undefined,
  paymentMethod: 'card',
  invoice: undefined,
  isToKeep: undefined,
}

/** As the storage names it: the address fields of the shipping info, and the choices beside them. */
const ADDRESS_NAMES = {
  street: 'calle',
  number: 'num',
  interior: 'num_int',
  suburb: 'colonia',
  state: 'estado',
  municipality: 'municipio',
  locality: 'localidad',
  postalCode: 'codigo_postal',
  directions: 'referencias',
} as const satisfies Record<keyof Address, string>

const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = { card: 'stripe', oxxo: 'oxxo', transfer: 'transferencia' }

type Kept = Readonly<Record<string, unknown>>

const kept = stored<Kept>({
  key: SHIPPING_KEY,
  empty: {},
  parse: (found) => (typeof found === 'object' ? (found as Kept) : {}),
  isEmpty: (info) => Object.keys(info).length === 0,
})

export function readShippingInfo(): ShippingInfo {
  const found = kept.read()
  if (found === undefined) return NOTHING_SAID
  return {
    address: Object.values(ADDRESS_NAMES).some((name) => found[name]) ? addressIn(found) : undefined,
    receiver: typeof found.recibe === 'object' && found.recibe !== null ? receiverIn(found.recibe as Kept) : undefined,
    carrierKey: found.paqueteria ? String(found.paqueteria) : undefined,
    paymentMethod: PAYMENT_METHODS.find((method) => METHOD_NAMES[method] === found.forma_pago) ?? 'card',
    invoice: typeof found.factura === 'object' && found.factura !== null ? invoiceIn(found.factura as Kept) : undefined,
    isToKeep: typeof found.guardar === 'boolean' ? found.guardar : undefined,
  }
}

export function keepShippingInfo({ address, receiver, carrierKey, paymentMethod, invoice, isToKeep }: ShippingInfo): void {
  kept.write({
    ...(address ? renamed(address) : {}),
    ...(receiver ? { recibe: receiver } : {}),
    ...(carrierKey ? { paqueteria: carrierKey } : {}),
    forma_pago: METHOD_NAMES[paymentMethod],
    ...(invoice ? { factura: invoice } : {}),
    ...(isToKeep === undefined ? {} : { guardar: isToKeep }),
  })
}

export function forgetShippingInfo(): void {
  kept.write({})
}

function addressIn(found: Kept): Typed<Address> {
  return Object.fromEntries(Object.entries(ADDRESS_NAMES).map(([field, name]) => [field, textOf(found[name])])) as Typed<Address>
}

function renamed(address: Typed<Address>): Kept {
  return Object.fromEntries(Object.entries(ADDRESS_NAMES).map(([field, name]) => [name, address[field as keyof Address]]))
}

function invoiceIn({ rfc, legalName, regime, use, postalCode }: Kept): Typed<InvoiceData> {
  return {
    rfc: textOf(rfc),
    legalName: textOf(legalName),
    regime: textOf(regime),
    use: textOf(use),
    postalCode: textOf(postalCode),
  }
}

function receiverIn({ name, phone }: Kept): Receiver {
  return { name: textOf(name), phone: textOf(phone) }
}

function textOf(found: unknown): string {
  return typeof found === 'string' ? found : ''
}
