import { cleanEmail, cleanPhone } from '@shop/domain/field-rules'
import type { QuotationRequest } from '@shop/domain/quotation'
import type { Draft } from '../../browser/quotation-draft.ts'

export const CAR_FIELDS = ['make', 'model', 'year', 'engine'] as const
const CONTACT_FIELDS = ['name', 'email', 'phone', 'wantsSms'] as const

/** As the form holds it. `picture` names the chosen file, which itself is not text. */
export const EMPTY_VALUES = {
  make: '',
  model: '',
  year: '',
  engine: '',
  part: '',
  comments: '',
  picture: '',
  name: '',
  email: '',
  phone: '',
  wantsSms: '',
}
export type QuotationValues = typeof EMPTY_VALUES

export const LONGEST = { car: 60, part: 200, comments: 2_000, name: 80 }

/** How addresses name the fields. */
const QUERY_NAMES = { make: 'armadora', model: 'modelo', year: 'anio', engine: 'cilindraje', part: 'autoparte' } as const
/** What an address fills in. Whoever wrote it, it is only text in fields. */
export function valuesInQuery(params: URLSearchParams): Partial<QuotationValues> {
  return Object.fromEntries(
    Object.entries(QUERY_NAMES).flatMap(([field, name]) => {
      const text = (params.get(name) ?? '').replace(/\p{Cc}/gu, ' ').trim()
      return text ? [[field, text.slice(0, field === 'part' ? LONGEST.part : LONGEST.car)]] : []
    }),
  )
}

/** The query again, with nothing in it that the form does not know. */
export function knownQuery(params: URLSearchParams): Record<string, string> {
  const values = valuesInQuery(params)
  return Object.fromEntries(
    Object.entries(QUERY_NAMES).flatMap(([field, name]) => {
      const text = values[field as keyof typeof QUERY_NAMES]
      return text ? [[name, text]] : []
    }),
  )
}

/** A form that was opened for another part keeps who is asking, not what was asked. */
export function valuesInDraft(draft: Draft | undefined, search: string): Partial<QuotationValues> {
  if (!draft) return {}
  const pick = (names: readonly string[]) => names.flatMap((name) => (draft.values[name] ? [[name, draft.values[name]]] : []))
  if (search !== '' && draft.of !== search) return Object.fromEntries(pick(CONTACT_FIELDS))
  // A car is one thing: half of it must not be mixed with half of another.
  const car = pick(CAR_FIELDS).length > 0 ? CAR_FIELDS.map((name) => [name, draft.values[name] ?? '']) : []
  return Object.fromEntries([...car, ...pick(['part', 'comments', ...CONTACT_FIELDS])])
}

/** Lists of parts are asked for a year that can be one. */
export function isYear(typed: string): boolean {
  return /^(19|20)\d{2}$/.test(typed.trim())
}

function trimmed(typed: string): string {
  return typed.trim()
}
export const CLEAN = {
  make: trimmed,
  model: trimmed,
  year: trimmed,
  engine: trimmed,
  part: trimmed,
  comments: trimmed,
  name: trimmed,
  email: cleanEmail,
  phone: cleanPhone,
}

export function requestOf({ picture: _, comments, wantsSms, ...values }: QuotationValues): QuotationRequest {
  return {
    ...values,
    comments: comments || undefined,
    wantsSms: wantsSms === 'on',
  }
}
