/** Who an RFC belongs to: a person, a company, or nobody in particular. */
export type Taxpayer = 'person' | 'company' | 'general-public' | 'foreigner'

/** The general RFCs of the SAT; their check digit is wrong by design. */
const GENERAL: ReadonlyMap<string, Taxpayer> = new Map([
  ['XAXX010101000', 'general-public'],
  ['XEXX010101000', 'foreigner'],
])

/** The place of a letter is its value; companies have one letter less, which counts as a blank. Old programs left out & and Ñ, and RFCs made with them are in use. */
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
const OLD_VALUES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ '
const SHAPE = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})[A-Z0-9]{2}[A0-9]$/

export function normalRfc(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '')
}

/** Undefined when it is no RFC: shape, date or check digit are wrong. */
export function taxpayerOf(typed: string): Taxpayer | undefined {
  const rfc = normalRfc(typed)
  const general = GENERAL.get(rfc)
  if (general) return general
  const [, letters = '', year, month, day] = rfc.match(SHAPE) ?? []
  if (!letters || !isDate(Number(year), Number(month), Number(day)) || !hasCheckDigit(rfc)) return undefined
  return letters.length === 4 ? 'person' : 'company'
}

/** The century is not told; 29 February exists if either century has it. */
function isDate(year: number, month: number, day: number): boolean {
  return [1900 + year, 2000 + year].some((full) => {
    const date = new Date(Date.UTC(full, month - 1, day))
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  })
}

function hasCheckDigit(rfc: string): boolean {
  return [VALUES, OLD_VALUES].some((values) => checkDigit(rfc, values) === rfc.at(-1))
}

function checkDigit(rfc: string, values: string): string {
  const body = rfc.slice(0, -1).padStart(12, ' ')
  const sum = [...body].reduce((total, letter, i) => total + values.indexOf(letter) * (13 - i), 0)
  return '0A987654321'[sum % 11] ?? ''
}
