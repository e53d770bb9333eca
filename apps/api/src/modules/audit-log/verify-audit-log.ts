import { createHash } from 'node:crypto'
import type { AuditVerdict } from '@shop/domain/audit-log'
import type { Db } from '../../database/connect.ts'
import { listLinks } from './audit-log.queries.ts'

/** As many rows as are held in memory at once, however long the log is. */
const BATCH = 1_000
/** A row that somebody put before the first is found, too. */
const LEAST_ID = '-9223372036854775808'
const BEFORE_THE_FIRST = '0'.repeat(64)

/**
 * Walks the chain from its first row and stops where it is broken. Hashes are computed here, not by the database that is judged.
 * What it cannot see is a log that was cut off or written anew from some row on; against that, somebody keeps a last hash elsewhere.
 */
export const verifyAuditLog = async (db: Db, batch = BATCH): Promise<AuditVerdict> => {
  let count = 0
  let lastId = LEAST_ID
  let lastHash: string | undefined
  for (;;) {
    const links = await listLinks(db, lastId, batch)
    for (const { id, text, prevHash, hash } of links) {
      if (hash !== sha256(text)) return { count, lastHash, broken: { id, kind: 'altered' } }
      const isNext = id === String(count + 1) && prevHash === (lastHash ?? BEFORE_THE_FIRST)
      if (!isNext) return { count, lastHash, broken: { id, kind: 'unlinked' } }
      count += 1
      lastId = id
      lastHash = hash
    }
    if (links.length < batch) return { count, lastHash, broken: undefined }
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
