/** The statements of an SQL text in small letters, without comments, words in quotes and bodies of functions. */
export const statementsOf = (sql: string): string[] =>
  bare(sql)
    .split(';')
    .flatMap((statement) => statement.replace(/\s+/g, ' ').trim() || [])

/** What a DO block does is done at once, so its statements count; those of a function run later. */
const bare = (sql: string): string =>
  sql
    .replace(/--[^\n]*/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .toLowerCase()
    .replace(/\bdo\s+(\$\w*\$)([\s\S]*?)\1/g, ';$2;')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\b(?:begin|then|else|loop)\b(?=\s+(?:alter|create|drop|truncate|lock|update)\b)/g, ';')
