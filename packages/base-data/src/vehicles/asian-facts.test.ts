import type { CarFacts } from '@shop/domain/car-facts'
import { expect, test } from 'vitest'
import type { Engine, Generation, VehicleModel } from '../shapes.ts'
import { enginesAsian } from './engines-asian.ts'
import { everyVehicle } from './every-vehicle.ts'
import { factsOf } from './facts-of.ts'
import { honda } from './honda.ts'
import { hyundai } from './hyundai.ts'
import { kia } from './kia.ts'
import { mazda } from './mazda.ts'
import { mitsubishi } from './mitsubishi.ts'
import { nissan } from './nissan.ts'
import { seldomAsian } from './seldom-asian.ts'
import { suzuki } from './suzuki.ts'
import { toyota } from './toyota.ts'

const carried: readonly VehicleModel[] = [...nissan, ...toyota, ...honda, ...hyundai, ...kia, ...mazda, ...mitsubishi, ...suzuki]

type Car = { readonly where: string; readonly generation: Generation; readonly engine: Engine }

const carsOf = (vehicles: readonly VehicleModel[]): readonly Car[] =>
  vehicles.flatMap(({ make, model, generations }) =>
    generations.flatMap((generation) =>
      generation.engines.map((engine) => ({ where: `${make} ${model} ${generation.from} ${engine.label}`, generation, engine })),
    ),
  )

const everyCar = carsOf([...carried, ...seldomAsian])

const namesOf = (cars: readonly Car[]) => cars.map(({ where }) => where)

const factsOfCar = (model: string, year: number, label: string): CarFacts => {
  const generation = everyVehicle.find((vehicle) => vehicle.model === model)?.generations.find(({ from, to }) => from <= year && year <= to)
  const engine = generation?.engines.find((one) => one.label === label)
  if (!generation || !engine) throw new Error(`There is no ${model} ${year} ${label}`)
  return factsOf(generation, engine)
}

test.each<[string, number, string, CarFacts]>([
  ['Tsuru', 2005, '1.6', { camDrive: ['chain'], ignition: ['distributor'], frontBrake: ['disc'], rearBrake: ['drum'], abs: ['without'] }],
  ['Tsuru', 2017, '1.6', { valves: ['16'], steering: ['manual', 'hydraulic'], fuelSystem: ['injection'] }],
  ['Versa', 2015, '1.6', { camDrive: ['chain'], ignition: ['coils'], rearBrake: ['drum'], steering: ['electric'] }],
  ['Versa', 2022, '1.6', { rearBrake: ['drum'], abs: ['with'], transmission: ['manual', 'cvt'] }],
  ['March', 2014, '1.6', { rearBrake: ['drum'], steering: ['electric'], ignition: ['coils'] }],
  ['Sentra', 1998, '1.6', { ignition: ['distributor'], rearBrake: ['drum'], steering: ['hydraulic'] }],
  ['Sentra', 2004, '2.5', { rearBrake: ['disc'], ignition: ['coils'] }],
  ['Sentra', 2010, '2.0', { rearBrake: ['disc', 'drum'], steering: ['electric'], camDrive: ['chain'] }],
  ['Sentra', 2018, '1.6 Turbo', { aspiration: ['turbo'], rearBrake: ['disc'] }],
  ['NP300', 2012, '2.5 diésel', { fuel: ['diesel'], aspiration: ['turbo'], camDrive: ['chain'], ignition: ['none'], rearBrake: ['drum'] }],
  ['NP300', 2012, '2.4', { fuel: ['gasoline'], ignition: ['distributor'], drive: ['rear', 'four'] }],
  ['NP300', 2018, '2.5', { ignition: ['coils'], steering: ['hydraulic'] }],
  ['Frontier', 2002, '3.3 V6', { camDrive: ['belt'], valves: ['12'], ignition: ['distributor'] }],
  ['Urvan', 2010, '2.5', { drive: ['rear'], rearBrake: ['drum'], steering: ['hydraulic'] }],
  ['Urvan', 2016, '2.5 diésel', { fuel: ['diesel'], ignition: ['none'] }],
  ['Platina', 2006, '1.6', { camDrive: ['belt'], valves: ['16'], ignition: ['coils'], rearBrake: ['drum'], steering: ['hydraulic'] }],
  ['Tiida', 2012, '1.8', { rearBrake: ['drum'], camDrive: ['chain'], steering: ['electric'] }],
  ['X-Trail', 2019, '2.0 híbrido', { fuel: ['hybrid'], rearBrake: ['disc'], transmission: ['cvt'] }],
  ['Kicks', 2024, '1.2 e-Power', { fuel: ['hybrid'], cylinders: ['3'], valves: ['12'] }],
  ['Corolla', 2006, '1.8', { camDrive: ['chain'], ignition: ['coils'], steering: ['hydraulic'] }],
  ['Corolla', 2010, '1.8', { steering: ['electric'] }],
  ['Hilux', 2012, '2.7', { fuel: ['gasoline'], rearBrake: ['drum'], drive: ['rear', 'four'], steering: ['hydraulic'] }],
  ['Hilux', 2020, '2.8 diésel', { fuel: ['diesel'], ignition: ['none'], aspiration: ['turbo'], rearBrake: ['drum'] }],
  ['Avanza', 2018, '1.5 Dual VVT-i', { drive: ['rear'], rearBrake: ['drum'] }],
  ['Avanza', 2023, '1.5', { drive: ['front'] }],
  ['Sienna', 2005, '3.3 V6', { camDrive: ['belt'], valves: ['24'] }],
  ['Tacoma', 2018, '3.5 V6', { rearBrake: ['drum'], steering: ['hydraulic'] }],
  ['Civic', 1998, '1.6', { camDrive: ['belt'], ignition: ['distributor'], rearBrake: ['drum'] }],
  ['Civic', 2003, '1.7', { camDrive: ['belt'], ignition: ['coils'] }],
  ['Civic', 2008, '1.8', { camDrive: ['chain'], steering: ['hydraulic'] }],
  ['Civic', 2018, '1.5 Turbo', { aspiration: ['turbo'], rearBrake: ['disc'], steering: ['electric'] }],
  ['Accord', 2005, '3.0 V6', { camDrive: ['belt'], rearBrake: ['disc'] }],
  ['CR-V', 2000, '2.0', { camDrive: ['belt'], ignition: ['distributor'], rearBrake: ['drum'] }],
  ['Fit', 2010, '1.5', { rearBrake: ['drum'], steering: ['electric'] }],
  ['Mazda 3', 2012, '2.5', { camDrive: ['chain'], rearBrake: ['disc'], steering: ['hydraulic'] }],
  ['Mazda 2', 2018, '1.5', { rearBrake: ['drum'] }],
  ['Grand i10', 2018, '1.2', { rearBrake: ['drum'], cylinders: ['4'], camDrive: ['chain'] }],
  ['Rio', 2019, '1.6', { rearBrake: ['disc', 'drum'], steering: ['electric'] }],
  ['L200', 2012, '2.4', { camDrive: ['belt'], fuel: ['gasoline'], rearBrake: ['drum'] }],
  ['L200', 2012, '2.5 diésel', { camDrive: ['belt'], aspiration: ['turbo'], ignition: ['none'] }],
  ['Lancer', 2005, '2.0', { camDrive: ['belt'], steering: ['hydraulic'] }],
  ['Lancer', 2010, '2.0', { camDrive: ['chain'] }],
  ['Mirage', 2018, '1.2', { cylinders: ['3'], valves: ['12'], rearBrake: ['drum'] }],
  ['Grand Vitara', 2007, '2.0', { rearBrake: ['drum'], drive: ['rear', 'four'], steering: ['hydraulic'] }],
  ['Datsun 510', 1972, '1.6', { fuelSystem: ['carburetor'], steering: ['manual'], ignition: ['distributor'] }],
  ['Leaf', 2019, 'Eléctrico', { fuel: ['electric'], cylinders: [], valves: [], camDrive: [], ignition: ['none'] }],
])('knows what a mechanic knows of the %s %i %s', (model, year, label, known) => {
  expect(factsOfCar(model, year, label)).toMatchObject(known)
})

test('knows of every engine of Asian cars what it decides', () => {
  const burning = everyCar.filter(({ engine }) => engine.cylinders > 0)
  expect(namesOf(burning.filter(({ engine }) => !enginesAsian[engine.family]))).toEqual([])
})

test('knows valves, turbo, belt or chain and ignition of every engine the shop carries parts for', () => {
  const isComplete = ({ generation, engine }: Car) => {
    const { valves, aspiration, fuelSystem, camDrive, ignition } = factsOf(generation, engine)
    return [valves, aspiration, fuelSystem, camDrive, ignition].every((fact) => fact !== undefined)
  }
  expect(namesOf(carsOf(carried).filter((car) => !isComplete(car)))).toEqual([])
})

test('knows the brakes and the steering of every Asian car the shop carries parts for', () => {
  const isComplete = ({ generation, engine }: Car) => {
    const { frontBrake, rearBrake, steering } = factsOf(generation, engine)
    return frontBrake !== undefined && rearBrake !== undefined && steering !== undefined
  }
  expect(namesOf(carsOf(carried).filter((car) => !isComplete(car)))).toEqual([])
})

test('has no engine family that no Asian car has', () => {
  const used = new Set(everyCar.map(({ engine }) => engine.family))
  expect(Object.keys(enginesAsian).filter((family) => !used.has(family))).toEqual([])
})

test('gives a turbo to what is called Turbo, and says hybrid of what is called so', () => {
  const has = ({ generation, engine }: Car, fact: 'aspiration' | 'fuel', word: string) =>
    factsOf(generation, engine)[fact]?.some((one) => one === word) ?? false
  expect(namesOf(everyCar.filter((car) => /Turbo/.test(car.engine.label) && !has(car, 'aspiration', 'turbo')))).toEqual([])
  expect(namesOf(everyCar.filter((car) => /híbrido|e-Power/.test(car.engine.label) !== has(car, 'fuel', 'hybrid')))).toEqual([])
  expect(namesOf(everyCar.filter((car) => /Eléctrico/.test(car.engine.label) !== has(car, 'fuel', 'electric')))).toEqual([])
})

test('has as many valves as its cylinders can bear', () => {
  const wrong = everyCar.filter(({ generation, engine }) =>
    factsOf(generation, engine).valves?.some((valves) => ![2, 3, 4, 5].includes(Number(valves) / engine.cylinders)),
  )
  expect(namesOf(wrong)).toEqual([])
})

test('has no distributor and no carburetor in a car of this century’s second decade, but for the old ones that went on', () => {
  const wrong = everyCar.filter(
    ({ generation, engine }) => generation.from > 2010 && factsOf(generation, engine).ignition?.includes('distributor'),
  )
  expect(namesOf(wrong)).toEqual([])
  expect(
    namesOf(
      everyCar.filter(({ generation, engine }) => generation.from > 1995 && factsOf(generation, engine).fuelSystem?.includes('carburetor')),
    ),
  ).toEqual([])
})

test('marks as seldom stocked what stands at the end, and nothing that the shop carries', () => {
  expect(seldomAsian.filter(({ isSeldomStocked }) => !isSeldomStocked)).toEqual([])
  expect(carried.filter(({ isSeldomStocked }) => isSeldomStocked)).toEqual([])
})
