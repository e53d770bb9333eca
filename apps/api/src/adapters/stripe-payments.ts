import Stripe from 'stripe'
import { ForgedEvent, PaymentDeclined } from '../ports/payment-failures.ts'
import type { AskedIntent, PaymentProvider, ProviderName } from '../ports/payment-provider.ts'
import { wellFormed } from './stripe-event-shape.ts'
import { failureOf } from './stripe-failures.ts'
import { stripeLedger } from './stripe-ledger.ts'
import { disputeOf, eventOf, intentOf, refundOf, warningOf } from './stripe-reading.ts'

export type StripeOptions = {
  readonly name: ProviderName
  readonly secretKey: string
  readonly publishableKey: string
  /** Several while a secret is being changed: any of them may have signed. */
  readonly webhookSecrets: readonly string[]
  readonly api: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
  readonly scriptUrl: string
  readonly timeoutMs?: number
  readonly retries?: number
}

const TIMEOUT_MS = 20_000
const RETRIES = 2
const WITH_CHARGE = { expand: ['latest_charge'] }

/** Stripe through its own SDK, in the API version that the SDK was made for. */
export function stripePayments(options: StripeOptions): PaymentProvider {
  const { name, secretKey, publishableKey, webhookSecrets, api, scriptUrl, timeoutMs = TIMEOUT_MS, retries = RETRIES } = options
  const stripe = new Stripe(secretKey, { ...api, timeout: timeoutMs, maxNetworkRetries: retries, telemetry: false })
  const isLive = secretKey.startsWith('sk_live_')

  /** The provider leaves out a method that does not fit without a word, so the answer has to be looked at. */
  const withMethod = async (intent: Stripe.PaymentIntent, method: 'card' | 'oxxo', { idempotencyKey }: AskedIntent) => {
    if (intent.payment_method_types.includes(method)) return intentOf(intent)
    await reading(() => stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `${idempotencyKey}:unusable` }))
    throw new PaymentDeclined({ code: 'payment_method_not_available' })
  }
  const readIntent = (id: string) => reading(async () => intentOf(await stripe.paymentIntents.retrieve(id, WITH_CHARGE)))

  return {
    name,
    isLive,
    ...stripeLedger(stripe),
    page: { publishableKey, scriptUrl },
    openCardIntent: async (asked) => {
      const intent = await writing(() =>
        stripe.paymentIntents.create(
          { ...common(asked), allowed_payment_method_types: ['card'] },
          { idempotencyKey: asked.idempotencyKey },
        ),
      )
      return withMethod(intent, 'card', asked)
    },
    openOxxoIntent: async (asked) => {
      const intent = await writing(() =>
        stripe.paymentIntents.create(
          {
            ...common(asked),
            allowed_payment_method_types: ['oxxo'],
            confirm: true,
            payment_method_data: { type: 'oxxo', billing_details: { ...asked.payer } },
            payment_method_options: { oxxo: { expires_after_days: asked.voucherDays } },
          },
          { idempotencyKey: asked.idempotencyKey },
        ),
      )
      return withMethod(intent, 'oxxo', asked)
    },
    readIntent,
    cancelIntent: async (id, idempotencyKey) => {
      try {
        return intentOf(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }, { idempotencyKey }))
      } catch (error) {
        // Paid, canceled before, or a voucher in somebody's hand: the intent itself says which.
        if (error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state') return readIntent(id)
        throw failureOf(error, 'write')
      }
    },
    refund: ({ intentId, amount, idempotencyKey, reason, metadata }) =>
      writing(async () =>
        refundOf(await stripe.refunds.create({ payment_intent: intentId, amount, reason, metadata }, { idempotencyKey })),
      ),
    readRefund: (id) => reading(async () => refundOf(await stripe.refunds.retrieve(id))),
    readDispute: (id) => reading(async () => disputeOf(await stripe.disputes.retrieve(id))),
    readWarning: (id) => reading(async () => warningOf(await stripe.radar.earlyFraudWarnings.retrieve(id))),
    listRefundsOf: (intentId) =>
      reading(async () => (await stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data.map(refundOf)),
    readEvent: (rawBody, signature) => eventOf(wellFormed(verified(stripe, rawBody, signature, webhookSecrets))),
    proveConnection: () => reading(async () => ({ apiVersion: Stripe.API_VERSION, isLive: (await stripe.balance.retrieve()).livemode })),
  }
}

function common({ amount, metadata, description, receiptEmail }: AskedIntent) {
  return {
    amount,
    currency: 'mxn',
    metadata: { ...metadata },
    description,
    ...(receiptEmail === undefined ? {} : { receipt_email: receiptEmail }),
    ...WITH_CHARGE,
  }
}

function verified(stripe: Stripe, rawBody: Buffer, signature: string | undefined, secrets: readonly string[]): unknown {
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(rawBody, signature ?? '', secret)
    } catch {
      // The next secret may be the one.
    }
  }
  throw new ForgedEvent('No secret of ours signed this event')
}

async function writing<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw failureOf(error, 'write')
  }
}

async function reading<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw failureOf(error, 'read')
  }
}
