import type { AuditAction, AuditFacts, AuditSubject } from '@shop/domain/audit-log'
import { sql } from 'kysely'
import { auditKeysOf } from '../../database/audit-keys.ts'
import type { Db } from '../../database/connect.ts'
import { isSealed, sealOf, sign } from './signatures.ts'

export type Change = {
  readonly action: AuditAction
  readonly subject: AuditSubject
  readonly before?: AuditFacts
  readonly after?: AuditFacts
}

/**
 * Writes down what a member of staff changed, in the transaction that changes it: both exist or neither does.
 * It comes last. Until the commit nobody else can write to the log, and whoever waits for it must not be waited for.
 */
export function recordChange(db: Db, staffId: number, change: Change): Promise<void> {
  return db.isTransaction ? record(db, staffId, change) : db.transaction().execute((transaction) => record(transaction, staffId, change))
}

async function record(db: Db, staffId: number, change: Change): Promise<void> {
  const next = await holdHead(db, staffId, change)
  if (!next) throw new Error(`${change.action} of nobody: there is no member of staff ${staffId}`)
  const { text, lastId, lastHash, seal } = next
  if (text === null || lastId === null || lastHash === null) throw new Error('audit_head is empty: somebody took out where the log ends')
  const keys = auditKeysOf(db)
  const hash = sign(keys, text)
  // A head that somebody forged is not made good by the next entry: its wrong seal stays and tells.
  const isOurs = isSealed(keys, { lastId, lastHash, seal: seal ?? undefined })
  const nextSeal = isOurs ? sealOf(keys, { lastId: String(BigInt(lastId) + 1n), lastHash: hash }) : seal
  await insertEntry(db, text, hash, nextSeal)
}

type Next = { text: string | null; lastId: string | null; lastHash: string | null; seal: string | null }

/** The text of the next row, which is all of it but its hash. From here to the commit the end of the log is ours; the time is taken after that. */
async function holdHead(db: Db, staffId: number, { action, subject, before, after }: Change): Promise<Next | undefined> {
  return (
    await sql<Next>`
      with head as (select last_id, last_hash, seal from audit_head for update)
      select h.last_id as "lastId", h.last_hash as "lastHash", h.seal, case when h.last_id is not null then audit_text(row(
          h.last_id + 1, clock_timestamp(), s.id, s.name, s.role, ${action}::text, ${subject.kind}::text, ${subject.ref}::text,
          ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb, h.last_hash, '')::audit_log) end as text
      from staff s left join head h on true
      where s.id = ${staffId}`.execute(db)
  ).rows[0]
}

/** What was signed is what is written. */
async function insertEntry(db: Db, text: string, hash: string, seal: string | null): Promise<void> {
  await sql`
    with written as (
      insert into audit_log (id, at, staff_id, staff_name, staff_role, action, subject_kind, subject_ref, before, after, prev_hash, hash)
      select (t ->> 0)::bigint, (t ->> 1)::timestamptz, (t ->> 2)::integer, t ->> 3, t ->> 4, t ->> 5, t ->> 6, t ->> 7,
        nullif(t -> 8, 'null'), nullif(t -> 9, 'null'), t ->> 10, ${hash}::text
      from (select ${text}::jsonb as t) signed
      returning id, hash
    )
    update audit_head h set last_id = w.id, last_hash = w.hash, seal = ${seal}::text from written w`.execute(db)
}

function jsonOf(facts: AuditFacts | undefined): string | null {
  return facts === undefined
    ? null
    : JSON.stringify(facts, (_, value: unknown) => (typeof value === 'string' ? withoutAccounts(value) : value))
}

/** People write bank accounts into reasons; a log that nobody can erase keeps the last four digits. */
function withoutAccounts(text: string): string {
  return text.replace(/(?<![\p{L}\d])\d{14}(\d{4})(?![\p{L}\d])/gu, '•••• $1')
}
