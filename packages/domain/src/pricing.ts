import { type Cents, cents } from './money.ts'

/** Price minus price times discount/100, rounded half up once, per piece. Exact: whole numbers all the way. */
export function discountedPrice(price: Cents, discountPercent: number): Cents {
  const kept = 10_000 - Math.round(discountPercent * 100)
  return cents(Math.floor((price * kept + 5_000) / 10_000))
}
