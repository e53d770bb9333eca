import { type Cents, centsFromPesos } from '../money.ts'
import type { DecimalSign } from './import.ts'

const MOST_PESOS = 10_000_000
const MOST_PIECES = 1_000_000
/** "$", "MXN", "M.N.", "pesos" and blanks of all kinds around a number. Dollars are not pesos: such a cell is no price. */
const CURRENCY = /mxn|m\.\s?n\.|pesos|\$|[\s\u00a0]/gi
/** "1.234" is a thousand to some and one peso to others. */
const AMBIGUOUS = { '.': /^[1-9]\d{0,2}\.\d{3}$/, ',': /^[1-9]\d{0,2},\d{3}$/ } as const

/** "1,234.50", "$ 1234.5" and, with a decimal comma, "1.234,50". Anything that could mean two things is no price. */
export function readPrice(text: string, decimalSign: DecimalSign): Cents | undefined {
  const plain = text.replace(CURRENCY, '')
  const amount = AMBIGUOUS[decimalSign].test(plain) ? undefined : readAmount(plain, decimalSign)
  return amount === undefined || amount > MOST_PESOS ? undefined : centsFromPesos(amount)
}

/** Whole pieces: "12", "1,200" and Excel's "12.0". */
export function readWhole(text: string, decimalSign: DecimalSign = '.'): number | undefined {
  const amount = readAmount(text.trim(), decimalSign)
  return amount !== undefined && Number.isInteger(amount) && amount <= MOST_PIECES ? amount : undefined
}

const NONE_LEFT = ['agotado', 'agotada', 'sin existencia', 'sin existencias', 'sin stock', 'no', 'no hay', 'no disponible', 'out of stock']
const SOME_LEFT = ['si', 'disponible', 'disponibles', 'en existencia', 'en stock', 'con existencia', 'hay', 'in stock', 'yes']

/** Pieces as lists say them: "12", "+50" for fifty or more, "AGOTADO" for none, and "SI" for some that nobody counted. */
export function readStock(text: string, decimalSign: DecimalSign = '.'): number | 'some' | undefined {
  const word = text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\.$/, '')
  if (NONE_LEFT.includes(word)) return 0
  if (SOME_LEFT.includes(word)) return 'some'
  return readWhole(word.replace(/^(\+|>=?|mas de\b)\s*|\s*\+$/g, ''), decimalSign)
}

function readAmount(text: string, decimalSign: DecimalSign): number | undefined {
  const [comma, point] = decimalSign === '.' ? [',', '\\.'] : ['\\.', ',']
  const isNumber = new RegExp(`^(\\d{1,3}(${comma}\\d{3})+|\\d{1,10})(${point}\\d{0,6})?$`).test(text)
  if (!isNumber) return undefined
  return Number(decimalSign === '.' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'))
}

/** By how the prices of the first rows are written; pesos have a point unless most end like "34,50". */
export function guessDecimalSign(texts: readonly string[]): DecimalSign {
  const ending = (sign: RegExp) => texts.filter((text) => sign.test(text.trim())).length
  return ending(/,\d{1,2}$/) > ending(/\.\d{1,2}$/) ? ',' : '.'
}

const YES = new Set(['si', 'sí', 's', 'yes', 'y', 'true', 'verdadero', '1', 'x'])
const NO = new Set(['no', 'n', 'false', 'falso', '0'])

export function readYesNo(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}

const UNITS = {
  piece: ['pieza', 'pza', 'pz', 'piece', 'pc', 'each', 'ea', 'unidad'],
  pair: ['par', 'pair', 'pr'],
  set: ['juego', 'jgo', 'set', 'kit'],
} as const
type Unit = keyof typeof UNITS

export function readUnit(text: string): Unit | undefined {
  return wordIn(UNITS, text)
}

const STATUSES = {
  active: ['activo', 'active', 'si', '1', 'a'],
  inactive: ['inactivo', 'inactive', 'descontinuado', 'no', '0', 'i'],
} as const

export function readStatus(text: string): keyof typeof STATUSES | undefined {
  return wordIn(STATUSES, text)
}

function wordIn<Name extends string>(words: Readonly<Record<Name, readonly string[]>>, text: string): Name | undefined {
  const word = text.trim().toLowerCase().replace(/\.$/, '')
  return (Object.keys(words) as Name[]).find((name) => words[name].includes(word))
}

/** Numbers of other makers. A bar alone separates where there is one: numbers may have commas. */
export function readNumbers(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .split(text.includes('|') ? '|' : /[,;\n]/)
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ]
}

/** What `readNumbers` reads as the same numbers. */
export function writeNumbers(numbers: readonly string[]): string {
  return numbers.length === 1 && /[,;\n]/.test(numbers[0] ?? '') ? `${numbers[0]}|` : numbers.join('|')
}

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

export function readYear(text: string): number | undefined {
  const year = /^\d{4}(\.0)?$/.test(text.trim()) ? Number(text.trim()) : undefined
  return year !== undefined && year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined
}
