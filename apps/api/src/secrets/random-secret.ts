import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits for a link, a cookie or a temporary token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret. It is random and long, so a plain hash tells nobody anything. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Six digits are soon tried out, so their hash needs a key; the token they belong to makes each different. */
export function keyedHash(key: Buffer, ...parts: readonly string[]): string {
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url')
}
