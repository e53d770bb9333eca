import { setTimeout as pause } from 'node:timers/promises'
import { failpoint } from '../../failpoint.ts'
import { PaymentDeclined, PaymentFailure } from '../../ports/payment-failures.ts'
import type { PaymentIntent } from '../../ports/payment-provider.ts'
import { type Checkout, findPaymentOfAttempt, insertPayment, type OrderDeps, type Payment } from '../orders/orders.public.ts'
import { PaymentNotConnected } from '../payments/payments.public.ts'
import { AmountNotCarried, MethodNotAvailable, NameNotForOxxo } from './checkout.problems.ts'
import { releaseCheckout } from './release-checkout.ts'

export type OpenedPayment = { readonly payment: Payment; readonly intent: PaymentIntent | undefined }

type Options = {
  /** Somebody else froze this purchase and is probably opening its payment right now. */
  readonly isLatecomer: boolean
  readonly voucherDays: number
}

const TIMEOUT_MS = 1_500
const LOOK_EVERY_MS = 50

/** The payment of a frozen purchase, opened at the provider if it is not. Never inside a transaction: the provider may take its time. */
export async function openPayment(deps: OrderDeps, checkout: Checkout, { isLatecomer, voucherDays }: Options): Promise<OpenedPayment> {
  const known = await waitForPayment(deps, checkout, isLatecomer)
  if (known) return { payment: known, intent: undefined }
  const { name: provider } = deps.payments
  if (provider === 'none') throw new MethodNotAvailable()
  const intent = await askProvider(deps, checkout, voucherDays)
  failpoint(deps.settings, 'payment-opened')
  const { kind } = intent.state
  const inserted = await insertPayment(deps.db, {
    checkoutId: checkout.id,
    attempt: checkout.attempt,
    provider,
    reference: intent.id,
    method: checkout.paymentMethod,
    amount: intent.amount,
    isLive: intent.isLive,
    status: kind === 'requires_action' ? 'requires_action' : 'created',
    voucher: intent.state.kind === 'requires_action' ? intent.state.voucher : undefined,
    transferReference: undefined,
  })
  failpoint(deps.settings, 'payment-kept')
  const payment = inserted ?? (await findPaymentOfAttempt(deps.db, checkout.id, checkout.attempt))
  if (!payment) throw new Error(`The payment of ${checkout.id} is not there`)
  return { payment, intent: payment.reference === intent.id ? intent : undefined }
}

async function waitForPayment(
  { db }: OrderDeps,
  { id, attempt, paymentMethod }: Checkout,
  isLatecomer: boolean,
): Promise<Payment | undefined> {
  // A transfer's payment was made with its quote.
  if (!isLatecomer && paymentMethod !== 'transfer') return undefined
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const payment = await findPaymentOfAttempt(db, id, attempt)
    if (payment || waited >= TIMEOUT_MS) return payment
    await pause(LOOK_EVERY_MS)
  }
}

async function askProvider(deps: OrderDeps, checkout: Checkout, voucherDays: number): Promise<PaymentIntent> {
  const { id, attempt, total, customerId, fingerprint, recipient } = checkout
  const asked = {
    amount: total,
    // A repetition after a lost answer gets the same intent; another amount or method is another attempt.
    idempotencyKey: `co:${id}:pi:${attempt}`,
    metadata: {
      checkout_id: id,
      cliente_id: String(customerId),
      hash_cotizacion: fingerprint,
      entorno: deps.payments.isLive ? 'produccion' : 'prueba',
    },
    description: `Compra ${id.slice(0, 8)}`,
  }
  try {
    return await (checkout.paymentMethod === 'oxxo'
      ? deps.payments.openOxxoIntent({ ...asked, payer: { name: recipient.name, email: recipient.email }, voucherDays })
      : deps.payments.openCardIntent(asked))
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    if (!(error instanceof PaymentDeclined)) throw new PaymentNotConnected('the payment could not be opened', { cause: error })
    // The provider said no before anybody paid: the parts are free again.
    await releaseCheckout(deps, id)
    throw problemOf(error)
  }
}

function problemOf({ failure: { code } }: PaymentDeclined): Error {
  if (code === 'amount_too_small' || code === 'amount_too_large') return new AmountNotCarried()
  if (code === 'payment_method_invalid_parameter' || code === 'email_invalid') return new NameNotForOxxo()
  return new MethodNotAvailable()
}
