import { livesWith } from '@shop/api/database/migration-files'
import { statementsOf } from './sql-statements.ts'

export type Step = { readonly name: string; readonly sql: string }

/** What a written reason in the file excuses: `-- contract: …` that nobody reads it any more, `-- short: …` that nobody waits. */
type Rule = { readonly sign: RegExp; readonly says: string; readonly excuse: 'contract' | 'short'; readonly alsoOnNew?: true }

const VOLATILE = /\b(?:random|gen_random_uuid|uuid_generate_v\d\w*|clock_timestamp|nextval|statement_timestamp|timeofday)\s*\(/
const ADD_COLUMN = /\badd (?:column )?(?!constraint|primary|unique|foreign|check|exclude)/

const RULES: readonly Rule[] = [
  {
    sign: /\bdrop (?:table|column|view|materialized view|function|procedure|type|schema|sequence|trigger)\b/,
    says: 'drops what the last release may still use',
    excuse: 'contract',
    alsoOnNew: true,
  },
  {
    sign: /\balter table\b.*\bdrop (?!column|constraint|default|not null|expression|identity)\w/,
    says: 'drops a column',
    excuse: 'contract',
  },
  { sign: /\brename\b/, says: 'renames what the last release knows by its old name', excuse: 'contract' },
  {
    sign: /\balter (?:column )?\w+ (?:set data )?type\b/,
    says: 'changes a type: rewrites the table, and the last release expects the old one',
    excuse: 'contract',
  },
  { sign: /\btruncate\b/, says: 'empties a table', excuse: 'contract' },
  { sign: /^lock\b/, says: 'locks a table', excuse: 'short', alsoOnNew: true },
  {
    sign: /^create (?:or replace )?(?:constraint )?trigger\b/,
    says: 'puts a trigger on a table in use: writes wait, and the last release does not expect it',
    excuse: 'short',
  },
  {
    sign: /^(?:vacuum full|cluster|reindex (?!.*\bconcurrently\b)|refresh materialized view (?!concurrently))/,
    says: 'locks while it rewrites',
    excuse: 'short',
  },
  {
    sign: /^create (?:unique )?index (?!concurrently)/,
    says: 'builds an index while writes wait: use concurrently in a file with "-- no transaction"',
    excuse: 'short',
  },
  {
    sign: /^drop index (?!concurrently)/,
    says: 'drops an index while reads wait: use concurrently in a file with "-- no transaction"',
    excuse: 'short',
  },
  {
    sign: /\badd (?:constraint \w+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/,
    says: 'adds a constraint that reads the whole table: add it not valid, and validate it in a later file',
    excuse: 'short',
  },
  {
    sign: /\badd (?:constraint \w+ )?(?:unique|primary key|exclude)\b(?!.* using index )/,
    says: 'builds an index while everybody waits: make it concurrently, then add the constraint using index',
    excuse: 'short',
  },
]

/** What a step would do to a shop that is open, and to the last release beside the next one. */
export const reasonsAgainst = (step: Step, earlier: readonly Step[], released: string): string[] => [
  ...aboutStatements(step, earlier),
  ...aboutLivingWith(step, released),
  ...aboutTransaction(step),
]

const aboutStatements = ({ name, sql }: Step, earlier: readonly Step[]): string[] => {
  const statements = statementsOf(sql)
  const made = new Set(statements.flatMap((one) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(one)?.[1] ?? []))
  return statements.flatMap((statement) => {
    const isOnNew = made.has(tableOf(statement))
    const broken = RULES.filter(({ sign, alsoOnNew }) => (alsoOnNew || !isOnNew) && sign.test(statement))
    const own = isOnNew ? [] : [...aboutColumns(statement), ...aboutNotNull(statement, earlier), ...aboutValidating(statement, statements)]
    return [...broken, ...own]
      .filter(({ excuse }) => !new RegExp(`^-- ${excuse}: \\S.{14,}`, 'm').test(sql))
      .map(({ says, excuse }) => `${name}: "${statement.slice(0, 70)}" ${says} (or say why not: -- ${excuse}: …)`)
  })
}

type Found = Pick<Rule, 'says' | 'excuse'>

const tableOf = (statement: string): string =>
  /^alter table (?:if exists )?(?:only )?(\w+)/.exec(statement)?.[1] ??
  /^(?:create|drop) (?:or replace )?(?:unique |constraint )?(?:index|trigger) .*? ?\bon (?:only )?(\w+)/.exec(statement)?.[1] ??
  /^truncate (?:table )?(\w+)/.exec(statement)?.[1] ??
  ''

const aboutColumns = (statement: string): Found[] => {
  if (!statement.startsWith('alter table')) return []
  const columns = splitOutsideBrackets(statement).filter((part) => ADD_COLUMN.test(part))
  const is = (sign: RegExp) => columns.some((column) => sign.test(column))
  return [
    ...(columns.some((column) => /\bnot null\b/.test(column) && !/\bdefault\b|\bgenerated\b/.test(column))
      ? [{ says: 'adds a column that the last release does not fill: give it a default', excuse: 'contract' } as const]
      : []),
    ...(is(VOLATILE) || is(/\bgenerated (?:always|by default) as\b|\b(?:small|big)?serial\b/)
      ? [{ says: 'adds a column whose values differ by row: rewrites the table', excuse: 'short' } as const]
      : []),
    ...(is(/\b(?:references|check|unique|primary key)\b/)
      ? [{ says: 'adds a column with a constraint that reads or locks whole tables: add the constraint apart', excuse: 'short' } as const]
      : []),
  ]
}

/** Quick, and nobody writes null any more, once an earlier step has proved it. */
const aboutNotNull = (statement: string, earlier: readonly Step[]): Found[] => {
  const column = /\balter (?:column )?(\w+) set not null\b/.exec(statement)?.[1]
  if (!column) return []
  const before = earlier.flatMap(({ sql }) => statementsOf(sql)).filter((one) => tableOf(one) === tableOf(statement))
  const proof = before.flatMap((one) => new RegExp(`add constraint (\\w+) check \\( ?${column} is not null ?\\)`).exec(one)?.[1] ?? [])
  const isProved = proof.some((constraint) => before.some((one) => one.includes(`validate constraint ${constraint}`)))
  return isProved
    ? []
    : [{ says: 'reads the whole table while everybody waits: validate a check (… is not null) in an earlier file', excuse: 'short' }]
}

const aboutValidating = (statement: string, statements: readonly string[]): Found[] => {
  const constraint = /\bvalidate constraint (\w+)/.exec(statement)?.[1]
  if (!constraint || !statements.some((one) => one.includes(`add constraint ${constraint} `))) return []
  return [
    { says: 'validates in the transaction that holds the table since it added the constraint: do it in a later file', excuse: 'short' },
  ]
}

const aboutLivingWith = ({ name, sql }: Step, released: string): string[] => {
  const with_ = livesWith(sql)
  if (!with_) return [`${name} does not say which release can live with it: -- lives-with: ${released}`]
  return with_ > released ? [`${name} lives with ${with_} and later only, and the last release knows ${released}: take two releases`] : []
}

/** Outside a transaction a step may stop halfway, so it has to be one that can be taken again. */
const aboutTransaction = ({ name, sql }: Step): string[] => {
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

const splitOutsideBrackets = (statement: string): string[] => {
  let depth = 0
  const parts = ['']
  for (const character of statement) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}
