import { createHash, createHmac } from 'node:crypto'
import type { AuditKeys } from '../../database/audit-keys.ts'

/** Makes the hash of a row from its text. */
export type Signer = (text: string) => string

/** Where the log ends, and the shop's word that it does. */
export type Head = { readonly lastId: string; readonly lastHash: string; readonly seal: string | undefined }

/** What the first row names as the hash before it. */
export const BEFORE_THE_FIRST = '0'.repeat(64)

/** As rows were hashed before there was a key: anybody can. */
const plain: Signer = (text) => createHash('sha256').update(text).digest('hex')
function keyed(key: Buffer): Signer {
  return (text) => createHmac('sha256', key).update(text).digest('hex')
}

/** All that ever signed, oldest first. */
export function signersOf(keys: AuditKeys): readonly Signer[] {
  return [plain, ...keys.map(keyed)]
}

export function sign(keys: AuditKeys, text: string): string {
  const key = keys.at(-1)
  if (!key) throw new Error('There is no key to sign with')
  return keyed(key)(text)
}

export function sealOf(keys: AuditKeys, head: Pick<Head, 'lastId' | 'lastHash'>): string {
  return sign(keys, textOf(head))
}

export function isSealed(keys: AuditKeys, { seal, ...head }: Head): boolean {
  return keys.some((key) => seal === keyed(key)(textOf(head)))
}

/** No row's text, which begins with a bracket. */
function textOf({ lastId, lastHash }: Pick<Head, 'lastId' | 'lastHash'>) {
  return `the log ends with ${lastId}:${lastHash}`
}
