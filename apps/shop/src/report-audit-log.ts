import type { Db } from '@shop/api/database/connect'
import { isInsertOnly } from '@shop/api/modules/audit-log/audit-grants.queries'
import { verifyAnchor, verifyAuditLog } from '@shop/api/modules/audit-log/verify-audit-log'
import { type AuditAnchor, writtenAnchor } from '@shop/domain/audit-anchor'
import type { AuditBreak } from '@shop/domain/audit-log'

type Report = { readonly isSound: boolean; readonly lines: readonly string[] }

/** What `npm run audit` says of the log of staff's actions. */
export async function reportAuditLog(db: Db, anchor?: AuditAnchor): Promise<Report> {
  const { count, lastHash: hash, broken } = await verifyAuditLog(db)
  const lost = anchor && (await verifyAnchor(db, anchor))
  // The chain vouches for what stands before the anchor, as far as it holds.
  const isVouchedFor = anchor && !lost && BigInt(anchor.id) <= count
  const end = hash ? `${count.toLocaleString('en')} entries, whole until ${writtenAnchor({ id: String(count), hash })}` : 'no entry'
  return {
    isSound: !broken && !lost,
    lines: [
      `${broken ? '✗' : '✓'} the log of staff’s actions (${end})`,
      ...(broken ? [`  ${SENTENCES[broken.kind](broken.id)}`, ...(HINTS[broken.kind] ?? []).map((hint) => `  ${hint}`)] : []),
      ...(anchor ? [`${isVouchedFor ? '✓' : '✗'} the anchor ${writtenAnchor(anchor)}`] : []),
      ...(lost ? [`  ${SENTENCES[lost.kind](lost.id)}`] : []),
      ...(anchor && !lost && !isVouchedFor ? ['  That entry is as it was, but something before it is not.'] : []),
      (await isInsertOnly(db))
        ? '✓ the shop’s user of the database can only add to it'
        : '· the shop’s user of the database owns it; npm run audit -- --grants shows how to change that',
    ],
  }
}

const SENTENCES: Record<AuditBreak['kind'], (id: string) => string> = {
  altered: (id) => `Entry ${id} does not say what was written.`,
  missing: (id) => `Entry ${id} is missing.`,
  unlinked: (id) => `What stood before entry ${id} was rewritten.`,
  unkeyed: (id) => `Entry ${id} was made without the shop’s key, after entries that have it.`,
  cut: (id) => `The end was cut off: there was an entry ${id}.`,
  rechained: (id) => `Entry ${id}, or what follows it, is not what the shop wrote: the log was chained anew.`,
  unsealed: (id) => `Nothing of the shop’s says that the log ends with ${id}: its seal was changed.`,
}

const SECRET = 'Or TOKEN_SECRET is not what it was: name the earlier one in PREVIOUS_TOKEN_SECRETS.'
const SEAL = 'If you know why (a restored backup, an update that broke off), compare an anchor and run npm run audit -- --seal.'
const HINTS: Partial<Record<AuditBreak['kind'], readonly string[]>> = {
  altered: [SECRET],
  unsealed: [SECRET, SEAL],
  cut: [SEAL],
  rechained: [SEAL],
}
