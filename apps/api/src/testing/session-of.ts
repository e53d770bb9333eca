import type { Deps } from '../composition.ts'
import { customerDeps } from '../modules/customers/customers.public.ts'
import { signToken } from '../modules/customers/session-token.ts'
import { insertSession } from '../modules/customers/sessions.queries.ts'

/** A session without the cost of a password. */
export async function sessionOf(shop: Deps, customerId: number): Promise<{ token: string; sessionId: string }> {
  const session = await insertSession(shop.db, customerId, 'test')
  return { token: await signToken(customerDeps(shop).keys.token, session), sessionId: session.id }
}
