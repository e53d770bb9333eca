import { bareSql } from './bare-sql.ts'

/** The statements of an SQL text, bare. One that does several things to a table is told as several, so that each of them is judged. */
export function statementsOf(sql: string): string[] {
  return bareSql(sql)
    .replace(BEFORE_STATEMENT, ';')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .map((statement) => statement.replace(/(?<=\w) ?\. ?(?=\w)/g, '.').replace(/(?<![\w.])public\./g, ''))
    .flatMap((statement) => (statement ? actionsOf(statement) : []))
}

const BEFORE_STATEMENT =
  /\b(?:begin|then|else|loop)\b(?=\s+(?:alter|cluster|create|delete|drop|lock|merge|reassign|refresh|reindex|revoke|truncate|update)\b)/g

function actionsOf(statement: string): string[] {
  const table = /^alter table (?:if exists )?(?:only )?[\w.]+(?: \*)? /.exec(statement)?.[0]
  return table ? splitOutsideBrackets(statement.slice(table.length)).map((action) => table + action.trim()) : [statement]
}

function splitOutsideBrackets(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const character of text) {
    depth += '(['.includes(character) ? 1 : ')]'.includes(character) ? -1 : 0
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}
