import type { Db } from '../../database/connect.ts'
import { upsertAddress } from './customer-profiles.queries.ts'
import { EmailRegistered } from './customers.problems.ts'
import { eraseCustomer, findAccountByEmail, hasOrders, insertCustomer, releaseEmail } from './customers.queries.ts'
import { endAccess } from './end-access.ts'
import { moveSecret, type Registration } from './secrets.queries.ts'

/** Anybody can register with somebody else's address. Until it is proven, and as long as nothing was bought, it holds nobody off. */
export async function isTaken(db: Db, email: string): Promise<boolean> {
  const account = await findAccountByEmail(db, email)
  return account !== undefined && (account.isVerified || (await hasOrders(db, account.id)))
}

/** Frees the address for whoever has just proven it. */
export async function releaseUnverifiedEmail(db: Db, email: string): Promise<void> {
  const former = await unprovenAccount(db, email)
  if (former !== undefined) await erase(db, former)
}

/** Makes a registration that waited the account of its address, and answers it. */
export async function takeOver(db: Db, secretId: number, registration: Registration): Promise<number> {
  const { email, address } = registration
  const former = await unprovenAccount(db, email)
  if (former !== undefined) await releaseEmail(db, former)
  const id = await insertCustomer(db, { ...registration, isVerified: true })
  if (id === undefined) throw new EmailRegistered()
  if (address) await upsertAddress(db, id, address)
  // Before all else of the former account goes: a link that is opened twice says so.
  await moveSecret(db, secretId, id)
  if (former !== undefined) await erase(db, former)
  return id
}

async function unprovenAccount(db: Db, email: string): Promise<number | undefined> {
  if (await isTaken(db, email)) throw new EmailRegistered()
  return (await findAccountByEmail(db, email))?.id
}

async function erase(db: Db, id: number): Promise<void> {
  await endAccess(db, id, { isDisowned: true })
  await eraseCustomer(db, id)
}
