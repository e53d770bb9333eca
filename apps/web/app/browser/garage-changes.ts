import { type GarageCar, isSameCar } from '@shop/domain/garage'
import { garage } from './garage.ts'

/** Kept, and not in use. */
export function leaveCar(): void {
  garage.write({ ...garage.read(), chosen: -1 })
}

export function removeCars(gone: readonly GarageCar[]): void {
  const { cars, chosen } = garage.read()
  const rest = cars.filter((one) => !gone.some((car) => isSameCar(one, car)))
  const current = cars[chosen]
  garage.write({ cars: rest, chosen: current ? rest.findIndex((one) => isSameCar(one, current)) : -1 })
}
