import { type Row, readTable } from '../../../tools/read-table.ts'
import { car, type Label, type LabelledCar } from './label.ts'

export const LABEL_HEADINGS = [
  'class',
  'query',
  'locale',
  'parts',
  'also',
  'brand',
  'make',
  'model',
  'years',
  'engine',
  'name_contains',
  'empty',
] as const
export const GROUP_HEADINGS = ['group', 'type'] as const

/** Between what will do; ` | ` stands between what must all be. */
const ANY = ' or '

type LabelRow = Row<(typeof LABEL_HEADINGS)[number]>
type GroupRow = Row<(typeof GROUP_HEADINGS)[number]>
type Groups = ReadonlyMap<string, readonly GroupRow[]>

/** Every sentence that was written by hand; README.md says what the columns hold. */
export const writtenLabels: readonly Label[] = labelsIn(
  readTable('bench/search/labels/labels.csv', LABEL_HEADINGS),
  readTable('bench/search/labels/part-groups.csv', GROUP_HEADINGS),
)

export function labelsIn(rows: readonly LabelRow[], groupRows: readonly GroupRow[]): Label[] {
  for (const { at, cells } of groupRows) check(at, cells.group !== '' && cells.type !== '', 'group and type must not be empty')
  const groups = Map.groupBy(groupRows, ({ cells }) => cells.group)
  return rows.map((row) => labelOf(row, groups))
}

function labelOf({ at, cells }: LabelRow, groups: Groups): Label {
  const { class: name, query, locale, parts, also, brand, make, model, name_contains: contained, empty } = cells
  check(at, name !== '', 'the class is empty')
  check(at, query.trim() !== '', 'the query is empty')
  check(at, locale === '' || locale === 'es' || locale === 'en', `unknown locale "${locale}"`)
  check(at, empty === '' || empty === 'must' || empty === 'may', `empty is "${empty}", not must or may`)
  check(at, (make === '') === (model === ''), 'a car needs make and model')
  check(at, make !== '' || (cells.years === '' && cells.engine === ''), 'years and engine need a car')
  check(at, parts !== '' || brand !== '' || make !== '' || empty !== '', 'nothing is expected of the results')
  const [types = [], ...further] = allOf(parts).map((one) => typesOf(one, groups, at))
  const words = allOf(contained).map((word) => word.replaceAll(ANY, '|'))
  return {
    query,
    locale: locale === 'en' ? 'en' : 'es',
    class: name,
    ...(further.length > 0 ? { parts: [types, ...further] } : parts && { types }),
    ...(also && { also: typesOf(also, groups, at) }),
    ...(brand && { brand }),
    ...(make && { car: carOf(cells, at) }),
    ...(contained && { nameContains: oneOrSeveral(words) }),
    ...(empty === 'must' && { isEmpty: true }),
    ...(empty === 'may' && { mayBeEmpty: true }),
  }
}

function carOf({ make, model, years, engine }: LabelRow['cells'], at: string): LabelledCar {
  const [, from, to] = /^((?:19|20)\d\d)(?:-((?:19|20)\d\d))?$/.exec(years) ?? []
  check(at, years === '' || (from !== undefined && (to === undefined || from < to)), `bad years "${years}"`)
  return car(
    make,
    model,
    to ? [Number(from), Number(to)] : from ? Number(from) : undefined,
    engine ? oneOrSeveral(engine.split(ANY)) : undefined,
  )
}

/** Part types, of which any will do; `@brakes` is all of a group. */
function typesOf(cell: string, groups: Groups, at: string): string[] {
  return cell.split(ANY).flatMap((one) => {
    check(at, /^@?[a-z0-9-]+$/.test(one), `bad part type "${one}"`)
    if (!one.startsWith('@')) return [one]
    const group = groups.get(one.slice(1)) ?? []
    check(at, group.length > 0, `unknown group "${one}"`)
    return group.map(({ cells }) => cells.type)
  })
}

function allOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(' | ')
}

function oneOrSeveral(texts: readonly string[]): string | readonly string[] {
  return texts.length === 1 && texts[0] ? texts[0] : texts
}

function check(at: string, isGood: boolean, problem: string): void {
  if (!isGood) throw new Error(`${at}: ${problem}`)
}
