/** Money is whole centavos, and the type says so. */
export type Cents = number & { readonly unit: 'cents' }

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of centavos`)
  return amount as Cents
}

export const NOTHING = cents(0)

/** Pesos with at most two decimals, as they travel. Rounds away what floating point added. */
export function centsFromPesos(pesos: number): Cents {
  return cents(Math.round(pesos * 100))
}
export function pesosFromCents(amount: Cents): number {
  return amount / 100
}

/** `$1,234.00`: the same in browser and server, whatever languages they carry. */
export function formatMoney(amount: Cents): string {
  const [whole = '0', fraction] = (Math.abs(amount) / 100).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}
