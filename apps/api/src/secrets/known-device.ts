import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from './random-secret.ts'

const LASTS_SECONDS = 180 * 24 * 60 * 60

/** Whose browser it is, and the hash of the password they signed in with: another password makes every browser a stranger. */
type Owner = { readonly id: number; readonly passwordHash: string }

/** What a browser keeps after somebody signed in. It opens nothing; it only tells this browser from those of strangers who guess. */
export function markDevice(key: Buffer, owner: Owner, now = Date.now()): string {
  const since = Math.floor(now / 1_000).toString(36)
  return `${since}.${signature(key, owner, since)}`
}

export function isKnownDevice(key: Buffer, owner: Owner, mark: string, now = Date.now()): boolean {
  const [since = '', signed = ''] = mark.split('.')
  const expected = Buffer.from(signature(key, owner, since))
  const given = Buffer.from(signed)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && now / 1_000 - Number.parseInt(since, 36) < LASTS_SECONDS
}

function signature(key: Buffer, { id, passwordHash }: Owner, since: string) {
  return keyedHash(key, String(id), since, passwordHash)
}
