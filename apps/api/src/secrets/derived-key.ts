import { hkdfSync } from 'node:crypto'

export type Purpose =
  | 'session-token'
  | 'sms-code'
  | 'kept-answer'
  | 'fingerprint'
  | 'second-factor'
  | 'recovery-code'
  | 'customer-device'
  | 'staff-device'
  | 'audit-log'
  | 'preview'
  | 'pages'
  | 'offer-link'

/** One secret is set; each use has a key of its own, so that what one leaks is worth nothing to another. */
export function derivedKey(secret: string, purpose: Purpose): Buffer {
  // A process without the secret must not make keys that everybody can make.
  if (secret === '') throw new Error(`This process has no secret for ${purpose}`)
  return Buffer.from(hkdfSync('sha256', secret, '', `shop ${purpose}`, 32))
}
