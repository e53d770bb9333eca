import type { FieldRule } from '@shop/domain/field-rules'
import { type Cents, centsFromPesos, pesosFromCents } from '@shop/domain/money'
import { SALE_UNITS, type SaleUnit } from '@shop/domain/product'
import { numberKey } from '@shop/domain/search/part-numbers'
import {
  MOST_EQUIVALENTS,
  MOST_FITMENTS,
  MOST_PICTURES,
  MOST_PIECES_COUNTED,
  MOST_PRICE_PESOS,
  STAFF_STATUSES,
  type StaffFitment,
  type StaffStatus,
} from '@shop/domain/staff-product'
import * as z from 'zod/mini'
import { type FormField, form, groupField, optionalField, textField } from '../form.ts'
import { rowPaths } from '../input.ts'
import { saleUnit } from '../wire/catalogue/product.ts'
import { staffStatus } from '../wire/catalogue/staff-product.ts'

const YEARS = { min: 1900, max: 2100 }
const broken = { issues: [{ path: '', rule: 'invalid' }] } as const

/** Dearer than nothing, to the centavo. */
export const priceField: FormField<Cents> = {
  schema: z.number(),
  read: (raw) => {
    if (raw === undefined || raw === null) return { issues: [{ path: '', rule: 'price' }] }
    if (typeof raw === 'number' && raw > MOST_PRICE_PESOS) return { issues: [{ path: '', rule: 'price-high' }] }
    const isPrice = typeof raw === 'number' && raw > 0 && Math.abs(raw * 100 - Math.round(raw * 100)) < 1e-6
    return isPrice && Math.round(raw * 100) > 0 ? { value: centsFromPesos(raw) } : { issues: [{ path: '', rule: 'price' }] }
  },
  encode: pesosFromCents,
}

/** The id of one of a list. */
export const choiceField: FormField<string> = {
  schema: z.string(),
  read: (raw) => (typeof raw === 'string' && /^[1-9]\d{0,8}$/.test(raw) ? { value: raw } : { issues: [{ path: '', rule: 'choose' }] }),
  encode: (id) => id,
}

function wholeField(min: number, max: number, rule: FieldRule = 'whole-number'): FormField<number> {
  return {
    schema: z.int().check(z.minimum(min), z.maximum(max)),
    read: (raw) =>
      typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max ? { value: raw } : { issues: [{ path: '', rule }] },
    encode: (number) => number,
  }
}
export const piecesPerCarField = wholeField(1, 99)
export const countedField = wholeField(0, MOST_PIECES_COUNTED, 'piece-count')

export const unitField: FormField<SaleUnit> = {
  schema: saleUnit.schema,
  read: (raw) => {
    const found = SALE_UNITS.find((unit) => saleUnit.encode(unit) === raw)
    return found ? { value: found } : broken
  },
  encode: saleUnit.encode,
}

export const staffStatusField: FormField<StaffStatus> = {
  schema: staffStatus.schema,
  read: (raw) => {
    const found = STAFF_STATUSES.find((status) => staffStatus.encode(status) === raw)
    return found ? { value: found } : broken
  },
  encode: staffStatus.encode,
}

/** Something with letters or digits in it: what searches compare must not be empty. */
export const partNumberField = textField([(text) => (numberKey(text) === '' ? 'invalid' : undefined)], { max: 40 })

/** A list in which every entry is good, and none stands twice. */
function listField<Value>(item: FormField<Value>, most: number, sameAs: (value: Value) => string | undefined): FormField<readonly Value[]> {
  return {
    schema: z.array(item.schema),
    read: (raw = []) => {
      if (!Array.isArray(raw) || raw.length > most) return broken
      const read = raw.map(item.read)
      const issues = read.flatMap((one, i) =>
        'issues' in one ? one.issues.map(({ path, ...issue }) => ({ ...issue, path: path ? `${i}.${path}` : `${i}` })) : [],
      )
      if (issues.length > 0) return { issues }
      const values = read.flatMap((one) => ('value' in one ? [one.value] : []))
      const keys = values.map(sameAs)
      const twice = keys.findIndex((key, i) => key !== undefined && keys.indexOf(key) < i)
      return twice < 0 ? { value: values } : { issues: [{ path: `${twice}`, rule: 'duplicate' }] }
    },
    encode: (values) => values.map(item.encode),
    paths: rowPaths(item.paths),
  }
}

export const equivalentsField = listField(partNumberField, MOST_EQUIVALENTS, numberKey)

const pictureName = textField([(text) => (/^\w[\w.-]{0,150}$/.test(text) ? undefined : 'picture-gone')], { max: 151 })
export const picturesField = listField(pictureName, MOST_PICTURES, (name) => name)

const carName = textField([], { max: 80 })
const yearField = wholeField(YEARS.min, YEARS.max)
const word = optionalField(textField([], { max: 120 }))
const fitmentForm = form(
  {
    armadora: carName,
    modelo: carName,
    anio_inicio: yearField,
    anio_fin: yearField,
    motor: optionalField(textField([], { max: 40 })),
    posicion_es: word,
    posicion_en: word,
    notas_es: word,
    notas_en: word,
  },
  {
    armadora: 'make',
    modelo: 'model',
    anio_inicio: 'yearFrom',
    anio_fin: 'yearTo',
    motor: 'engine',
    posicion_es: 'positionEs',
    posicion_en: 'positionEn',
    notas_es: 'noteEs',
    notas_en: 'noteEn',
  },
)
const group = groupField(fitmentForm)
const fitmentField: FormField<StaffFitment> = {
  schema: group.schema,
  read: (raw) => {
    const result = group.read(raw)
    return 'value' in result ? { value: { ...result.value, engine: result.value.engine ?? '' } } : result
  },
  encode: (row) => group.encode({ ...row, engine: row.engine || undefined }),
  paths: fitmentForm.paths,
}
/** Which row says what another says already is judged by the shop, which knows the cars. */
export const fitmentsField = listField(fitmentField, MOST_FITMENTS, () => undefined)
