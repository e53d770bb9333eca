import { type Cents, centsFromPesos } from '@shop/domain/money'

/** "$1,349.5" is what people type; more than centavos is nothing that can be paid. */
export const priceOf = (typed: string): Cents | undefined => {
  const plain = typed.replace(/[$,\s]/g, '')
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return undefined
  const price = centsFromPesos(Number(plain))
  return price > 0 ? price : undefined
}
