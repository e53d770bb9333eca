import type { ProviderFailure } from '@shop/domain/card-problem'

/** Why the provider did not do what was asked. Each kind asks for another reaction. */
export abstract class PaymentFailure extends Error {}

/** The answer is no: card declined, refund too large, method not available. Asking again by machine is pointless. */
export class PaymentDeclined extends PaymentFailure {
  readonly failure: ProviderFailure
  constructor(failure: ProviderFailure, options?: ErrorOptions) {
    super(`The payment provider declined: ${failure.declineCode ?? failure.code ?? failure.type}`, options)
    this.failure = failure
  }
}

/** Nothing happened, and it may work in a moment. */
export class PaymentTemporary extends PaymentFailure {}

/** It may have happened. Ask again with the same idempotency key, or read the object, before telling anybody anything. */
export class PaymentOutcomeUnknown extends PaymentFailure {}

/** Our request or our keys are wrong: staff's business, not the shopper's. */
export class PaymentMisconfigured extends PaymentFailure {
  /** The provider's word for it. */
  readonly code: string | undefined
  constructor(message: string, options?: ErrorOptions, code?: string) {
    super(message, options)
    this.code = code
  }
}

/** The provider has no such thing: it can never be paid there. Many of these mean other keys, another account or mode. */
export class PaymentNotKnown extends PaymentMisconfigured {}

/** Whoever sent this event is not the provider, or sent it long ago. */
export class ForgedEvent extends PaymentFailure {}

/** The provider signed it, and it cannot be read all the same. */
export class MalformedEvent extends PaymentFailure {}
