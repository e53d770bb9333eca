import {
  atMost,
  cleanEmail,
  cleanPhone,
  type FormRule,
  firstBroken,
  lettersOnly,
  type Rule,
  required,
  validEmail,
  validPhone,
} from '@shop/domain/field-rules'
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

/** How addresses and the server name the fields. */
const QUERY_NAMES = { make: 'armadora', model: 'modelo', year: 'anio', engine: 'cilindraje', part: 'autoparte' } as const
export const WIRE_NAMES = {
  armadora: 'make',
  modelo: 'model',
  anio: 'year',
  cilindraje: 'engine',
  autoparte: 'part',
  comentarios: 'comments',
  imagen: 'picture',
  nombre: 'name',
  telefono: 'phone',
  aviso_sms: 'wantsSms',
} as const

/** What an address fills in. Whoever wrote it, it is only text in fields. */
export const valuesInQuery = (params: URLSearchParams): Partial<QuotationValues> =>
  Object.fromEntries(
    Object.entries(QUERY_NAMES).flatMap(([field, name]) => {
      const text = (params.get(name) ?? '').replace(/\p{Cc}/gu, ' ').trim()
      return text ? [[field, text.slice(0, field === 'part' ? LONGEST.part : LONGEST.car)]] : []
    }),
  )

/** The query again, with nothing in it that the form does not know. */
export const knownQuery = (params: URLSearchParams): Record<string, string> => {
  const values = valuesInQuery(params)
  return Object.fromEntries(
    Object.entries(QUERY_NAMES).flatMap(([field, name]) => {
      const text = values[field as keyof typeof QUERY_NAMES]
      return text ? [[name, text]] : []
    }),
  )
}

/** A form that was opened for another part keeps who is asking, not what was asked. */
export const valuesInDraft = (draft: Draft | undefined, search: string): Partial<QuotationValues> => {
  if (!draft) return {}
  const pick = (names: readonly string[]) => names.flatMap((name) => (draft.values[name] ? [[name, draft.values[name]]] : []))
  if (search !== '' && draft.of !== search) return Object.fromEntries(pick(CONTACT_FIELDS))
  // A car is one thing: half of it must not be mixed with half of another.
  const car = pick(CAR_FIELDS).length > 0 ? CAR_FIELDS.map((name) => [name, draft.values[name] ?? '']) : []
  return Object.fromEntries([...car, ...pick(['part', 'comments', ...CONTACT_FIELDS])])
}

const text =
  (most: number): Rule<FormRule> =>
  (typed) =>
    firstBroken(typed.trim(), [required, atMost(most)])

const aYear: Rule<FormRule> = (typed) => (/^(19|20)\d{2}$/.test(typed.trim()) ? undefined : 'year')

export const RULES: { readonly [Name in keyof QuotationValues]?: (typed: string) => FormRule | undefined } = {
  make: text(LONGEST.car),
  model: text(LONGEST.car),
  year: (typed) => firstBroken(typed, [required, aYear]),
  engine: text(LONGEST.car),
  part: text(LONGEST.part),
  comments: (typed) => atMost(LONGEST.comments)(typed.trim()),
  name: (typed) => firstBroken(typed.trim(), [required, atMost(LONGEST.name), lettersOnly]),
  email: (typed) => firstBroken(typed, [required, validEmail]),
  phone: (typed) => firstBroken(typed, [required, validPhone]),
}

const trimmed = (typed: string): string => typed.trim()
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

export const requestOf = ({ picture: _, comments, wantsSms, ...values }: QuotationValues): QuotationRequest => ({
  ...values,
  comments: comments || undefined,
  wantsSms: wantsSms === 'on',
})
