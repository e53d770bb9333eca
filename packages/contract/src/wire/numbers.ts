import { type Cents, centsFromPesos, pesosFromCents } from '@shop/domain/money'
import * as z from 'zod/mini'

/** A whole number, as digits in an address or as a number in JSON. */
export function wholeNumber(min: number, max: number) {
  return z.codec(z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.int()]), z.int().check(z.minimum(min), z.maximum(max)), {
    decode: Number,
    encode: String,
  })
}

/** Pesos with at most two decimals. */
export const pesos = z.codec(
  z.union([z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/)), z.number().check(z.minimum(0), z.maximum(99_999_999))]),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  { decode: (amount) => centsFromPesos(Number(amount)), encode: (amount) => pesosFromCents(amount) },
)

/** Yes, as addresses and JSON say it. */
export const flag = z.codec(z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]), z.boolean(), {
  decode: (value) => value === true || value === 'true' || value === '1',
  encode: (value) => value,
})
