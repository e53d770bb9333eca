import type { Messenger } from '../ports/messenger.ts'
import { PaymentMisconfigured, PaymentNotKnown, PaymentOutcomeUnknown, PaymentTemporary } from '../ports/payment-failures.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import type { Tally } from '../ports/tally.ts'

/** The same messenger, whose deliveries are counted. */
export function talliedMessenger(messenger: Messenger, tally: Tally): Messenger {
  return {
    send: async (message) => {
      try {
        await messenger.send(message)
        tally.mail('well')
      } catch (error) {
        tally.mail(isAboutRecipient(error) ? 'refused' : 'wrong')
        throw error
      }
    },
  }
}

/** The mail server works and does not take this address. A sender whom it refuses, or whose account is used up, has the same code. */
function isAboutRecipient(error: unknown): boolean {
  const { code, command } = error as { readonly code?: unknown; readonly command?: unknown }
  return code === 'EENVELOPE' && command === 'RCPT TO'
}

/** The same provider, whose answers are counted. Reading an event asks nobody, and lists are counted by nobody. */
export function talliedPayments(provider: PaymentProvider, tally: Tally): PaymentProvider {
  return new Proxy(provider, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver)
      // Of one that is not there nobody wants to know how it is.
      if (typeof member !== 'function' || provider.name === 'none') return member
      return (...given: unknown[]) => {
        const answer: unknown = member.apply(target, given)
        if (answer instanceof Promise)
          answer.then(
            () => tally.payments('well'),
            (error) => tally.payments(wentOf(error)),
          )
        return answer
      }
    },
  })
}

/** No is an answer too: only what should have worked went wrong. */
function wentOf(error: unknown): 'well' | 'wrong' {
  if (error instanceof PaymentNotKnown) return 'well'
  return error instanceof PaymentTemporary || error instanceof PaymentOutcomeUnknown || error instanceof PaymentMisconfigured
    ? 'wrong'
    : 'well'
}
