import type { AuditAction, AuditEntry, AuditFacts, AuditSubjectKind } from '@shop/domain/audit-log'
import { momentOf, nextDay } from '@shop/domain/mexican-time'
import type { StaffRole } from '@shop/domain/staff'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { BEFORE_THE_FIRST, type Head } from './signatures.ts'

type Asked = {
  readonly staffId?: number | undefined
  readonly kind?: AuditSubjectKind | undefined
  readonly ref?: string | undefined
  /** Days of the shop's calendar, both of them included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly page: number
  readonly limit: number
}

export async function listAuditEntries(db: Db, { page, limit, ref, ...others }: Asked): Promise<{ items: AuditEntry[]; total: number }> {
  const asked = { ...others, ...(ref === undefined ? {} : { refs: [ref.toLowerCase(), ...(await findKeysOf(db, ref))] }) }
  const [rows, { total }] = await Promise.all([
    matching(db, asked)
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching(db, asked)
      .select((e) => e.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(entryOf), total: Number(total) }
}

/** The log knows a part by its internal key; people know its number. */
async function findKeysOf(db: Db, number: string): Promise<string[]> {
  const rows = await db
    .selectFrom('part_number_keys as k')
    .innerJoin('products as p', 'p.id', 'k.product_id')
    .select((e) => e.fn<string>('lower', ['p.internal_key']).as('key'))
    .distinct()
    .where('k.key', '=', (e) => e.fn<string>('number_key', [e.val(number)]))
    .where('k.kind', '=', 'part')
    .execute()
  return rows.map(({ key }) => key)
}

type Matched = Omit<Asked, 'page' | 'limit' | 'ref'> & { readonly refs?: readonly string[] }

function matching(db: Db, { staffId, kind, refs, from, to }: Matched) {
  let query = db.selectFrom('audit_log')
  if (staffId !== undefined) query = query.where('staff_id', '=', staffId)
  if (kind !== undefined) query = query.where('subject_kind', '=', kind)
  if (refs !== undefined) query = query.where((e) => e(e.fn<string>('lower', ['subject_ref']), 'in', refs))
  if (from !== undefined) query = query.where('at', '>=', momentOf({ day: from, minutes: 0 }))
  if (to !== undefined) query = query.where('at', '<', momentOf({ day: nextDay(to), minutes: 0 }))
  return query
}

type Link = { readonly id: string; readonly text: string; readonly prevHash: string; readonly hash: string }

/** The next rows of the chain, each with the text that its hash was taken over. */
export async function listLinks(db: Db, after: string, limit: number): Promise<Link[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'prev_hash', 'hash', sql<string>`audit_text(audit_log)`.as('text')])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, text, prev_hash, hash }) => ({ id, text, prevHash: prev_hash, hash }))
}

/** Where the log ends by the shop's own word. */
export async function findHead(db: Db): Promise<Head | undefined> {
  return headOf(await selectHead(db).executeTakeFirst())
}

/** Nobody writes to the log until the transaction ends. */
export async function lockHead(db: Db): Promise<Head | undefined> {
  return headOf(await selectHead(db).forUpdate().executeTakeFirst())
}

export async function updateHead(db: Db, { lastId, lastHash, seal }: Head): Promise<void> {
  await db
    .updateTable('audit_head')
    .set({ last_id: lastId, last_hash: lastHash, seal: seal ?? null })
    .execute()
}

function selectHead(db: Db) {
  return db.selectFrom('audit_head').select(['last_id', 'last_hash', 'seal'])
}
type HeadRow = Awaited<ReturnType<ReturnType<typeof selectHead>['execute']>>[number]
function headOf(row: HeadRow | undefined): Head | undefined {
  return row && { lastId: row.last_id, lastHash: row.last_hash, seal: row.seal ?? undefined }
}

/** Where it ends by its rows. */
export async function findLastLink(db: Db): Promise<Pick<Head, 'lastId' | 'lastHash'>> {
  const last = await db.selectFrom('audit_log').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return { lastId: last?.id ?? '0', lastHash: last?.hash ?? BEFORE_THE_FIRST }
}

export async function findHashOf(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('audit_log').select('hash').where('id', '=', id).executeTakeFirst())?.hash
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]
function selectRows(db: Db) {
  return db.selectFrom('audit_log').selectAll()
}

function entryOf(row: Row): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    staff: { id: String(row.staff_id), name: row.staff_name, role: row.staff_role as StaffRole },
    action: row.action as AuditAction,
    subject: { kind: row.subject_kind as AuditSubjectKind, ref: row.subject_ref },
    before: (row.before ?? {}) as AuditFacts,
    after: (row.after ?? {}) as AuditFacts,
    hash: row.hash,
  }
}
