import type { NamedCar } from '@shop/domain/asked-products'
import type { Garage, GarageCar } from './garage.ts'

/** Every car that parts are judged by, the one in use first. Whoever put theirs away is not told about any. */
export function judgedCars({ cars, chosen }: Garage): readonly GarageCar[] {
  const inUse = cars[chosen]
  return inUse ? [inUse, ...cars.filter((_, i) => i !== chosen)] : []
}

/** Whether a car is in a garage. An engine that one of the two leaves open does not tell them apart. */
export function isAmong(cars: readonly GarageCar[], { make, model, year, engine }: NamedCar): boolean {
  return cars.some(
    (one) => one.make === make && one.model === model && one.year === year && (!engine || !one.engine || one.engine === engine),
  )
}

/** A car that is named whole can be kept. */
export function asGarageCar({ make, model, year, engine }: NamedCar): GarageCar | undefined {
  return make && model && year ? { make, model, year, ...(engine ? { engine } : {}) } : undefined
}
