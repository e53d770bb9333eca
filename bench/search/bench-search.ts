import { sql } from 'kysely'
import { type BenchShop, openBenchShop } from '../support/bench-shop.ts'
import { type Label, labelledQueries } from './labelled-queries.ts'
import { numberLabels } from './number-labels.ts'

const DEMO_PRODUCTS = 16_000
const WANTED = 0.95
const LOOKED_AT = 5

type Hit = { _id: string; nombre: string; tipo: string; marca: string; codigo: string; universal: boolean }
type Verdict = {
  readonly label: { readonly query: string; readonly class: string }
  readonly problem: string | undefined
  readonly ms: number
}

const shop = await openBenchShop(DEMO_PRODUCTS)
const verdicts: Verdict[] = []
for (const label of labelledQueries)
  verdicts.push(await judged(label, await search(label.query, label.locale), (page) => problemWith(shop, label, page)))
for (const label of await numberLabels(shop))
  verdicts.push(
    await judged(label, await search(label.query, 'es'), async ({ docs }) =>
      docs[0]?._id === label.id ? undefined : `first is ${docs[0]?.codigo ?? 'nothing'}`,
    ),
  )
await shop.close()
report()

async function search(query: string, locale: string) {
  const begun = performance.now()
  const response = await shop.app.inject({
    url: `/api/products/search/d?${new URLSearchParams({ search: query })}`,
    headers: { 'accept-language': locale },
  })
  return { page: response.json().data as { docs: Hit[]; total: number }, status: response.statusCode, ms: performance.now() - begun }
}

async function judged<L extends Verdict['label']>(
  label: L,
  found: Awaited<ReturnType<typeof search>>,
  judge: (page: { docs: Hit[]; total: number }) => Promise<string | undefined>,
): Promise<Verdict> {
  const problem = found.status === 200 ? await judge(found.page) : `HTTP ${found.status}`
  return { label, problem, ms: found.ms }
}

/** What must hold: the first five are what was asked for, and nothing on the page is for another car. */
async function problemWith({ db }: BenchShop, label: Label, { docs, total }: { docs: Hit[]; total: number }): Promise<string | undefined> {
  if (label.isEmpty) return total === 0 ? undefined : `found ${total}: ${docs[0]?.nombre}`
  if (docs.length === 0) return 'found nothing'
  const ids = docs.map(({ _id }) => Number(_id))
  const rows = (
    await sql<{ id: number; type: string; brand: string; name: string; fits: boolean }>`
      select p.id, t.slug as type, b.slug as brand, p.name_es as name,
        p.is_universal or exists (select from fitments f join models m on m.id = f.model_id join makes k on k.id = m.make_id
          where f.product_id = p.id and k.name = ${label.car?.make ?? ''} and m.name = ${label.car?.model ?? ''}
          and (${label.car?.year ?? null}::int is null or ${label.car?.year ?? null}::int between f.year_from and f.year_to)
          and (${label.car?.engine ?? null}::text is null or f.engine in ('', ${label.car?.engine ?? ''}))) as fits
      from products p join part_types t on t.id = p.part_type_id join brands b on b.id = p.brand_id where p.id = any(${ids}::int[])`.execute(
      db,
    )
  ).rows
  const byId = new Map(rows.map((row) => [row.id, row]))
  const first = ids.slice(0, LOOKED_AT).flatMap((id) => byId.get(id) ?? [])
  const wrongCar = label.car && rows.find(({ fits }) => !fits)
  if (wrongCar) return `does not fit: ${wrongCar.name}`
  const wrong = first.find(
    ({ type, brand, name }) =>
      (label.types && !label.types.includes(type)) ||
      (label.brand && brand !== label.brand) ||
      (label.nameContains && !name.toLowerCase().includes(label.nameContains.toLowerCase())),
  )
  return wrong && `${wrong.type}, ${wrong.brand}: ${wrong.name}`
}

function report() {
  const classes = Map.groupBy(verdicts, ({ label }) => label.class)
  for (const { label, problem } of verdicts.filter((verdict) => verdict.problem))
    console.log(`✗ ${label.class}: "${label.query}" ${problem}`)
  const rows = [...classes].map(([name, own]) => ({ name, queries: own.length, good: own.filter(({ problem }) => !problem).length }))
  console.log(`\n${'class'.padEnd(12)} ${'queries'.padStart(8)} ${'accuracy'.padStart(9)}`)
  for (const { name, queries, good } of [
    ...rows,
    { name: 'all', queries: verdicts.length, good: verdicts.filter(({ problem }) => !problem).length },
  ])
    console.log(`${name.padEnd(12)} ${String(queries).padStart(8)} ${`${((100 * good) / queries).toFixed(1)} %`.padStart(9)}`)
  const times = verdicts.map(({ ms }) => ms).toSorted((a, b) => a - b)
  console.log(
    `\nmedian ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`,
  )
  const isGood = rows.every(({ good, queries }) => good / queries >= WANTED)
  if (!isGood) console.log(`A class is under ${WANTED * 100} %.`)
  process.exit(isGood ? 0 : 1)
}
