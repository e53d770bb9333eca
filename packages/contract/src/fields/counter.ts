import { MOST_DISCOUNT } from '@shop/domain/counter'
import { COUNTER_METHODS, type CounterMethod } from '@shop/domain/payment-method'
import * as z from 'zod/mini'
import type { FormField } from '../form.ts'
import { orderMethod } from '../wire/orders/payment-method.ts'

/** A whole percentage that staff take off; nothing means none. How much their role may is for the server to say. */
export const discountField: FormField<number> = {
  schema: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_DISCOUNT))),
  read: (raw = 0) =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= MOST_DISCOUNT
      ? { value: raw }
      : { issues: [{ path: '', rule: 'invalid' }] },
  encode: (percent) => percent,
}

export function daysField(most: number): FormField<number> {
  return {
    schema: z.int().check(z.minimum(0), z.maximum(most)),
    read: (raw) =>
      typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= most
        ? { value: raw }
        : { issues: [{ path: '', rule: 'invalid' }] },
    encode: (days) => days,
  }
}

export const counterMethodField: FormField<CounterMethod> = {
  schema: z.enum(COUNTER_METHODS.map(orderMethod.encode)),
  read: (raw) => {
    const found = COUNTER_METHODS.find((method) => orderMethod.encode(method) === raw)
    return found ? { value: found } : { issues: [{ path: '', rule: 'invalid' }] }
  },
  encode: orderMethod.encode,
}
