import { hash, verify } from '@node-rs/argon2'
import { inHashQueue } from './hash-queue.ts'

/** argon2id with OWASP's least parameters; the library's own defaults are the same algorithm with less memory. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const COST_IN_HASH = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** The hash of a password that nobody knows: an unknown account takes as long as a known one. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$KqyzYNuMuZrzX/rNtrRGCA$/iVA8RXlBKL7OHy+M04fiMu0dGG0qpQCmFzJPSYKpRg'

export function hashPassword(password: string): Promise<string> {
  return inHashQueue(() => hash(password, COST))
}

/** Without a hash to compare with it does the same work, and the answer is no. */
export async function isPassword(known: string | undefined, password: string): Promise<boolean> {
  const isRight = await inHashQueue(() => verify(known ?? NOBODYS, password))
  return isRight && known !== undefined
}

/** Made when hashing was cheaper. */
export function isOutdated(known: string): boolean {
  return !known.includes(COST_IN_HASH)
}
