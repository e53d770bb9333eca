import { type CarFact, type CarFacts, meetsNeeds } from '@shop/domain/car-facts'
import { expect, test } from 'vitest'
import type { VehicleModel } from '../shapes.ts'
import { chevrolet } from './chevrolet.ts'
import { chrysler } from './chrysler.ts'
import { dodge } from './dodge.ts'
import { enginesWestern } from './engines-western.ts'
import { everyVehicle } from './every-vehicle.ts'
import { factsOf } from './facts-of.ts'
import { fiat } from './fiat.ts'
import { ford } from './ford.ts'
import { jeep } from './jeep.ts'
import { peugeot } from './peugeot.ts'
import { pontiac } from './pontiac.ts'
import { ram } from './ram.ts'
import { renault } from './renault.ts'
import { seat } from './seat.ts'
import { seldomWestern } from './seldom-western.ts'
import { volkswagen } from './volkswagen.ts'

const carried: readonly VehicleModel[] = [
  volkswagen,
  seat,
  chevrolet,
  pontiac,
  ford,
  dodge,
  ram,
  jeep,
  chrysler,
  renault,
  peugeot,
  fiat,
].flat()
const western: readonly VehicleModel[] = [...carried, ...seldomWestern]

/** Electric motors are all alike to a parts shop. */
const familiesOf = (vehicles: readonly VehicleModel[]) =>
  new Set(
    vehicles.flatMap(({ generations }) =>
      generations.flatMap(({ engines }) => engines.filter(({ cylinders }) => cylinders > 0).map(({ family }) => family)),
    ),
  )

/** What is known of the one car with this name, year and engine. */
const factsOfCar = (name: string, year: number, label: string): CarFacts => {
  const cars = western
    .filter(({ make, model }) => `${make} ${model}` === name)
    .flatMap(({ generations }) => generations)
    .filter(({ from, to }) => from <= year && year <= to)
    .flatMap((generation) => generation.engines.map((engine) => ({ generation, engine })))
    .filter(({ generation: { from, to }, engine }) => engine.label === label && (engine.from ?? from) <= year && year <= (engine.to ?? to))
  const [car] = cars
  if (!car || cars.length > 1) throw new Error(`${cars.length} cars are the ${name} ${year} ${label}`)
  return factsOf(car.generation, car.engine)
}

test.each<[string, number, string, CarFacts]>([
  ['Volkswagen Sedan', 1985, '1.6', { fuelSystem: ['carburetor'], camDrive: ['gears'], ignition: ['distributor'], cooling: ['air'] }],
  ['Volkswagen Sedan', 1985, '1.6', { frontBrake: ['drum'], rearBrake: ['drum'], steering: ['manual'], abs: ['without'], drive: ['rear'] }],
  ['Volkswagen Sedan', 2003, '1.6 i', { fuelSystem: ['injection'], cooling: ['air'], rearBrake: ['drum'], airConditioning: ['without'] }],
  ['Volkswagen Combi', 1980, '1.6', { cooling: ['air'], drive: ['rear'], steering: ['manual'] }],
  ['Volkswagen Combi', 1998, '1.8', { cooling: ['water'], camDrive: ['belt'], frontBrake: ['disc'], rearBrake: ['drum'] }],
  ['Volkswagen Brasilia', 1978, '1.6', { cooling: ['air'], ignition: ['distributor'] }],
  [
    'Volkswagen Jetta',
    2004,
    '2.0',
    { valves: ['8'], camDrive: ['belt'], ignition: ['coils'], rearBrake: ['disc'], steering: ['hydraulic'] },
  ],
  ['Volkswagen Jetta', 2014, '2.5', { cylinders: ['5'], valves: ['20'], camDrive: ['chain'], ignition: ['coils'] }],
  ['Volkswagen Jetta', 2014, '2.0', { rearBrake: ['disc', 'drum'] }],
  ['Volkswagen Jetta', 2014, '2.0 TSI', { rearBrake: ['disc'], aspiration: ['turbo'], steering: ['electric'] }],
  ['Volkswagen Jetta', 2008, '1.9 TDI', { fuel: ['diesel'], ignition: ['none'], aspiration: ['turbo'], camDrive: ['belt'] }],
  ['Volkswagen Bora', 2008, '2.5', { rearBrake: ['disc'], steering: ['electric'] }],
  ['Volkswagen Pointer', 2003, '1.8', { camDrive: ['belt'], ignition: ['distributor'], rearBrake: ['drum'], abs: ['without'] }],
  ['Volkswagen Gol', 2015, '1.6', { valves: ['8'], camDrive: ['belt'], rearBrake: ['drum'] }],
  ['Volkswagen Vento', 2016, '1.6', { valves: ['16'], camDrive: ['chain'], rearBrake: ['drum'] }],
  ['Chevrolet Chevy', 2006, '1.6', { valves: ['8'], camDrive: ['belt'], ignition: ['coils'], rearBrake: ['drum'], abs: ['without'] }],
  ['Chevrolet Aveo', 2013, '1.6', { valves: ['16'], camDrive: ['belt'], rearBrake: ['drum'], steering: ['hydraulic'] }],
  ['Chevrolet Aveo', 2020, '1.5', { camDrive: ['chain'], rearBrake: ['drum'], steering: ['electric'] }],
  ['Chevrolet Spark', 2013, '1.2', { camDrive: ['chain'], rearBrake: ['drum'] }],
  ['Chevrolet Onix', 2022, '1.2 Turbo', { cylinders: ['3'], camDrive: ['belt'], aspiration: ['turbo'], rearBrake: ['drum'] }],
  ['Chevrolet Silverado', 2005, '4.3 V6', { valves: ['12'], camDrive: ['chain'], ignition: ['distributor'] }],
  ['Chevrolet Silverado', 2005, '5.3 V8', { ignition: ['coils'], rearBrake: ['disc', 'drum'], steering: ['hydraulic'] }],
  ['Chevrolet Silverado', 2016, '5.3 V8', { rearBrake: ['disc'], steering: ['electric'] }],
  ['Pontiac Matiz G2', 2008, '1.0', { camDrive: ['belt'], rearBrake: ['drum'] }],
  ['Ford Fiesta', 2006, '1.6', { valves: ['8'], camDrive: ['chain'], rearBrake: ['drum'] }],
  ['Ford Fiesta', 2015, '1.6', { valves: ['16'], camDrive: ['belt'], rearBrake: ['drum'] }],
  ['Ford Fiesta', 2015, '1.6 EcoBoost', { aspiration: ['turbo'], rearBrake: ['disc'], transmission: ['manual'] }],
  ['Ford F-150', 2006, '5.4 V8', { valves: ['24'], camDrive: ['chain'], rearBrake: ['disc'], steering: ['hydraulic'] }],
  ['Ford F-150', 2012, '5.0 V8', { valves: ['32'], steering: ['electric'] }],
  ['Ford Ranger', 2018, '3.2 diésel', { fuel: ['diesel'], cylinders: ['5'], camDrive: ['chain'], ignition: ['none'], rearBrake: ['drum'] }],
  ['Ford Maverick', 2023, '2.5 híbrido', { fuel: ['hybrid'], transmission: ['cvt'] }],
  ['Dodge Journey', 2014, '2.4', { camDrive: ['chain'], ignition: ['coils'], rearBrake: ['disc'], steering: ['hydraulic'] }],
  ['Dodge Attitude', 2018, '1.2', { cylinders: ['3'], valves: ['12'], rearBrake: ['drum'] }],
  ['Dodge Neon', 2002, '2.0', { valves: ['16'], camDrive: ['belt'] }],
  ['RAM 700', 2017, '1.6', { camDrive: ['chain'], rearBrake: ['drum'] }],
  ['Jeep Wrangler', 2015, '3.6 V6', { valves: ['24'], camDrive: ['chain'], rearBrake: ['disc'] }],
  ['Renault Duster', 2016, '2.0', { valves: ['16'], camDrive: ['belt'], rearBrake: ['drum'] }],
  ['Renault Logan', 2017, '1.6', { valves: ['8'], camDrive: ['belt'], rearBrake: ['drum'] }],
  ['Renault Kwid', 2020, '1.0', { cylinders: ['3'], camDrive: ['chain'], rearBrake: ['drum'], steering: ['electric'] }],
  ['Peugeot Manager', 2012, '2.2 HDi', { fuel: ['diesel'], camDrive: ['chain'], ignition: ['none'] }],
  ['Fiat Mobi', 2019, '1.0', { valves: ['8'], camDrive: ['belt'], rearBrake: ['drum'] }],
  ['Fiat 500', 2013, '1.4', { rearBrake: ['disc'], steering: ['electric'] }],
])('a mechanic knows the %s of %i with the %s', (name, year, label, facts) => {
  expect(factsOfCar(name, year, label)).toMatchObject(facts)
})

test.each<[string, number, string, CarFact]>([
  ['Tesla Model 3', 2022, 'Eléctrico', 'camDrive'],
  ['Tesla Model 3', 2022, 'Eléctrico', 'fuel'],
  ['Volkswagen Sedan', 1990, '1.6', 'cooling'],
  ['Ford Ranger', 2018, '3.2 diésel', 'ignition'],
])('offers the %s of %i with the %s nothing that needs another %s', (name, year, label, fact) => {
  const needs = {
    camDrive: ['belt', 'chain'],
    fuel: ['gasoline', 'diesel'],
    cooling: ['water'],
    ignition: ['coils', 'distributor'],
  } as const
  expect(meetsNeeds(factsOfCar(name, year, label), { always: { [fact]: needs[fact as keyof typeof needs] } }).answer).toBe('never')
})

test('knows of every western engine what decides its parts', () => {
  const elsewhere = familiesOf(everyVehicle.filter((vehicle) => !western.includes(vehicle)))
  const missing = [...familiesOf(western)].filter((family) => !elsewhere.has(family) && !enginesWestern[family])
  expect(missing).toEqual([])
  const incomplete = Object.entries(enginesWestern).filter(
    ([, facts]) => !facts.valves || !facts.aspiration || !facts.fuelSystem || !facts.camDrive || !facts.ignition,
  )
  expect(incomplete.map(([family]) => family)).toEqual([])
})

test('writes down no engine that no car has', () => {
  const used = familiesOf(everyVehicle)
  expect(Object.keys(enginesWestern).filter((family) => !used.has(family))).toEqual([])
})

test('knows the brakes and the steering of every western car, and where its power goes', () => {
  const missing = western.flatMap(({ make, model, generations }) =>
    generations
      .filter(({ facts }) => !facts?.frontBrake || !facts.rearBrake || !facts.steering || !facts.drive || !facts.transmission)
      .map(({ from }) => `${make} ${model} ${from}`),
  )
  expect(missing).toEqual([])
})

test('puts what is seldom stocked behind everything that is carried, and stocks none of it', () => {
  expect(seldomWestern.length).toBeGreaterThan(250)
  expect(seldomWestern.filter(({ isSeldomStocked, popularity }) => !isSeldomStocked || popularity !== 1)).toEqual([])
  const firstSeldom = everyVehicle.findIndex(({ isSeldomStocked }) => isSeldomStocked)
  expect(everyVehicle.slice(firstSeldom).filter(({ isSeldomStocked }) => !isSeldomStocked)).toEqual([])
})

test.each([
  ['BMW', 'Serie 3'],
  ['Audi', 'A3'],
  ['Mercedes-Benz', 'Clase C'],
  ['MINI', 'Cooper'],
  ['Volvo', 'XC60'],
  ['Land Rover', 'Discovery'],
  ['Jaguar', 'XF'],
  ['Porsche', 'Cayenne'],
  ['Alfa Romeo', 'MiTo'],
  ['Citroën', 'C3'],
  ['Opel', 'Rekord'],
  ['smart', 'Fortwo'],
  ['Cupra', 'Formentor'],
  ['Cadillac', 'Escalade'],
  ['Buick', 'Encore'],
  ['GMC', 'Sierra'],
  ['Lincoln', 'Navigator'],
  ['Mercury', 'Mountaineer'],
  ['Hummer', 'Hummer H3'],
  ['Saab', '9-3'],
  ['Tesla', 'Model Y'],
])('understands a %s %s', (make, model) => {
  expect(seldomWestern.map((vehicle) => `${vehicle.make} ${vehicle.model}`)).toContain(`${make} ${model}`)
})
