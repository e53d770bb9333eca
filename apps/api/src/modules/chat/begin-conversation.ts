import type { Locale } from '@shop/domain/locale'
import type { SignedInCustomer } from '../../callers.ts'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { adoptConversation, findOpenConversationOf, insertConversation, insertSecret } from './conversations.queries.ts'

/**
 * Answers the secret that opens it. A customer goes on with the own conversation, with a secret for this browser, or with the one begun
 * before signing in.
 */
export const beginConversation = transactional(
  async (
    { db }: { readonly db: Db },
    locale: Locale,
    customer: Pick<SignedInCustomer, 'id' | 'sessionId'> | undefined,
    brought?: string,
  ) => {
    const known = customer && (await ownConversation(db, customer.id, brought))
    const secret = newSecret()
    await insertSecret(db, known ?? (await insertConversation(db, locale, customer?.id)), hashOf(secret), customer?.sessionId)
    return secret
  },
)

async function ownConversation(db: Db, customerId: number, brought: string | undefined): Promise<number | undefined> {
  return (
    (await findOpenConversationOf(db, customerId)) ??
    (brought === undefined ? undefined : adoptConversation(db, hashOf(brought), customerId))
  )
}
