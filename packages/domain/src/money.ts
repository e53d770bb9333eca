/** Money is whole centavos, and the type says so. */
export type Cents = number & { readonly unit: 'cents' }

export const cents = (amount: number): Cents => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of centavos`)
  return amount as Cents
}

export const NOTHING = cents(0)

/** Pesos with at most two decimals, as they travel. Rounds away what floating point added. */
export const centsFromPesos = (pesos: number): Cents => cents(Math.round(pesos * 100))
export const pesosFromCents = (amount: Cents): number => amount / 100

/** `$1,234.00`: the same in browser and server, whatever languages they carry. */
export const formatMoney = (amount: Cents): string => {
  const [whole = '0', fraction] = (Math.abs(amount) / 100).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}
