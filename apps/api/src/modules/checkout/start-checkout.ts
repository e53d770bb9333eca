import { createHash } from 'node:crypto'
import type { Address } from '@shop/domain/address'
import type { AskedLine } from '@shop/domain/cart'
import type { StartedCheckout } from '@shop/domain/checkout'
import { isClabe } from '@shop/domain/clabe'
import type { InvoiceData } from '@shop/domain/invoice'
import type { Locale } from '@shop/domain/locale'
import type { Cents } from '@shop/domain/money'
import type { Receiver } from '@shop/domain/order'
import { cardHold, isCounterMethod, isNameForOxxo, type OrderMethod, type PaymentMethod } from '@shop/domain/payment-method'
import { failpoint } from '../../failpoint.ts'
import { FieldRefused } from '../../problems.ts'
import { isKnownPostalCode } from '../locations/locations.public.ts'
import { type Checkout, findBuyer, findCheckout, findOrderOf, nowOf, type OrderDeps } from '../orders/orders.public.ts'
import { CheckoutClosed } from '../payments/payments.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { assertCarried } from './assert-carried.ts'
import { cancelPayment } from './cancel-payment.ts'
import { changePaymentMethod, type Resumed } from './change-payment-method.ts'
import { CheckoutNotFound, MethodNotAvailable, NameNotForOxxo, PaymentBeingDecided, TotalChanged } from './checkout.problems.ts'
import { unlessOfferTaken } from './hold-offers.ts'
import { type OpenedPayment, openPayment } from './open-payment.ts'
import { type Quote, quoteCheckout } from './quote-checkout.ts'
import { type CheckoutSnapshot, snapshotCheckout, updateSnapshot } from './snapshot-checkout.ts'

export type AskedCheckout = {
  readonly id: string
  readonly lines: readonly AskedLine[]
  readonly address: Address
  readonly receiver: Receiver | undefined
  readonly carrierKey: string | undefined
  readonly paymentMethod: PaymentMethod
  readonly shownTotal: Cents | undefined
  readonly invoice: InvoiceData | undefined
}

type Caller = { readonly customerId: number; readonly locale: Locale }

/** Freezes the quote, puts the stock aside, opens the payment. Sent again, on any host and after any accident, it answers the same. */
export async function startCheckout(deps: OrderDeps, caller: Caller, asked: AskedCheckout): Promise<StartedCheckout> {
  if (asked.paymentMethod !== 'transfer' && deps.payments.name === 'none') throw new MethodNotAvailable()
  const taken = await createOrResume(deps, caller, asked)
  failpoint(deps.settings, 'checkout-frozen')
  const { checkout, isLatecomer, policies = await readPolicies(deps.db) } = taken
  const opened = await openPayment(deps, checkout, { isLatecomer, voucherDays: policies.holds.voucherDays })
  return answerOf(deps, checkout, opened, policies)
}

type CheckoutInProgress = Resumed & { readonly policies?: Quote['policies'] }

/** As often as another tab, or the first try of this one, may be faster with this very purchase. */
const MOST_RACES = 4

/** Only races in the database are run again: the provider is asked once, whatever it says. */
async function createOrResume(deps: OrderDeps, caller: Caller, asked: AskedCheckout): Promise<CheckoutInProgress> {
  const fingerprint = fingerprintOf(asked)
  for (let race = 0; race < MOST_RACES; race++) {
    const known = await findCheckout(deps.db, asked.id)
    const taken = known
      ? await resumeCheckout(deps, caller, asked, fingerprint, known)
      : await createCheckout(deps, caller, asked, fingerprint)
    if (taken) return taken
  }
  throw new PaymentBeingDecided()
}

async function createCheckout(
  deps: OrderDeps,
  caller: Caller,
  asked: AskedCheckout,
  fingerprint: string,
): Promise<CheckoutInProgress | undefined> {
  const { snapshot, quote } = await prepare(deps, caller, asked, fingerprint)
  const requote = async () => (await prepare(deps, caller, asked, fingerprint)).quote
  const checkout = await unlessOfferTaken(() => snapshotCheckout(deps, snapshot, quote.lines), requote)
  return checkout && { checkout, isLatecomer: false, policies: quote.policies }
}

/** Undefined when somebody else was faster. */
async function resumeCheckout(
  deps: OrderDeps,
  caller: Caller,
  asked: AskedCheckout,
  fingerprint: string,
  known: Checkout,
): Promise<CheckoutInProgress | undefined> {
  if (known.customerId !== caller.customerId) throw new CheckoutNotFound()
  if (known.fingerprint === fingerprint && known.status !== 'expired') return { checkout: known, isLatecomer: true }
  if (known.status === 'expired') throw new CheckoutClosed()
  if (known.status === 'placed') return changePaymentMethod(deps, { method: asked.paymentMethod, fingerprint }, known)
  // What it turned out to be is an order now; its purchase is read again.
  if ((await cancelPayment(deps, known)) === 'placed') return undefined
  const { snapshot, quote } = await prepare(deps, caller, asked, fingerprint)
  const requote = async () => (await prepare(deps, caller, asked, fingerprint)).quote
  const checkout = await unlessOfferTaken(() => updateSnapshot(deps, snapshot, quote.lines, known.attempt), requote)
  return checkout && { checkout, isLatecomer: false }
}

type Prepared = { readonly snapshot: CheckoutSnapshot; readonly quote: Quote }

async function prepare(deps: OrderDeps, caller: Caller, asked: AskedCheckout, fingerprint: string): Promise<Prepared> {
  const { db } = deps
  const now = nowOf(deps)
  const [quote, buyer, isPostalCode] = await Promise.all([
    quoteCheckout(db, caller.locale, { ...asked, buyer: { customerId: caller.customerId, checkoutId: asked.id } }, now),
    findBuyer(db, caller.customerId),
    isKnownPostalCode(db, asked.address.postalCode, asked.address.state),
  ])
  if (!isPostalCode) throw new FieldRefused('address.postalCode', 'postal-code')
  if (!buyer) throw new CheckoutNotFound()
  const { cart, policies } = quote
  if (asked.shownTotal !== undefined && asked.shownTotal !== cart.total) throw new TotalChanged(cart)
  assertCarried(asked.paymentMethod, cart.total)
  if (asked.paymentMethod === 'oxxo' && !isNameForOxxo(buyer.name)) throw new NameNotForOxxo()
  if (asked.paymentMethod === 'transfer' && !isClabe(policies.bankAccount.clabe)) throw new MethodNotAvailable()
  const snapshot = {
    id: asked.id,
    customerId: caller.customerId,
    paymentMethod: asked.paymentMethod,
    fingerprint,
    subtotal: cart.subtotal,
    saved: cart.saved,
    shipping: cart.shipping,
    total: cart.total,
    carrierKey: quote.carrierKey,
    delivery: cart.delivery,
    recipient: { name: buyer.name, email: buyer.email, phone: buyer.phone },
    receiver: asked.receiver,
    address: asked.address,
    invoice: asked.invoice,
    locale: caller.locale,
    heldUntil: cardHold(now, policies.holds),
  }
  return { snapshot, quote }
}

async function answerOf(
  deps: OrderDeps,
  checkout: Checkout,
  { payment, intent }: OpenedPayment,
  { bankAccount }: Quote['policies'],
): Promise<StartedCheckout> {
  const order = checkout.status === 'placed' ? await findOrderOf(deps.db, checkout.id) : undefined
  const isCard = payment.method === 'card'
  const clientSecret = isCard ? (intent ?? (await deps.payments.readIntent(payment.reference))).clientSecret : undefined
  return {
    id: checkout.id,
    transactionId: payment.reference,
    paymentMethod: shoppersMethod(payment.method),
    clientSecret,
    subtotal: checkout.subtotal,
    shipping: checkout.shipping,
    total: checkout.total,
    delivery: checkout.delivery,
    heldUntil: checkout.heldUntil,
    voucher: payment.voucher,
    account: payment.transferReference === undefined ? undefined : { ...bankAccount, reference: payment.transferReference },
    folio: order?.folio,
  }
}

/** What is paid at the counter was never started by a shopper. */
function shoppersMethod(method: OrderMethod): PaymentMethod {
  if (isCounterMethod(method)) throw new CheckoutClosed()
  return method
}

/** The same question has the same fingerprint: what, for which car, where to and whom, how, how paid, and the total that was shown. */
function fingerprintOf({ lines, address, receiver, carrierKey, paymentMethod, shownTotal, invoice }: AskedCheckout): string {
  return createHash('sha256')
    .update(
      JSON.stringify([
        // Who changes the car is not answered with the order for the other one. Without cars it is what it was before they could be named.
        lines.map(({ ref, qty, offer, car }) => [ref, qty, offer ?? null, ...(car ? [car.make, car.model, car.year, car.engine] : [])]),
        address,
        carrierKey ?? null,
        paymentMethod,
        shownTotal ?? null,
        invoice ?? null,
        ...(receiver ? [receiver.name, receiver.phone] : []),
      ]),
    )
    .digest('base64url')
}
