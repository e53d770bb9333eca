import { livesWith } from '@shop/api/database/migration-files'
import { RULES, type Rule } from './migration-rule-table.ts'
import { statementsOf } from './sql-statements.ts'

export type Step = { readonly name: string; readonly sql: string }

const VOLATILE = /\b(?:random|gen_random_uuid|uuid_generate_v\d\w*|clock_timestamp|nextval|statement_timestamp|timeofday)\s*\(/
const ADD_COLUMN = /\badd (?:column )?(?!(?:constraint|primary|unique|foreign|check|exclude)\b)/

/** What a step would do to a shop that is open, and to the last release beside the next one. */
export function reasonsAgainst(step: Step, earlier: readonly Step[], released: string): string[] {
  return [...aboutStatements(step, earlier), ...aboutLivingWith(step, released), ...aboutTransaction(step)]
}

function aboutStatements({ name, sql }: Step, earlier: readonly Step[]): string[] {
  const statements = statementsOf(sql)
  return statements.flatMap((statement, at) => {
    const isOnNew = statements.slice(0, at).some((one) => madeBy(one) === tableOf(statement))
    const broken = RULES.filter(({ sign, alsoOnNew }) => (alsoOnNew || !isOnNew) && sign.test(statement))
    const own = isOnNew ? [] : [...aboutColumns(statement), ...aboutNotNull(statement, earlier), ...aboutValidating(statement, statements)]
    return [...broken, ...own]
      .filter(({ excuse }) => !new RegExp(`^-- ${excuse}: \\S.{14,}`, 'm').test(sql))
      .map(({ says, excuse }) => `${name}: "${statement.slice(0, 70)}" ${says} (or say why not: -- ${excuse}: …)`)
  })
}

type Found = Pick<Rule, 'says' | 'excuse'>

/** One that is made only if it is not there may be there, with rows and readers. */
function madeBy(statement: string) {
  return /^create (?:unlogged )?table (?!if not exists )([\w.]+)/.exec(statement)?.[1]
}

/** A table that is named alone; nothing where it is one of several, which are then not taken for new. */
function tableOf(statement: string): string {
  return (
    /^alter table (?:if exists )?(?:only )?([\w.]+)/.exec(statement)?.[1] ??
    /^create (?:or replace )?(?:unique |constraint )?(?:index|trigger|rule) .*? ?\bon (?:only )?([\w.]+)/.exec(statement)?.[1] ??
    /^truncate (?:table )?(?:only )?([\w.]+)(?! ?[\w.,(])/.exec(statement)?.[1] ??
    /^(?:update|delete from|merge into) (?:only )?([\w.]+)/.exec(statement)?.[1] ??
    ''
  )
}

function aboutColumns(statement: string): Found[] {
  if (!statement.startsWith('alter table') || !ADD_COLUMN.test(statement)) return []
  return [
    ...(/\bnot null\b/.test(statement) && !/\bdefault\b|\bgenerated\b/.test(statement)
      ? [{ says: 'adds a column that the last release does not fill: give it a default', excuse: 'contract' } as const]
      : []),
    ...(VOLATILE.test(statement) || /\bgenerated (?:always|by default) as\b|\b(?:small|big)?serial\b/.test(statement)
      ? [{ says: 'adds a column whose values differ by row: rewrites the table', excuse: 'short' } as const]
      : []),
    ...(/\b(?:references|check|unique|primary key)\b/.test(statement)
      ? [{ says: 'adds a column with a constraint that reads or locks whole tables: add the constraint apart', excuse: 'short' } as const]
      : []),
  ]
}

/** Quick, and nobody writes null any more, once an earlier step has proved it. */
function aboutNotNull(statement: string, earlier: readonly Step[]): Found[] {
  const column = /\balter (?:column )?(\w+) set not null\b/.exec(statement)?.[1]
  if (!column) return []
  const before = earlier.flatMap(({ sql }) => statementsOf(sql)).filter((one) => tableOf(one) === tableOf(statement))
  const proof = before.flatMap((one) => new RegExp(`add constraint (\\w+) check ?\\( ?${column} is not null ?\\)`).exec(one)?.[1] ?? [])
  const isProved = proof.some((constraint) => before.some((one) => one.endsWith(` validate constraint ${constraint}`)))
  return isProved
    ? []
    : [{ says: 'reads the whole table while everybody waits: validate a check (… is not null) in an earlier file', excuse: 'short' }]
}

function aboutValidating(statement: string, statements: readonly string[]): Found[] {
  const constraint = /\bvalidate constraint (\w+)/.exec(statement)?.[1]
  if (!constraint || !statements.some((one) => one.includes(`add constraint ${constraint} `))) return []
  return [
    { says: 'validates in the transaction that holds the table since it added the constraint: do it in a later file', excuse: 'short' },
  ]
}

function aboutLivingWith({ name, sql }: Step, released: string): string[] {
  const with_ = livesWith(sql)
  if (!with_) return [`${name} does not say which release can live with it: -- lives-with: ${released}`]
  return with_ > released ? [`${name} lives with ${with_} and later only, and the last release knows ${released}: take two releases`] : []
}

/** Outside a transaction a step may stop halfway, so it has to be one that can be taken again. */
function aboutTransaction({ name, sql }: Step): string[] {
  const statements = statementsOf(sql)
  const isBare = /^-- no transaction$/m.test(sql)
  const isConcurrent = (one: string) => /^(?:create (?:unique )?index|drop index) concurrently /.test(one)
  if (!isBare) return statements.some(isConcurrent) ? [`${name} builds concurrently, which needs a line "-- no transaction"`] : []
  const unsafe = statements.filter((one, at) => {
    const index = /^create (?:unique )?index concurrently (\w+) on /.exec(one)?.[1]
    if (index) return !statements.slice(0, at).includes(`drop index concurrently if exists ${index}`)
    return !/^drop index concurrently if exists \w+$/.test(one)
  })
  return unsafe.map(
    (one) =>
      `${name}: "${one.slice(0, 70)}" cannot be taken again after half of it: without a transaction only "drop index concurrently if exists x" and then "create index concurrently x" may stand`,
  )
}
