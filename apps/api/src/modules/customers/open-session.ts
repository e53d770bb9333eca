import type { SignedIn } from '@shop/contract/wire/people/customer'
import { isShutOut } from '@shop/domain/demo-accounts'
import { markDevice } from '../../secrets/known-device.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { findCustomer } from './customer-profiles.queries.ts'
import { CustomerNotFound } from './customers.problems.ts'
import { findAccount } from './customers.queries.ts'
import { signToken } from './session-token.ts'
import { insertSession } from './sessions.queries.ts'

/** Begins a session and answers what the browser needs to go on with. */
export async function openSession({ db, keys, settings }: CustomerDeps, customerId: number, device: string): Promise<SignedIn> {
  const session = await insertSession(db, customerId, device)
  const [customer, account] = [await findCustomer(db, { id: customerId }), await findAccount(db, customerId)]
  if (!customer || !account || isShutOut(settings.mode, account.email)) throw new CustomerNotFound()
  return { token: await signToken(keys.token, session), customer, knownDevice: markDevice(keys.device, account) }
}
