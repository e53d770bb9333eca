import type { Locale } from '@shop/domain/locale'
import type { SearchReport } from '@shop/domain/search-report'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const MOST_ROWS = 100
const OFTEN = 3

export async function readSearchReport(db: Db, days: number): Promise<SearchReport> {
  const [totals, notFound, corrected, notSold] = await Promise.all([
    sumSearches(db, days),
    listNotFound(db, days),
    listCorrected(db, days),
    listNotSold(db, days),
  ])
  return { ...totals, notFound, corrected, notSold }
}

type Totals = { readonly searches: number; readonly foundNothing: number }

async function sumSearches(db: Db, days: number): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select coalesce(sum(searches), 0)::int as searches, coalesce(sum(found_nothing), 0)::int as "foundNothing"
    from search_counts where day > current_date - ${days}::int`.execute(db)
  return rows[0] ?? { searches: 0, foundNothing: 0 }
}

type Searched = { readonly locale: Locale; readonly text: string; readonly searches: number }

async function listNotFound(db: Db, days: number): Promise<SearchReport['notFound']> {
  const { rows } = await sql<SearchReport['notFound'][number]>`
    select locale, text, sum(searches)::int as searches, sum(found_nothing)::int as "foundNothing",
      (array_agg(cardinality(first_products) > 0 order by day desc))[1] as "isFoundNow"
    from search_counts where day > current_date - ${days}::int
    group by locale, text having sum(found_nothing) > 0
    order by sum(found_nothing) desc, sum(searches) desc, text, locale limit ${MOST_ROWS}`.execute(db)
  return rows
}

/** Orders are those of the shop and of its counter alike; one that was cancelled sold nothing. */
async function listCorrected(db: Db, days: number): Promise<SearchReport['corrected']> {
  const { rows } = await sql<SearchReport['corrected'][number]>`
    with asked as (
      select locale, text, sum(searches)::int as searches, sum(corrected)::int as corrected, max(day) as last_day,
        (array_agg(corrected_to order by day desc) filter (where corrected_to is not null))[1] as corrected_to
      from search_counts where day > current_date - ${days}::int
      group by locale, text having sum(corrected) > 0
      order by sum(corrected) desc, text, locale limit ${MOST_ROWS}
    ), sold as (
      select distinct o.id, l.product_id from orders o join checkout_lines l on l.checkout_id = o.checkout_id
      where o.placed_at > now() - make_interval(days => ${days}::int) and o.status <> 'cancelled'
    )
    select a.locale, a.text, a.searches, a.corrected, a.corrected_to as "correctedTo",
      (select count(distinct s.id)::int from sold s where s.product_id = any(latest.first_products)) as sold
    from asked a join search_counts latest on latest.day = a.last_day and latest.locale = a.locale and latest.text = a.text
    order by a.corrected desc, a.text, a.locale`.execute(db)
  return rows
}

async function listNotSold(db: Db, days: number): Promise<SearchReport['notSold']> {
  const { rows } = await sql<Searched>`
    with asked as (
      select locale, text, sum(searches)::int as searches, max(day) as last_day
      from search_counts where day > current_date - ${days}::int
      group by locale, text having sum(searches) >= ${OFTEN} and sum(found_nothing) < sum(searches)
    ), sold as (
      select distinct l.product_id from orders o join checkout_lines l on l.checkout_id = o.checkout_id
      where o.placed_at > now() - make_interval(days => ${days}::int) and o.status <> 'cancelled'
    )
    select a.locale, a.text, a.searches
    from asked a join search_counts latest on latest.day = a.last_day and latest.locale = a.locale and latest.text = a.text
    where cardinality(latest.first_products) > 0 and not exists (select from sold s where s.product_id = any(latest.first_products))
    order by a.searches desc, a.text, a.locale limit ${MOST_ROWS}`.execute(db)
  return rows
}
