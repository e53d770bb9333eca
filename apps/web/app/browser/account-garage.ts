import { changeGarage } from '@shop/contract/shop/garage'
import type { Locale } from '@shop/domain/locale'
import { callAsCustomer } from '../calls/call-as-customer.ts'
import { followAccount } from './account-cars.ts'

export { takeCarsAlong } from './account-cars.ts'

let isWanted = false
let underWay: Promise<void> | undefined

/** One at a time; what changes meanwhile is told afterwards. */
export function keepGarageInStep(locale: Locale): Promise<void> {
  isWanted = true
  underWay ??= follow(locale).finally(() => {
    underWay = undefined
  })
  return underWay
}

async function follow(locale: Locale): Promise<void> {
  while (isWanted) {
    isWanted = false
    await followAccount((body) => callAsCustomer(locale, true)(changeGarage, { body }))
  }
}
