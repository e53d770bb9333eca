import { CallFailed } from '@shop/contract/client'
import { NoAnswer } from '@shop/contract/hosts'
import type { ProviderFailure } from '@shop/domain/card-problem'
import type { AskedPurchase, PurchaseCalls } from '../../calls/purchase-calls.ts'

type Calls = Pick<PurchaseCalls, 'start' | 'place' | 'stateOf'>

/** The provider, or the bank behind it, did not take the payment. */
export class PaymentRefused extends Error {
  readonly failure: ProviderFailure
  constructor(failure: ProviderFailure) {
    super('The payment was refused')
    this.failure = failure
  }
}

/** What the card fields do with the secret of a payment; says why it did not work. */
type ConfirmCard = (clientSecret: string) => Promise<ProviderFailure | undefined>

type Options = {
  readonly confirmCard: ConfirmCard | undefined
  /** The bank takes its time. */
  readonly onUndecided: () => void
}

const ASK_AGAIN_MS = 2_000
const TRIES_OF_A_LOST_ANSWER = 3
const MOST_QUESTIONS = 60

/** There is an order, or it was paid and somebody has to look at the payment first. */
export type Ended = 'placed' | 'in-review'

/** From the tap on "pay" to the order. Every step may be repeated: the id makes all of them one purchase. */
export async function buy(calls: Calls, asked: AskedPurchase, { confirmCard, onUndecided }: Options): Promise<Ended> {
  const started = await calls.start(asked).catch((error: unknown) => {
    if (error instanceof CallFailed && error.failure.code === 'payment_in_review') return undefined
    throw error
  })
  if (!started) return 'in-review'
  const { clientSecret, transactionId } = started
  if (confirmCard && clientSecret) {
    const failure = await confirmCard(clientSecret)
    // What was paid in an earlier try cannot be paid again; then there is an order to be had.
    if (failure && failure.code !== 'payment_intent_unexpected_state') throw new PaymentRefused(failure)
  }
  const placed = await patiently(() => calls.place(asked.id, transactionId))
  if ('order' in placed) return 'placed'
  if (placed.undecided.isInReview) return 'in-review'
  onUndecided()
  return decided(calls, asked.id)
}

/** Asks until the payment is decided. */
export async function decided(calls: Pick<Calls, 'stateOf'>, id: string): Promise<Ended> {
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    const { progress, failure } = await patiently(() => calls.stateOf(id))
    if (progress === 'placed' || progress === 'in-review') return progress
    if (progress !== 'processing') throw new PaymentRefused(failure ?? { code: 'payment_intent_authentication_failure' })
    await pause()
  }
  throw new PaymentRefused({ type: 'idempotency_error' })
}

/** An answer that got lost says nothing about what was done: the same question is asked again. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      const isLost = error instanceof NoAnswer || (error instanceof CallFailed && error.status >= 500)
      if (!isLost || attempt === TRIES_OF_A_LOST_ANSWER) throw error
      await pause()
    }
  }
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
}
