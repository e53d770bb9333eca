import { type Cents, centsFromPesos } from '@shop/domain/money'

/** "$1,349.5" is what people type; more than centavos is nothing that can be paid. */
export function priceOf(typed: string): Cents | undefined {
  const written = typed.replace(/[$\s]/g, '')
  // A comma only between thousands: "99,50" is ninety-nine to some and no price here.
  if (!/^(\d{1,7}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(written)) return undefined
  const plain = written.replaceAll(',', '')
  const price = centsFromPesos(Number(plain))
  return price > 0 ? price : undefined
}
