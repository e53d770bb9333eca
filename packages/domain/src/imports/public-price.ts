import { type Cents, cents } from '../money.ts'
import { IVA_PERCENT } from '../vat.ts'

/** How the public price is made of the one in its column: cost × 1.35 + IVA. */
export type Pricing = { readonly factor: number; readonly addsVat: boolean }

export const LEAST_FACTOR = 0.01
export const MOST_FACTOR = 100
/** A factor has four decimals at most. */
const PARTS = 10_000

/** Rounded once, at the end. */
export function publicPrice(said: Cents, { factor, addsVat }: Pricing): Cents {
  return cents(Math.round((said * Math.round(factor * PARTS) * (addsVat ? 100 + IVA_PERCENT : 100)) / (PARTS * 100)))
}
