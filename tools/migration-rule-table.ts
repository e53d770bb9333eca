/** What a written reason in the file excuses: `-- contract: …` that nobody reads it any more, `-- short: …` that nobody waits. */
export type Rule = { readonly sign: RegExp; readonly says: string; readonly excuse: 'contract' | 'short'; readonly alsoOnNew?: true }

/** What may be done to a table in use, or has a rule of its own. */
const KNOWN_ACTIONS =
  '(?:add|drop|rename|validate constraint) |alter (?:column )?(?!column )\\w+ (?:drop|type|set (?:data type|default|not null|statistics|storage))\\b'

/** Each is asked of one statement that does one thing, as `statementsOf` tells them. */
export const RULES: readonly Rule[] = [
  {
    sign: /(?<!\bon commit )\bdrop\b(?! not null\b| constraint\b| default\b| expression\b| identity\b)(?!(?<=^drop) index\b)/,
    says: 'drops a column, a table or something else that the last release may still use',
    excuse: 'contract',
    alsoOnNew: true,
  },
  { sign: /\bdrop (?:constraint|default|expression|identity)\b/, says: 'drops what the last release may count on', excuse: 'contract' },
  {
    sign: /^(?:revoke|reassign owned)\b|^alter (?!table\b).*\b(?:revoke|set schema|owner to)\b/,
    says: 'takes away what the last release may do or reach',
    excuse: 'contract',
  },
  {
    sign: new RegExp(`^alter table (?:if exists )?(?:only )?[\\w.]+(?: \\*)? (?!${KNOWN_ACTIONS})`),
    says: 'does to a table in use what is not known to be harmless',
    excuse: 'contract',
  },
  {
    sign: /\b(?:delete from|merge into|do update|update (?:only )?[\w.]+(?: \*)?(?: as)?(?: \w+)? set)\b/,
    says: 'changes rows of a table in use, and holds its rows until the step is over: let a job or a command do it',
    excuse: 'short',
  },
  {
    sign: /\bexecute\b(?! (?:function|procedure|on)\b)/,
    says: 'runs SQL that cannot be read here',
    excuse: 'contract',
    alsoOnNew: true,
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
    sign: /^create (?:or replace )?(?:constraint )?(?:trigger|rule)\b/,
    says: 'puts a trigger or a rule on a table in use: writes wait, and the last release does not expect it',
    excuse: 'short',
  },
  {
    sign: /^(?:vacuum full|cluster|reindex (?!.*\bconcurrently\b)|refresh materialized view (?!concurrently ))/,
    says: 'locks while it rewrites',
    excuse: 'short',
  },
  {
    sign: /^create (?:unique )?index (?!concurrently )/,
    says: 'builds an index while writes wait: use concurrently in a file with "-- no transaction"',
    excuse: 'short',
  },
  {
    sign: /^drop index (?!concurrently )/,
    says: 'drops an index while reads wait: use concurrently in a file with "-- no transaction"',
    excuse: 'short',
  },
  {
    sign: /\badd (?:constraint \w+ )?(?:check|foreign key|not null)\b(?!.*\bnot valid\b)/,
    says: 'adds a constraint that reads the whole table: add it not valid, and validate it in a later file',
    excuse: 'short',
  },
  {
    sign: /\badd (?:constraint \w+ )?(?:(?:unique|primary key)\b(?! using index )|exclude\b)/,
    says: 'builds an index while everybody waits: make it concurrently, then add the constraint using index',
    excuse: 'short',
  },
]
