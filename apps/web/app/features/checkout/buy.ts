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
export type ConfirmCard = (clientSecret: string) => Promise<ProviderFailure | undefined>

type Options = {
  readonly confirmCard: ConfirmCard | undefined
  /** The bank takes its time. */
  readonly onUndecided: () => void
}

const ASK_AGAIN_MS = 2_000
const TRIES_OF_A_LOST_ANSWER = 3
const MOST_QUESTIONS = 60

/** From the tap on "pay" to the order. Every step may be repeated: the id makes all of them one purchase. */
export const buy = async (calls: Calls, asked: AskedPurchase, { confirmCard, onUndecided }: Options): Promise<void> => {
  const { clientSecret, transactionId } = await calls.start(asked)
  if (confirmCard && clientSecret) {
    const failure = await confirmCard(clientSecret)
    // What was paid in an earlier try cannot be paid again; then there is an order to be had.
    if (failure && failure.code !== 'payment_intent_unexpected_state') throw new PaymentRefused(failure)
  }
  const placed = await patiently(() => calls.place(asked.id, transactionId))
  if ('order' in placed) return
  onUndecided()
  await decided(calls, asked.id)
}

/** Asks until the payment is decided. */
export const decided = async (calls: Pick<Calls, 'stateOf'>, id: string): Promise<void> => {
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    const { progress, failure } = await patiently(() => calls.stateOf(id))
    if (progress === 'placed') return
    if (progress !== 'processing') throw new PaymentRefused(failure ?? { code: 'payment_intent_authentication_failure' })
    await pause()
  }
  throw new PaymentRefused({ type: 'idempotency_error' })
}

/** An answer that got lost says nothing about what was done: the same question is asked again. */
const patiently = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
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

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
