import { type GarageCar, isSameCar, MOST_CARS } from './garage.ts'

type Cars = readonly GarageCar[]
/** What was done to a garage. Two browsers may do different things to it; lists that replace each other would lose one of them. */
export type GarageChanges = { readonly added: Cars; readonly removed: Cars }

/** What an account keeps: its cars, and the one that a browser begins with that has chosen none. */
export type KeptGarage = { readonly cars: Cars; readonly chosen: GarageCar | undefined }

function isIn(cars: Cars, car: GarageCar): boolean {
  return cars.some((one) => isSameCar(one, car))
}

/** What was done since both sides knew the same. Where nothing was known yet, every car is new. */
export function changesSince(before: Cars, now: Cars): GarageChanges {
  return {
    added: now.filter((car) => !isIn(before, car)),
    removed: before.filter((car) => !isIn(now, car)),
  }
}

/** The same changes made to another list. A car is there once; where there is no room for all, the oldest go. */
export function withChanges(cars: Cars, { added, removed }: GarageChanges): Cars {
  const left = cars.filter((car) => !isIn(removed, car) && !isIn(added, car))
  return [...added, ...left].filter((car, i, all) => all.findIndex((one) => isSameCar(one, car)) === i).slice(0, MOST_CARS)
}

/** The account's cars in the order in which this browser has them; those of other browsers follow. */
export function inOrderOf(mine: Cars, cars: Cars): Cars {
  return [...mine.filter((car) => isIn(cars, car)), ...cars.filter((car) => !isIn(mine, car))]
}
