import type { NamedCar } from '@shop/domain/asked-products'
import { isSameEngine } from '@shop/domain/fitment'
import type { Directory } from './directory.ts'

/** Every engine that a named car may have: those it was sold with in its year. */
export function enginesOf({ make, model, year }: NamedCar, directory: Directory): readonly string[] {
  if (model === undefined) return []
  const sold = directory.enginesOfModels(directory.modelIds(make, model))
  const ofYear = sold.filter((one) => year === undefined || (one.year_from <= year && year <= one.year_to))
  return [...new Set(ofYear.map(({ engine }) => engine))]
}

/** A car named well enough to judge by it, as the shop writes it, and with its engine where it had only one. */
export function wholeCar(car: NamedCar, directory: Directory): (NamedCar & { readonly year: number }) | undefined {
  if (car.model === undefined || car.year === undefined) return undefined
  const [id, ...others] = directory.modelIds(car.make, car.model)
  const model = directory.models.find((one) => one.id === id)
  if (!model || others.length > 0) return undefined
  const make = directory.makes.find((one) => one.id === model.make_id)?.name
  const engines = enginesOf(car, directory)
  if (engines.length === 0) return undefined
  return { make, model: model.name, year: car.year, engine: car.engine ?? (engines.length === 1 ? engines[0] : undefined) }
}

type WrittenCar = { readonly make: string; readonly model: string; readonly year: string; readonly engine: string }

/** A car as somebody wrote it into a form. What it says of the engine counts only where the shop knows that engine: "4 cilindros" is none. */
export function writtenCar({ make, model, year, engine }: WrittenCar, directory: Directory): NamedCar | undefined {
  const car = wholeCar({ make, model, year: /^\d{4}$/.test(year) ? Number(year) : undefined }, directory)
  return car && { ...car, engine: enginesOf(car, directory).find((one) => isSameEngine(one, engine)) ?? car.engine }
}
