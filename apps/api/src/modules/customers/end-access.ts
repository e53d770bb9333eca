import type { Db } from '../../database/connect.ts'
import { expireAllSecrets } from './secrets.queries.ts'
import { deleteSessions } from './sessions.queries.ts'

/**
 * Ends whatever somebody else may hold of an account: links, codes, permits, changes that wait, sessions, and with each session the
 * keys to the chat that it was given. The owner's way to disown a change stays, unless it is the owner who walks it.
 */
export async function endAccess(
  db: Db,
  customerId: number,
  { session, isDisowned = false }: { readonly session?: string | undefined; readonly isDisowned?: boolean } = {},
): Promise<void> {
  await expireAllSecrets(db, customerId, isDisowned ? [] : ['disown-change'])
  await deleteSessions(db, customerId, session)
}
