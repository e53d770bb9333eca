import { deliveryPromise } from '@shop/domain/delivery-promise'
import type { Locale } from '@shop/domain/locale'
import { formatMoney } from '@shop/domain/money'
import type { Product } from '@shop/domain/product'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { formatWeekday } from '../../kit/format-weekday.ts'
import { textsIn } from '../../texts.ts'

type Sold = Pick<Product, 'status' | 'stock'>

/** What a part comes with: shipping, when it arrives, and how long it can be returned. Nothing is promised of what is not sold. */
export function promisesOf(
  locale: Locale,
  { status, stock }: Sold,
  { shipping, delivery, holidays, returns }: PublicPolicies,
): readonly string[] {
  if (status === 'inactive') return []
  const { part } = textsIn(locale)
  const { from, to } = deliveryPromise(new Date(), 'card', delivery, holidays)
  return [
    part.shipping(formatMoney(shipping.standardCost), formatMoney(shipping.freeOver)),
    ...(stock > 0 ? [part.arrives(formatWeekday(locale, from), formatWeekday(locale, to))] : []),
    part.returns(returns.days),
  ]
}
