import type { Locale } from '@shop/domain/locale'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { findOpenConversationOf, insertConversation, insertSecret } from './conversations.queries.ts'

/** Answers the secret that opens it. A customer goes on with the own conversation, with a secret for this browser. */
export const beginConversation = transactional(
  async ({ db }: { readonly db: Db }, locale: Locale, customerId: number | undefined): Promise<string> => {
    const known = customerId === undefined ? undefined : await findOpenConversationOf(db, customerId)
    const secret = newSecret()
    await insertSecret(db, known ?? (await insertConversation(db, locale, customerId)), hashOf(secret))
    return secret
  },
)
