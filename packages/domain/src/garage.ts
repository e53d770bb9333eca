import { carText } from './car-names.ts'

/** A car of the visitor, chosen once and used everywhere. */
export type GarageCar = { readonly make: string; readonly model: string; readonly year: number; readonly engine?: string }

export const MOST_CARS = 12

export function isSameCar(a: GarageCar, b: GarageCar): boolean {
  return carText(a) === carText(b)
}
