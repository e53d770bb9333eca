import type { NamedCar } from '@shop/domain/asked-products'
import { carText } from '@shop/domain/car-names'
import { type GarageCar, isSameCar, MOST_CARS } from '@shop/domain/garage'
import { stored } from './stored.ts'

export type { GarageCar }
export type Garage = { readonly cars: readonly GarageCar[]; readonly chosen: number }

const EMPTY: Garage = { cars: [], chosen: -1 }

/** What is done to it elsewhere comes with whoever does it (`garage-changes.ts`, `account-garage.ts`). */
export const garage = stored<Garage>({
  key: 'garage',
  empty: EMPTY,
  parse: (found) => {
    const { cars, chosen } = found as { cars: unknown[]; chosen: unknown }
    const valid = cars.filter(isCar).slice(0, MOST_CARS)
    return { cars: valid, chosen: typeof chosen === 'number' && valid[chosen] ? chosen : -1 }
  },
  isEmpty: ({ cars }) => cars.length === 0,
})

export function isCar(found: unknown): found is GarageCar {
  const { make, model, year, engine } = (found ?? {}) as Record<string, unknown>
  return (
    typeof make === 'string' && typeof model === 'string' && Number.isInteger(year) && (engine === undefined || typeof engine === 'string')
  )
}

export const useGarage = garage.use
export function useMyCar(): GarageCar | undefined {
  const { cars, chosen } = garage.use()
  return cars[chosen]
}

export function readMyCar(): GarageCar | undefined {
  const { cars, chosen } = garage.read()
  return cars[chosen]
}

export function hasCar(): boolean {
  return garage.read().chosen >= 0
}

/** Puts a car first and chooses it; one that is there already is not added twice. */
export function chooseCar(car: GarageCar): void {
  const { cars } = garage.read()
  const others = cars.filter((one) => !isSameCar(one, car))
  garage.write({ cars: [car, ...others].slice(0, MOST_CARS), chosen: 0 })
}

/** As people call their car: "Jetta 2008". A model that begins with a number needs its make: "Peugeot 206 2008". */
export function shortCarName({ make, model = '', year }: NamedCar): string {
  return carText({ make: /^\d/.test(model) ? make : undefined, model, year })
}
