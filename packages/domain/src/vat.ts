import { type Cents, cents } from './money.ts'

/** Prices include 16 % of IVA. */
export const IVA_PERCENT = 16

/** A price as an invoice shows it: what it would cost without IVA, and the IVA. Together they are the price, to the centavo. */
export function apartFromVat(including: Cents): { readonly net: Cents; readonly vat: Cents } {
  const vat = includedTax(including)
  return { net: cents(including - vat), vat }
}

/** The IVA inside a price: price - price / 1.16 = price * 4 / 29, rounded half up. */
export function includedTax(including: Cents): Cents {
  return cents(Math.floor((including * 8 + 29) / 58))
}
