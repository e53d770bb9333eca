import type { cart as spanish } from '../es/cart.ts'

export const cart: typeof spanish = {
  open: 'Open cart',
  count: (pieces) => (pieces === 1 ? '1 piece' : `${pieces} pieces`),
  add: 'Add',
  addLong: 'Add to cart',
  which: (name) => `: ${name}`,
  added: 'Added',
  saysAdded: (qty, name, inCart) =>
    `You added ${qty === 1 ? '' : `${qty} × `}${name}. Your cart has ${inCart === 1 ? '1 piece' : `${inCart} pieces`}.`,
  saysPartlyAdded: (qty, name) => `We added only ${qty} × ${name}: there are no more pieces.`,
  full: 'You have them all',
  saysFull: (most, name) => `You already have ${most} × ${name}, the most we can sell you now.`,
  quantity: (name) => `Quantity of ${name}`,
  fewer: (name) => `One piece less of ${name}`,
  more: (name) => `One piece more of ${name}`,
  onlySo: (most) => (most === 1 ? 'There is only 1 piece' : `There are only ${most} pieces`),
}
