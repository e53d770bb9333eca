import { FAR_PERCENT, type ImportReport, type ImportSample, type RowProblem } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import { cents, formatMoney } from '@shop/domain/money'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { IMPORTED_OF_FITMENT } from './fitment-columns.ts'
import { countNames } from './import-names.queries.ts'
import { findLostZeros } from './lost-zeros.queries.ts'
import { readPicturesReport } from './pictures/pictures-report.queries.ts'
import { IMPORTED_OF_PRODUCT, PRODUCT_COLUMNS } from './product-columns.queries.ts'

const FAR = 1 + FAR_PERCENT / 100
const NEAR = 1 - FAR_PERCENT / 100

type Counts = Omit<
  ImportReport,
  'prices' | 'stock' | 'texts' | 'zeros' | 'names' | 'pictures' | 'problems' | 'samples' | 'contradictions'
> & {
  readonly price_up: number
  readonly price_down: number
  readonly far_up: number
  readonly far_down: number
  readonly stock_up: number
  readonly stock_down: number
  readonly names_changed: number
  readonly descriptions_changed: number
}

/** What applying the compared rows would do. */
export async function readReport(db: Db, id: number): Promise<ImportReport> {
  const { rows } = await sql<Counts>`
    select count(*)::int as rows,
      count(*) filter (where outcome = 'new')::int as added,
      count(*) filter (where outcome = 'changed')::int as changed,
      count(*) filter (where outcome = 'removed')::int as removed,
      count(*) filter (where outcome = 'same')::int as same,
      count(*) filter (where outcome = 'wrong')::int as wrong,
      count(*) filter (where outcome = 'left-out')::int as "leftOut",
      count(*) filter (where outcome = 'changed' and after ?| array['name_es', 'name_en'])::int as names_changed,
      count(*) filter (where outcome = 'changed' and after ?| array['description_es', 'description_en'])::int as descriptions_changed,
      (select sections from imports where id = ${id}) as sections,
      count(*) filter (where new_price > old_price)::int as price_up,
      count(*) filter (where new_price < old_price)::int as price_down,
      count(*) filter (where new_price > old_price * ${FAR}::numeric)::int as far_up,
      count(*) filter (where new_price < old_price * ${NEAR}::numeric)::int as far_down,
      count(*) filter (where new_stock > old_stock)::int as stock_up,
      count(*) filter (where new_stock < old_stock)::int as stock_down
    from (
      select outcome, after, case when outcome = 'changed' then (before ->> 'price_cents')::int end as old_price, (after ->> 'price_cents')::int as new_price,
        case when outcome = 'changed' then (before ->> 'stock')::int end as old_stock, (after ->> 'stock')::int as new_stock
      from import_rows where import_id = ${id}
    ) seen`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error(`import ${id} cannot be counted`)
  const { price_up, price_down, far_up, far_down, stock_up, stock_down, names_changed, descriptions_changed, ...rest } = counts
  return {
    ...rest,
    prices: { up: price_up, down: price_down, farUp: far_up, farDown: far_down },
    stock: { up: stock_up, down: stock_down },
    texts: { names: names_changed, descriptions: descriptions_changed },
    zeros: await findLostZeros(db, id),
    names: await countNames(db, id),
    pictures: await readPicturesReport(db, id),
    problems: await countProblems(db, id),
    samples: await readSamples(db, id),
  }
}

async function countProblems(db: Db, id: number) {
  const counted = await db
    .selectFrom('import_problems')
    .select((e) => ['code', e.fn.count<string>('row').distinct().as('rows')])
    .where('import_id', '=', id)
    .groupBy('code')
    .orderBy('rows', 'desc')
    .orderBy('code')
    .execute()
  return counted.map(({ code, rows }) => ({ code: code as RowProblem, rows: Number(rows) }))
}

const FIELD_OF: Readonly<Record<string, ImportField | undefined>> = {
  ...Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, IMPORTED_OF_PRODUCT[column].field])),
  ...IMPORTED_OF_FITMENT,
}
const EACH = 6
const LONGEST_SHOWN = 80

/** Of what has no id yet, the name that the row has for it. */
const STILL_TO_BE_MADE = sql`case when r.outcome = 'new' then jsonb_strip_nulls(jsonb_build_object(
  'brand_id', r.brand, 'part_type_id', coalesce(r.part_type, r.subcategory, r.category), 'model_id', r.make || ' ' || r.model)) else '{}' end`

type Sampled = {
  readonly row: number
  readonly outcome: string
  readonly number: string
  readonly name: string
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** Some of what is new and some of what changes, the boldest prices first; ids are said by their names. */
async function readSamples(db: Db, id: number): Promise<readonly ImportSample[]> {
  const { rows } = await sql<Sampled>`
    with ranked as (
      select r.*, row_number() over (partition by outcome order by
        abs((after ->> 'price_cents')::numeric / nullif((before ->> 'price_cents')::numeric, 0) - 1) desc nulls last, row) as rank
      from import_rows r where import_id = ${id} and outcome in ('new', 'changed', 'removed')
    )
    select r.row, r.outcome, coalesce(p.part_number, r.part_number, r.internal_key) as number, coalesce(p.name_es, r.given ->> 'name_es', '') as name,
      coalesce(named(r.before), '{}') as before, ${STILL_TO_BE_MADE} || named(coalesce(r.after, r.given)) as after
    from ranked r left join products p on p.id = r.product_id where rank <= ${EACH} order by r.outcome, rank`.execute(db)
  return rows.map(({ row, outcome, number, name, before, after }) => ({
    row,
    number,
    name,
    isNew: outcome === 'new',
    changes: Object.entries(after).flatMap(([column, value]) => {
      const field = FIELD_OF[column]
      return field ? [{ field, before: shown(column, before[column]), after: shown(column, value) }] : []
    }),
  }))
}

function shown(column: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (column.endsWith('_cents')) return formatMoney(cents(Number(value)))
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return text.slice(0, LONGEST_SHOWN).toWellFormed()
}
