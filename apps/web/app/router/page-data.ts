/**
 * What a loader answered, as text. Dates stay dates, and rows of one kind are written as a table that names their fields once, and once what all
 * of them say: pages are full of them, and their names weigh more than what they say.
 */
export function packed(data: unknown): string {
  return JSON.stringify(folded(data))
}

export function unpacked(text: string): unknown {
  return unfolded(JSON.parse(text))
}

type Row = Readonly<Record<string, unknown>>
type Table = { readonly $fields: readonly string[]; readonly $rows: readonly (readonly unknown[])[]; readonly $same?: Row }

const FEWEST_ROWS = 2
/** Of what is written of a table: where there are more, they weigh more than the names of the fields. */
const MOST_GAPS = 0.25
/** In the place of a field that a row does not have. */
const MISSING = { $missing: 1 }

function folded(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return { $date: value }
  if (Array.isArray(value)) return (value.length >= FEWEST_ROWS && value.every(isRow) && tableOf(value)) || value.map(folded)
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, folded(field)]))
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}

/** Fields that all rows have come first: what is missing then is mostly the end of a row, which is left out. */
function tableOf(rows: readonly Row[]): Table | undefined {
  const times = new Map<string, number>()
  for (const row of rows) for (const name of Object.keys(row)) if (row[name] !== undefined) times.set(name, (times.get(name) ?? 0) + 1)
  const isSame = (name: string) => times.get(name) === rows.length && rows.every((row) => saysTheSame(row[name], rows[0]?.[name]))
  const same = new Set(times.keys().filter(isSame))
  const $fields = [...times.keys()].filter((name) => !same.has(name)).toSorted((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0))
  const $rows = rows.map((row) => writtenRow(row, $fields))
  const filled = $fields.reduce((sum, name) => sum + (times.get(name) ?? 0), 0)
  const written = $rows.reduce((sum, row) => sum + row.length, 0)
  if (written - filled > MOST_GAPS * written) return undefined
  return { $fields, $rows, ...(same.size > 0 && { $same: Object.fromEntries([...same].map((name) => [name, folded(rows[0]?.[name])])) }) }
}

/** A plain loop: all rows of every page pass here. */
function writtenRow(row: Row, fields: readonly string[]): readonly unknown[] {
  const written: unknown[] = []
  let end = 0
  for (const name of fields) {
    const isThere = Object.hasOwn(row, name) && row[name] !== undefined
    written.push(isThere ? folded(row[name]) : MISSING)
    if (isThere) end = written.length
  }
  return end === written.length ? written : written.slice(0, end)
}

function saysTheSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other))
}

function unfolded(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(unfolded)
  if ('$date' in value) return new Date(value.$date as string)
  if ('$rows' in value) return rowsOf(value as Table)
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, unfolded(field)]))
}

function rowsOf({ $fields, $rows, $same = {} }: Table): Row[] {
  return $rows.map((row) => ({
    ...(unfolded($same) as Row),
    ...Object.fromEntries(row.flatMap((field, i) => (isMissing(field) ? [] : [[$fields[i], unfolded(field)]]))),
  }))
}

function isMissing(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$missing' in value
}
