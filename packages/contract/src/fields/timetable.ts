import { type Holiday, MOST_HOLIDAYS } from '@shop/domain/business-days'
import type { FieldRule, Rule } from '@shop/domain/field-rules'
import { tidyHours } from '@shop/domain/opening-hours'
import { type OpeningHours, WEEKDAYS, type Weekday } from '@shop/domain/shop-policies'
import * as z from 'zod/mini'
import { type FormField, form, textField } from '../form.ts'
import type { Input, Issue } from '../input.ts'
import { day } from '../wire/day.ts'
import { weekday } from '../wire/shop/policy-parts.ts'
import { rowsField } from './rows.ts'

const MOST_ROWS = 21
const aTime: Rule = (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : 'time')
const timeField = textField([aTime], { max: 5 })

const weekdaysField: FormField<readonly Weekday[]> = {
  schema: z.array(weekday.schema),
  read: (raw) => {
    const chosen = Array.isArray(raw) ? WEEKDAYS.filter((one) => raw.includes(weekday.encode(one))) : []
    const isKnown = Array.isArray(raw) && raw.every((one) => WEEKDAYS.some((known) => weekday.encode(known) === one))
    return chosen.length > 0 && isKnown ? { value: chosen } : { issues: [{ path: '', rule: chosen.length > 0 ? 'invalid' : 'required' }] }
  },
  encode: (days) => days.map(weekday.encode),
}

const openingRow = form(
  { dias: weekdaysField, abre: timeField, cierra: timeField },
  { dias: 'days', abre: 'opens', cierra: 'closes' },
  ({ opens = '', closes }) => (!closes || closes > opens ? [] : [{ path: 'cierra', rule: 'closes-too-early' }]),
)

/** Times are told apart as text: all have four digits. */
function overlaps(rows: readonly OpeningHours[]): readonly Issue[] {
  return rows.flatMap((row, i) =>
    rows
      .slice(0, i)
      .some((other) => other.days.some((one) => row.days.includes(one)) && row.opens < other.closes && other.opens < row.closes)
      ? [{ path: `${i}.abre`, rule: 'hours-overlap' as const }]
      : [],
  )
}

const typedHours = rowsField(openingRow, MOST_ROWS, overlaps)
export const hoursField: FormField<readonly OpeningHours[]> = {
  ...typedHours,
  read: (raw) => {
    const read = typedHours.read(raw)
    return 'value' in read ? { value: tidyHours(read.value) } : read
  },
}

export const dayField: FormField<string> = {
  schema: day,
  read: (raw) => {
    const result = z.safeParse(day, raw)
    return result.success ? { value: result.data } : broken(raw === undefined || raw === '' ? 'required' : 'day')
  },
  encode: (text) => text,
}

const nameField = textField([], { max: 60 })
const holidayForm = form({ fecha: dayField, nombre: nameField, nombre_en: nameField })
const holidayRow: Input<Holiday> = {
  schema: holidayForm.schema,
  decode: (raw) => {
    const read = holidayForm.decode(raw)
    return 'issues' in read ? read : { value: { day: read.value.fecha, names: { es: read.value.nombre, en: read.value.nombre_en } } }
  },
  encode: (holiday) => holidayForm.encode({ fecha: holiday.day, nombre: holiday.names.es, nombre_en: holiday.names.en }),
  paths: holidayForm.paths,
}

const typedHolidays = rowsField(holidayRow, MOST_HOLIDAYS, (rows) =>
  rows.flatMap((row, i) => (rows.findIndex((other) => other.day === row.day) < i ? [{ path: `${i}.fecha`, rule: 'day-twice' }] : [])),
)
/** In the order of the calendar, however they were typed. Days that are over may stay on the list; they change nothing any more. */
export const holidaysField: FormField<readonly Holiday[]> = {
  ...typedHolidays,
  read: (raw) => {
    const read = typedHolidays.read(raw)
    return 'value' in read ? { value: read.value.toSorted((a, b) => a.day.localeCompare(b.day)) } : read
  },
}

function broken(rule: FieldRule) {
  return { issues: [{ path: '', rule }] }
}
