import type { AuditAction, AuditFacts, AuditSubject } from '@shop/domain/audit-log'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Change = {
  readonly action: AuditAction
  readonly subject: AuditSubject
  readonly before?: AuditFacts
  readonly after?: AuditFacts
}

/**
 * Writes down what a member of staff changed, in the transaction that changes it: both exist or neither does.
 * It comes last. Until the commit nobody else can write to the log, and whoever waits for it must not be waited for.
 */
export const recordChange = async (db: Db, staffId: number, { action, subject, before, after }: Change): Promise<void> => {
  const { numAffectedRows } = await sql`
    insert into audit_log (staff_id, staff_name, staff_role, action, subject_kind, subject_ref, before, after)
    select id, name, role, ${action}, ${subject.kind}, ${subject.ref}, ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb
    from staff where id = ${staffId}`.execute(db)
  if (numAffectedRows !== 1n) throw new Error(`${action} of nobody: there is no member of staff ${staffId}`)
}

const jsonOf = (facts: AuditFacts | undefined): string | null =>
  facts === undefined ? null : JSON.stringify(facts, (_, value: unknown) => (typeof value === 'string' ? withoutAccounts(value) : value))

/** People write bank accounts into reasons; a log that nobody can erase keeps the last four digits. */
const withoutAccounts = (text: string): string => text.replace(/(?<![\p{L}\d])\d{14}(\d{4})(?![\p{L}\d])/gu, '•••• $1')
