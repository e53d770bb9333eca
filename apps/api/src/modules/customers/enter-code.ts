import { timingSafeEqual } from 'node:crypto'
import type { SignedIn } from '@shop/contract/wire/people/customer'
import { transactional } from '../../database/transactional.ts'
import { hashOf, keyedHash } from '../../secrets/random-secret.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import type { Caller, CustomerDeps } from './customer-deps.ts'
import { CodeInvalid } from './customers.problems.ts'
import { updatePhone, updateVerified } from './customers.queries.ts'
import { openSession } from './open-session.ts'
import { takeOver } from './release-unverified-email.ts'
import { findSecret, type Secret, takeTry, useSecret } from './secrets.queries.ts'
import { insertSecurityEvent } from './security-events.queries.ts'

/** Five tries a code, counted before the code is compared. A right code signs the customer in. */
export async function enterCode(deps: CustomerDeps, token: string, code: string, { network, device }: Caller): Promise<SignedIn> {
  await consumeRateLimit(deps.db, [{ limits: limits.CODES_PER_NETWORK, of: network }])
  const tokenHash = hashOf(token)
  const secret = (await takeTry(deps.db, tokenHash)) ? await findSecret(deps.db, tokenHash) : undefined
  if (secret?.codeHash === undefined || !isSame(secret.codeHash, keyedHash(deps.keys.code, tokenHash, code))) throw new CodeInvalid()
  return useCode(deps, secret, device, network)
}

const useCode = transactional(
  async (
    deps: CustomerDeps,
    { id, purpose, customerId: asked, newValue, registration }: Secret,
    device: string,
    network: string | undefined,
  ): Promise<SignedIn> => {
    if (!(await useSecret(deps.db, id))) throw new CodeInvalid()
    const customerId = registration ? await takeOver(deps.db, id, registration) : asked
    if (purpose === 'change-phone' && newValue !== undefined) {
      await updatePhone(deps.db, customerId, newValue)
      await insertSecurityEvent(deps.db, 'phone-changed', customerId, network)
    } else {
      await insertSecurityEvent(deps.db, 'verified', customerId, network)
    }
    // Whoever corrects the number of a new account proves the same as with the first one.
    await updateVerified(deps.db, customerId)
    return openSession(deps, customerId, device)
  },
)

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
