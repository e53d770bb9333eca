import { LEAST_FACTOR, MOST_FACTOR } from '@shop/domain/imports/public-price'
import { type Cents, centsFromPesos, pesosFromCents } from '@shop/domain/money'
import * as z from 'zod/mini'
import type { FormField } from '../form.ts'

/** Pesos as people type them, "$1,349.50" too; more than centavos is nothing that can be paid. */
export function amountField(most: number): FormField<Cents> {
  return {
    schema: z.union([z.number(), z.string()]),
    read: (raw) => {
      const plain = plainOf(raw)
      const isAmount = /^\d{1,8}(\.\d{1,2})?$/.test(plain) && Number(plain) <= most
      return isAmount ? { value: centsFromPesos(Number(plain)) } : { issues: [{ path: '', rule: plain === '' ? 'required' : 'amount' }] }
    },
    encode: pesosFromCents,
  }
}

/** A whole number between two others. */
export function wholeField(least: number, most: number): FormField<number> {
  return {
    schema: z.union([z.int().check(z.minimum(least), z.maximum(most)), z.string()]),
    read: (raw) => {
      const plain = plainOf(raw)
      const isWhole = /^\d{1,9}$/.test(plain) && Number(plain) >= least && Number(plain) <= most
      return isWhole ? { value: Number(plain) } : { issues: [{ path: '', rule: plain === '' ? 'required' : 'whole-number' }] }
    },
    encode: (number) => number,
  }
}

/** What prices are multiplied by; one where nothing is said. */
export const factorField: FormField<number> = {
  schema: z.optional(z.union([z.number(), z.string()])),
  read: (raw) => {
    if (raw === undefined) return { value: 1 }
    const plain = plainOf(raw)
    const isFactor = /^\d{1,3}(\.\d{1,4})?$/.test(plain) && Number(plain) >= LEAST_FACTOR && Number(plain) <= MOST_FACTOR
    return isFactor ? { value: Number(plain) } : { issues: [{ path: '', rule: 'factor' }] }
  },
  encode: (factor) => factor,
}

/** The number of the change that somebody saw before they made theirs. */
export const versionField = wholeField(0, 999_999_999)

function plainOf(raw: unknown): string {
  if (typeof raw === 'number') return String(raw)
  return typeof raw === 'string' ? raw.replace(/[$,\s]/g, '') : ''
}
