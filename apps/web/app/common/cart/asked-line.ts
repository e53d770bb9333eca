import type { AskedLine } from '@shop/domain/cart'
import type { CartLine } from '../../browser/cart.ts'

/** A line as the server is asked about it: what is remembered of its price stays here. */
export function askedLineOf({ product, qty, offer, car }: CartLine): AskedLine {
  return {
    ref: product._id,
    qty,
    ...(offer ? { offer } : {}),
    ...(car ? { car } : {}),
  }
}
