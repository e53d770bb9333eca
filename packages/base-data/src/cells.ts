import type { Bilingual, Variant } from './shapes.ts'

/** How one column of a table is written and read. `read` gives undefined for what the column cannot hold. */
export type Cell<Value> = {
  readonly write: (value: Value) => string | number
  readonly read: (cell: string) => Value | undefined
}

/** A part of a job, by the names of the shop's columns. */
export type JobPart = { readonly type: string; readonly begins: boolean; readonly pieces: number | null; readonly extra: boolean }

export const text: Cell<string> = { write: String, read: (cell) => cell }

/** `?` is none at all. */
export const textOrNone: Cell<string | null> = { write: (value) => value ?? '?', read: (cell) => (cell === '?' ? null : cell) }

export const whole: Cell<number> = { write: Number, read: (cell) => (/^\d{1,6}$/.test(cell) ? Number(cell) : undefined) }

export const wholeOrNull: Cell<number | null> = {
  write: (value) => value ?? '',
  read: (cell) => (cell === '' ? null : whole.read(cell)),
}

export const decimal: Cell<number> = {
  write: String,
  read: (cell) => (/^\d{1,6}(\.\d{1,4})?$/.test(cell) ? Number(cell) : undefined),
}

export const yesOrNo: Cell<boolean> = {
  write: (value) => (value ? 'sí' : 'no'),
  read: (cell) => ({ sí: true, si: true, no: false })[cell.toLowerCase()],
}

export const list: Cell<readonly string[]> = {
  write: (texts) => (texts.some((one) => one.includes('|')) ? JSON.stringify(texts) : texts.join(' | ')),
  read: (cell) => readJson(cell, isTexts) ?? itemsOf(cell),
}

export const jobParts: Cell<readonly JobPart[]> = {
  write: (parts) => parts.map(textOfPart).join(' | '),
  read: (cell) => readJson(cell, isParts)?.map(partOfJson) ?? everyOne(itemsOf(cell).map(readJobPart)),
}

export const bilinguals: Cell<readonly Bilingual[]> = {
  write: (texts) => texts.map(({ es, en }) => `${es} / ${en}`).join(' | '),
  read: (cell) =>
    everyOne(
      itemsOf(cell).map((item) => {
        const [es, en, ...more] = item.split(' / ')
        return es && en && more.length === 0 ? { es, en } : undefined
      }),
    ),
}

export const variants: Cell<readonly Variant[]> = {
  write: (all) => all.map(({ es, en, priceFactor }) => `${es} / ${en} / ${priceFactor}`).join(' | '),
  read: (cell) =>
    everyOne(
      itemsOf(cell).map((item) => {
        const [es, en, factor, ...more] = item.split(' / ')
        const priceFactor = decimal.read(factor ?? '')
        return es && en && priceFactor && more.length === 0 ? { es, en, priceFactor } : undefined
      }),
    ),
}

/** One of a closed list of words. */
export function wordOf<Word extends string>(words: readonly Word[]): Cell<Word> {
  return { write: String, read: (cell) => words.find((word) => word === cell) }
}

/** Several of a closed list of words. */
export function wordsOf<Word extends string>(words: readonly Word[]): Cell<readonly Word[]> {
  const one = wordOf(words)
  return { write: list.write, read: (cell) => everyOne(itemsOf(cell).map(one.read)) }
}

export function itemsOf(cell: string): string[] {
  return cell
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean)
}

function everyOne<Item>(items: readonly (Item | undefined)[]): readonly Item[] | undefined {
  const good = items.filter((item) => item !== undefined)
  return good.length === items.length ? good : undefined
}

function textOfPart({ type, begins, pieces, extra }: JobPart): string {
  const marks = [...(begins ? ['inicia'] : []), ...(extra ? ['extra'] : []), ...(pieces === null ? [] : [String(pieces)])]
  return marks.length > 0 ? `${type} (${marks.join(', ')})` : type
}

/** `brake-fluid (inicia, extra, 2)`: begins the job, is an extra, takes two pieces. */
function readJobPart(item: string): JobPart | undefined {
  const [, type, said = ''] = /^([^\s()]+)(?: \(([^()]*)\))?$/.exec(item) ?? []
  const marks = said.split(',').flatMap((mark) => mark.trim() || [])
  const pieces = marks.filter((mark) => /^\d{1,2}$/.test(mark))
  if (!type || pieces.length > 1 || marks.some((mark) => mark !== 'inicia' && mark !== 'extra' && !pieces.includes(mark))) return undefined
  return { type, begins: marks.includes('inicia'), pieces: pieces[0] ? Number(pieces[0]) : null, extra: marks.includes('extra') }
}

/** Lists of lists and facts are JSON in tables that were exported before 2026-12. */
export function readJson<Value>(cell: string, isValue: (value: unknown) => value is Value): Value | undefined {
  if (!/^[[{]/.test(cell)) return undefined
  try {
    const value: unknown = JSON.parse(cell)
    return isValue(value) ? value : undefined
  } catch {
    return undefined
  }
}

type JsonPart = Pick<JobPart, 'type'> & Partial<JobPart>

function partOfJson({ type, begins = false, pieces = null, extra = false }: JsonPart): JobPart {
  return { type, begins, pieces, extra }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isParts(value: unknown): value is readonly JsonPart[] {
  return Array.isArray(value) && value.every((part) => isRecord(part) && typeof part.type === 'string')
}
