import type { CarFact } from '@shop/domain/car-facts'
import { type Contradiction, type ContradictionKind, type Severity, severityOf } from '@shop/domain/catalogue-audit/contradiction'
import type { Locale } from '@shop/domain/locale'
import type { CatalogueAudit, StaffContradiction } from '@shop/domain/staff-contradiction'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Two that judge at once wait for each other; whoever asks for it meanwhile, and writes that down, does not. */
export function lockAudit(db: Db) {
  return sql`select pg_advisory_xact_lock(hashtext('catalogue-audit'))`.execute(db)
}

export function deleteContradictions(db: Db) {
  return db.deleteFrom('contradictions').execute()
}

export async function insertContradictions(db: Db, found: readonly Contradiction[]): Promise<void> {
  if (found.length === 0) return
  const rows = found.map(({ partId, ...rest }) => ({ ...rest, product_id: partId, severity: severityOf(rest.kind) }))
  await sql`
    insert into contradictions (kind, severity, product_id, fact, car, other, value)
    select kind, severity, product_id, fact, car, other, value
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(kind text, severity text, product_id integer, fact text, car text, other text, value text)
    order by product_id
    on conflict do nothing`.execute(db)
}

export function updateAuditAsked(db: Db, staffId: number) {
  return db.updateTable('catalogue_audit').set({ asked_at: sql<Date>`now()`, asked_by: staffId }).execute()
}

export function updateAuditEnded(db: Db, products: number) {
  return db.updateTable('catalogue_audit').set({ ended_at: sql<Date>`clock_timestamp()`, products }).execute()
}

/** A request that nobody took up for so long is not waited for any more. */
const PATIENCE = sql.lit('10 minutes')

export async function readAudit(db: Db): Promise<CatalogueAudit> {
  const [state, kinds] = await Promise.all([
    db
      .selectFrom('catalogue_audit')
      .select([
        'ended_at',
        'products',
        sql<boolean>`coalesce(asked_at > coalesce(ended_at, '-infinity') and asked_at > now() - ${PATIENCE}::interval, false)`.as(
          'is_under_way',
        ),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('contradictions')
      .select((e) => ['kind', 'severity', e.fn.countAll<string>().as('count')])
      .groupBy(['kind', 'severity'])
      .orderBy('severity')
      .orderBy('count', 'desc')
      .orderBy('kind')
      .execute(),
  ])
  return {
    endedAt: state.ended_at ?? undefined,
    isUnderWay: state.is_under_way,
    products: state.products,
    kinds: kinds.map(({ kind, severity, count }) => ({
      kind: kind as ContradictionKind,
      severity: severity as Severity,
      count: Number(count),
    })),
  }
}

type Asked = {
  readonly kind?: ContradictionKind | undefined
  readonly severity?: Severity | undefined
  readonly page: number
  readonly limit: number
}

export async function listContradictions(db: Db, locale: Locale, asked: Asked): Promise<{ items: StaffContradiction[]; total: number }> {
  const chosen = () =>
    db
      .selectFrom('contradictions as c')
      .$if(asked.kind !== undefined, (query) => query.where('c.kind', '=', asked.kind ?? ''))
      .$if(asked.severity !== undefined, (query) => query.where('c.severity', '=', asked.severity ?? ''))
  const [rows, { total }] = await Promise.all([
    chosen()
      .innerJoin('products as p', 'p.id', 'c.product_id')
      .select((e) => [
        'c.id',
        'c.kind',
        'c.severity',
        'c.product_id',
        'c.fact',
        'c.car',
        'c.other',
        'c.value',
        'p.internal_key',
        'p.part_number',
        locale === 'es' ? 'p.name_es as name' : e.fn.coalesce('p.name_en', 'p.name_es').as('name'),
      ])
      .orderBy('c.severity')
      .orderBy('c.kind')
      .orderBy('c.product_id')
      .orderBy('c.id')
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit)
      .execute(),
    chosen()
      .select((e) => e.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const items = rows.map((row) => ({
    id: String(row.id),
    kind: row.kind as ContradictionKind,
    severity: row.severity as Severity,
    productId: String(row.product_id),
    productKey: row.internal_key,
    partNumber: row.part_number,
    productName: row.name,
    ...(row.fact === null ? {} : { fact: row.fact as CarFact }),
    ...(row.car === null ? {} : { car: row.car }),
    ...(row.other === null ? {} : { other: row.other }),
    ...(row.value === null ? {} : { value: row.value }),
  }))
  return { items, total: Number(total) }
}
