import type { AuditAnchor } from '@shop/domain/audit-anchor'
import type { AuditBreak, AuditVerdict } from '@shop/domain/audit-log'
import { type AuditKeys, auditKeysOf } from '../../database/audit-keys.ts'
import type { Db } from '../../database/connect.ts'
import { findHashOf, findHead, listLinks } from './audit-log.queries.ts'
import { BEFORE_THE_FIRST, type Head, isSealed, type Signer, signersOf } from './signatures.ts'

/** As many rows as are held in memory at once, however long the log is. */
const BATCH = 1_000
/** A row that somebody put before the first is found, too. */
const LEAST_ID = '-9223372036854775808'

/**
 * Walks the chain from its first row, stops where it is broken, and looks whether it ends where the shop left it.
 * Hashes are computed here, by keys that the database which is judged does not know.
 * What it cannot see is a log that was put back, with its head, to how it once was; against that, anchors leave the database every day.
 */
export function verifyAuditLog(db: Db, batch = BATCH): Promise<AuditVerdict> {
  const keys = auditKeysOf(db)
  // One sight of rows and head, although staff go on working meanwhile.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const walked = await walk(snapshot, signersOf(keys), batch)
      return walked.broken ? walked : { ...walked, broken: breakOfEnd(keys, await findHead(snapshot), walked) }
    })
}

/** Whether the row that an anchor was taken of is still there as it was. Says nothing of the rows before it: the chain does. */
export async function verifyAnchor(db: Db, { id, hash }: AuditAnchor): Promise<AuditBreak | undefined> {
  const found = await findHashOf(db, id)
  if (found === undefined) return { id, kind: 'cut' }
  return found === hash ? undefined : { id, kind: 'rechained' }
}

async function walk(db: Db, signers: readonly Signer[], batch: number): Promise<AuditVerdict> {
  let count = 0
  let lastId = LEAST_ID
  let lastHash: string | undefined
  let signer = 0
  for (;;) {
    const links = await listLinks(db, lastId, batch)
    for (const { id, text, prevHash, hash } of links) {
      const isBy = (one: Signer) => one(text) === hash
      const by = signers.findIndex((one, i) => i >= signer && isBy(one))
      // Once there is a key nobody goes back to none, nor to an older one.
      if (by === -1) return { count, lastHash, broken: { id, kind: signers.slice(0, signer).some(isBy) ? 'unkeyed' : 'altered' } }
      const next = count + 1
      if (BigInt(id) > next) return { count, lastHash, broken: { id: String(next), kind: 'missing' } }
      if (id !== String(next) || prevHash !== (lastHash ?? BEFORE_THE_FIRST)) return { count, lastHash, broken: { id, kind: 'unlinked' } }
      count = next
      lastId = id
      lastHash = hash
      signer = by
    }
    if (links.length < batch) return { count, lastHash, broken: undefined }
  }
}

function breakOfEnd(keys: AuditKeys, head: Head | undefined, { count, lastHash }: AuditVerdict): AuditBreak | undefined {
  if (!head || !isSealed(keys, head)) return { id: String(count), kind: 'unsealed' }
  const { lastId: id } = head
  if (BigInt(id) > count) return { id, kind: 'cut' }
  return id === String(count) && head.lastHash === (lastHash ?? BEFORE_THE_FIRST) ? undefined : { id, kind: 'rechained' }
}
