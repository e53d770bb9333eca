import type { NamedCar } from './asked-products.ts'
import type { FitmentRow } from './product.ts'

/** "Nissan Versa 2012–2019", once a model and run of years, whatever engines and positions it has. */
export function carNames(fitments: readonly FitmentRow[]): string[] {
  return [
    ...new Set(
      fitments.map(({ make, model, yearFrom, yearTo }) => `${make} ${model} ${yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`}`),
    ),
  ]
}

/** "Nissan Aveo 2013 1.6": as much of a car as was named. */
export function carText({ make, model, year, engine }: NamedCar): string {
  return [make, model, year, engine].filter(Boolean).join(' ')
}

/** The car of pieces that become one line: the first one's, unless the others are for another. A line never names a car that some of it is not for. */
export function carOfBoth<Car extends NamedCar>(first: Car | undefined, next: NamedCar | undefined): Car | undefined {
  return first && (!next || carText(first) === carText(next)) ? first : undefined
}
