/**
 * One piece after another, because only the order tells whether a quote stands in a comment or a comment in quotes. Dollars may be part of a
 * word, and a carriage return ends a comment, too.
 */
const PIECE = new RegExp(
  [
    /(?<comment>--[^\n\r]*|\/\*)/,
    /e'(?<escaped>[^'\\]*(?:(?:''|\\[\s\S])[^'\\]*)*)'/,
    /'(?<quoted>[^']*(?:''[^']*)*)'/,
    /(?:u&)?"(?<name>[^"]*(?:""[^"]*)*)"/,
    /(?<tag>\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$)/,
    /(?<word>[\w\u0080-\uffff][\w$\u0080-\uffff]*)/,
    /[\s\S]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iy',
)

/** Words that speak for a statement, and would do so wrongly as the name of a column: `add "default" text not null`. */
const SPEAKING =
  /^(?:check|column|concurrently|constraint|default|exclude|foreign|generated|if|index|not|on|only|primary|unique|using|valid)$/

/** What a DO block does is done at once, so its statements count; those of a function run later. */
const OPENS_BLOCK = /\bdo(?:\s+language\s+(?:\w+|''))?\s*$/

/** An SQL text in small letters, without comments, words in quotes and bodies of functions; and names without their quotes. */
export function bareSql(sql: string): string {
  let bare = ''
  let at = 0
  const body = (text: string) => (OPENS_BLOCK.test(bare) ? `;${bareSql(text)};` : "''")
  while (at < sql.length) {
    PIECE.lastIndex = at
    const [piece, { comment, escaped, quoted, name, tag, word }] = pieceOf(sql)
    at += piece.length
    if (comment !== undefined) {
      if (comment === '/*') at = endOfComment(sql, at)
      bare += ' '
    } else if (tag !== undefined) {
      const end = sql.indexOf(tag, at)
      const text = sql.slice(at, end < 0 ? undefined : end)
      at += text.length + tag.length
      bare += body(text)
    } else if (escaped !== undefined) bare += body(escaped.replace(/\\'|''/g, "'").replace(/\\[\s\S]/g, ' '))
    else if (quoted !== undefined) bare += body(quoted.replaceAll("''", "'"))
    else if (name !== undefined) bare += plainName(name)
    else bare += word?.toLowerCase().replace(/\W/g, '_') ?? piece
  }
  return bare
}

type Piece = Partial<Record<'comment' | 'escaped' | 'quoted' | 'name' | 'tag' | 'word', string>>

function pieceOf(sql: string): readonly [string, Piece] {
  const found = PIECE.exec(sql)
  return [found?.[0] ?? '', found?.groups ?? {}]
}

/** PostgreSQL's comments may hold comments. */
function endOfComment(sql: string, start: number): number {
  let depth = 1
  for (const { 0: sign, index } of sql.slice(start).matchAll(/\/\*|\*\//g)) {
    depth += sign === '/*' ? 1 : -1
    if (depth === 0) return start + index + sign.length
  }
  return sql.length
}

/** `"orders"` is `orders`, but `"Orders"` is another table. */
function plainName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !SPEAKING.test(name) ? name : `${name.replace(/\W/g, '_')}_`
}
