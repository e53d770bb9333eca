import { createHash, randomUUID } from 'node:crypto'
import type { Address } from '@shop/domain/address'
import type { AskedLine } from '@shop/domain/cart'
import type { InvoiceData } from '@shop/domain/invoice'
import type { Locale } from '@shop/domain/locale'
import type { Cents } from '@shop/domain/money'
import type { Receiver } from '@shop/domain/order'
import type { PaymentMethod } from '@shop/domain/payment-method'
import { isUuid } from '../../database/is-uuid.ts'
import { failpoint } from '../../failpoint.ts'
import { FieldRefused } from '../../problems.ts'
import { isInReview } from '../money-cases/money-cases.public.ts'
import { findOrderOf, findOwnPayment, type OrderDeps, type Payment, type PlacedOrder } from '../orders/orders.public.ts'
import { applyIntent, placePendingOrder } from '../payments/payments.public.ts'
import { CheckoutNotFound, PaymentNotMade } from './checkout.problems.ts'
import { startCheckout } from './start-checkout.ts'

export type AskedOrder = {
  readonly transactionId: string | undefined
  readonly checkoutId: string | undefined
  readonly paymentMethod: PaymentMethod | undefined
  readonly lines: readonly AskedLine[] | undefined
  readonly address: Address | undefined
  readonly receiver: Receiver | undefined
  readonly carrierKey: string | undefined
  readonly shownTotal: Cents | undefined
  readonly invoice: InvoiceData | undefined
}

type Caller = { readonly customerId: number; readonly locale: Locale; readonly key: string | undefined }
type Undecided = { readonly checkoutId: string; readonly transactionId: string; readonly isInReview: boolean }
type Outcome = { readonly order: PlacedOrder } | { readonly undecided: Undecided }

/** The order of a payment. Of all that a body says about money, nothing is believed: the provider is asked. */
export async function placeOrder(deps: OrderDeps, caller: Caller, asked: AskedOrder): Promise<Outcome> {
  const reference = asked.transactionId ?? (await inOneStep(deps, caller, asked))
  const payment = await findOwnPayment(deps.db, caller.customerId, reference)
  if (!payment) throw new CheckoutNotFound()
  // A card that nobody has settled is settled here, whether its order waits for money already or is not born yet.
  const before = payment.method === 'card' && payment.status !== 'paid' ? undefined : await findOrderOf(deps.db, payment.checkoutId)
  if (before) return { order: before }
  const outcome = payment.provider === 'bank' ? await fromTransfer(deps, payment) : await fromProvider(deps, payment)
  failpoint(deps.settings, 'order-committed')
  return outcome
}

async function fromTransfer(deps: OrderDeps, { reference }: Payment): Promise<Outcome> {
  const order = await placePendingOrder(deps, reference)
  if (!order) throw new CheckoutNotFound()
  return { order }
}

async function fromProvider(deps: OrderDeps, payment: Payment): Promise<Outcome> {
  // A shop that changed its provider cannot ask the other one.
  if (payment.provider !== deps.payments.name) throw new PaymentNotMade(undefined)
  const intent = await deps.payments.readIntent(payment.reference)
  failpoint(deps.settings, 'payment-read')
  const order = await applyIntent(deps, intent)
  const { state } = intent
  const undecided = { checkoutId: payment.checkoutId, transactionId: payment.reference }
  if (await isInReview(deps.db, payment.checkoutId)) return { undecided: { ...undecided, isInReview: true } }
  if (order && (payment.method !== 'card' || state.kind === 'succeeded')) return { order }
  if (state.kind === 'processing') return { undecided: { ...undecided, isInReview: false } }
  throw new PaymentNotMade(state.kind === 'requires_payment_method' ? state.failure : { code: state.kind })
}

/** Without a payment that was opened before. The key names the purchase, so that a repetition finds it. */
async function inOneStep(deps: OrderDeps, { key, ...caller }: Caller, asked: AskedOrder): Promise<string> {
  const { lines, address, paymentMethod = 'card' } = asked
  if (paymentMethod === 'card') throw new PaymentNotMade(undefined)
  if (!lines) throw new FieldRefused('lines', 'required')
  if (!address) throw new FieldRefused('address', 'required')
  const id = asked.checkoutId ?? (key === undefined ? randomUUID() : idOf(caller.customerId, key))
  const started = await startCheckout(deps, caller, { ...asked, id, lines, address, paymentMethod })
  return started.transactionId
}

function idOf(customerId: number, key: string): string {
  if (isUuid(key)) return key.toLowerCase()
  const hex = createHash('sha256').update(`${customerId} ${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
