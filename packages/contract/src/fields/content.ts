import { firstBroken, required } from '@shop/domain/field-rules'
import { promotionDiscount } from '@shop/domain/staff-promotion'
import { momentTyped } from '@shop/domain/typed-moment'
import * as z from 'zod/mini'
import { type FormField, textField } from '../form.ts'

/** A thing of the content desk, by its number. */
export const idField = textField([(text) => (/^[1-9]\d*$/.test(text) ? undefined : 'numbers')], { max: 9 })

/** A moment: with its zone, or as a field of a form writes it, which is Mexican time. */
export const momentField: FormField<Date> = {
  schema: z.string(),
  read: (raw) => {
    if (raw === undefined || raw === null || raw === '') return { issues: [{ path: '', rule: 'required' }] }
    const moment = typeof raw === 'string' ? (WITH_ZONE.test(raw) ? new Date(raw) : momentTyped(raw)) : new Date(Number.NaN)
    const isMoment = moment >= EARLIEST && moment <= LATEST
    return isMoment ? { value: moment } : { issues: [{ path: '', rule: 'moment' }] }
  },
  // What was typed and is no moment is left for the server to name.
  encode: (moment) => (Number.isNaN(moment.getTime()) ? '' : moment.toISOString()),
}

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/
const EARLIEST = new Date('2000-01-01T00:00:00Z')
const LATEST = new Date('2100-01-01T00:00:00Z')

/** Sent as a number or as it was typed. */
export const promotionDiscountField: FormField<number> = {
  schema: z.union([z.number(), z.string()]),
  read: (raw) => {
    const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw.trim() : ''
    const rule = firstBroken(text, [required, promotionDiscount])
    return rule ? { issues: [{ path: '', rule }] } : { value: Number(text.replace(',', '.')) }
  },
  encode: (percent) => (Number.isNaN(percent) ? '' : percent),
}

const MOST_NUMBERS = 500
const LONGEST_NUMBER = 80
function isNumber(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_NUMBER && text.isWellFormed() && !/\p{Cc}/u.test(text)
}

/** Part numbers or the shop's own keys, none of them twice. */
export const numbersField: FormField<readonly string[]> = {
  schema: z.array(z.string().check(z.maxLength(LONGEST_NUMBER))).check(z.maxLength(MOST_NUMBERS)),
  read: (raw) => {
    if (!Array.isArray(raw) || !raw.every(isNumber)) return { issues: [{ path: '', rule: 'invalid' }] }
    const numbers = [...new Set(raw.map((text) => text.trim()))]
    if (numbers.length === 0) return { issues: [{ path: '', rule: 'required' }] }
    return numbers.length > MOST_NUMBERS ? { issues: [{ path: '', rule: 'too-long' }] } : { value: numbers }
  },
  encode: (numbers) => numbers,
}

/** A picture by the name it is shown by. */
export const pictureField = textField([(text) => (/^\w[\w.-]{0,150}$/.test(text) ? undefined : 'invalid')], { max: 151 })

const MOST_IDS = 100
/** Things in an order, each of them once. */
export const idsField: FormField<readonly string[]> = {
  schema: z.array(z.string()).check(z.maxLength(MOST_IDS)),
  read: (raw) => {
    const isGood =
      Array.isArray(raw) &&
      raw.length > 0 &&
      raw.length <= MOST_IDS &&
      raw.every((id) => typeof id === 'string' && /^[1-9]\d{0,8}$/.test(id)) &&
      new Set(raw).size === raw.length
    return isGood ? { value: raw.map(String) } : { issues: [{ path: '', rule: 'invalid' }] }
  },
  encode: (ids) => ids,
}
