import { emptyCart } from './cart.ts'
import { forgetShippingInfo } from './shipping-info.ts'
import { stored } from './stored.ts'

type Purchase = { readonly checkoutId: string; readonly customerId: string }

/**
 * The purchase that was begun and is not known to have ended. In the storage of all tabs: two tabs with one cart are one purchase, and a
 * tab that was closed while its bank decided leaves its successor able to ask.
 */
const purchase = stored<Purchase | undefined>({
  key: 'compra',
  empty: undefined,
  parse: (found) => {
    const { checkoutId, customerId } = found as Purchase
    return typeof checkoutId === 'string' ? { checkoutId, customerId } : undefined
  },
  isEmpty: (begun) => begun === undefined,
})

/** What this customer began; of somebody else's purchase in the same browser nothing is known. */
export function begunPurchase(customerId: string): string | undefined {
  const begun = purchase.read()
  return begun?.customerId === customerId ? begun.checkoutId : undefined
}

/** The same id until the purchase has ended: however often "pay" is pressed, it is one purchase. */
export function beginPurchase(customerId: string): string {
  const checkoutId = begunPurchase(customerId) ?? crypto.randomUUID()
  purchase.write({ checkoutId, customerId })
  return checkoutId
}

/** It cannot be paid any more; the next one gets an id of its own. */
export function abandonPurchase(): void {
  purchase.write(undefined)
}

/** The order exists: cart and shipping info have done their work. A purchase that ended before leaves today's cart alone. */
export function concludePurchase(checkoutId: string): void {
  if (purchase.read()?.checkoutId !== checkoutId) return
  emptyCart()
  forgetShippingInfo()
  purchase.write(undefined)
}
