import { HEADINGS, IMPORT_FIELDS, type ImportField } from './import-fields.ts'

const meanings = new Map(IMPORT_FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [heading, field] as const)))

/** A heading as it is compared: "No. de Parte" is "no de parte". */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

function fieldOf(heading: string): ImportField | undefined {
  return meanings.get(headingKey(heading))
}

/** How many cells of a row look like headings: suppliers put their name and the date above the table. */
export function headingsIn(cells: readonly string[]): number {
  return new Set(cells.flatMap((cell) => fieldOf(cell) ?? [])).size
}

/** Fields by heading, as somebody last said; null was seen and is not used. */
export type RememberedColumns = Readonly<Record<string, ImportField | null>>

/**
 * What each column holds: as this supplier's file had it the last time, and what that did not have by the words of its heading. The first
 * column wins.
 */
export function guessColumns(
  headings: readonly string[],
  fields: readonly ImportField[],
  remembered: RememberedColumns = {},
): Partial<Record<ImportField, number>> {
  const columns: Partial<Record<ImportField, number>> = {}
  const take = (meaningOf: (heading: string) => ImportField | null | undefined) => {
    for (const [column, heading] of headings.entries()) {
      const field = meaningOf(heading)
      if (field && fields.includes(field) && columns[field] === undefined) columns[field] = column
    }
  }
  take((heading) => remembered[headingKey(heading)])
  take((heading) => (remembered[headingKey(heading)] === undefined ? fieldOf(heading) : null))
  const { description, ...others } = columns
  if (description === undefined || columns.name !== undefined || !fields.includes('name')) return columns
  const described = headingKey(headings[description] ?? '')
  const isName = SHORT_DESCRIPTIONS.includes(described) && remembered[described] === undefined
  return isName ? { ...others, name: description } : columns
}

/** What Mexican suppliers call the name of a part in lists that have nothing longer to say. */
const SHORT_DESCRIPTIONS: readonly string[] = ['descripcion', 'desc', 'descrip', 'descripcion del producto', 'description']

/** Two columns of one name would be one to whoever chooses: the second is called "Precio (2)". */
export function distinctHeadings(headings: readonly string[]): readonly string[] {
  const seen = new Map<string, number>()
  return headings.map((heading, i) => {
    const name = heading.trim() || `#${i + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}
