import type { AuditAction, AuditFacts, AuditSubject } from '@shop/domain/audit-log'
import type { Db } from '../../database/connect.ts'

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
export const recordChange = async (db: Db, staffId: number, { action, subject, before, after }: Change): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('audit_log')
    .columns(['staff_id', 'staff_name', 'staff_role', 'action', 'subject_kind', 'subject_ref', 'before', 'after'])
    .expression((e) =>
      e
        .selectFrom('staff')
        .select(['id', 'name', 'role', e.val(action).as('action'), e.val(subject.kind).as('kind'), e.val(subject.ref).as('ref')])
        .select([e.val(jsonOf(before)).as('before'), e.val(jsonOf(after)).as('after')])
        .where('id', '=', staffId),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new Error(`${action} of nobody: there is no member of staff ${staffId}`)
}

const jsonOf = (facts: AuditFacts | undefined): string | null =>
  facts === undefined ? null : JSON.stringify(facts, (_, value: unknown) => (typeof value === 'string' ? withoutAccounts(value) : value))

/** People write bank accounts into reasons; a log that nobody can erase keeps the last four digits. */
const withoutAccounts = (text: string): string => text.replace(/(?<![\p{L}\d])\d{14}(\d{4})(?![\p{L}\d])/gu, '•••• $1')
