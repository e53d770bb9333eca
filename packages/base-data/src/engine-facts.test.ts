import { type CarFact, type CarFacts, meetsNeeds } from '@shop/domain/car-facts'
import { expect, test } from 'vitest'
import { everyVehicle, tables } from './base-data.ts'
import type { Engine, VehicleModel } from './shapes.ts'

const carried = everyVehicle.filter(({ isSeldomStocked }) => !isSeldomStocked)
const seldom = everyVehicle.filter(({ isSeldomStocked }) => isSeldomStocked)

/** Of their rarer cars some facts are not known. */
const ASIAN: readonly string[] = [
  'Acura',
  'BAIC',
  'BYD',
  'Changan',
  'Chirey',
  'DFSK',
  'Datsun',
  'Dongfeng',
  'FAW',
  'Foton',
  'GAC',
  'GWM',
  'Geely',
  'Honda',
  'Hyundai',
  'Infiniti',
  'Isuzu',
  'JAC',
  'Jaecoo',
  'Jetour',
  'Kia',
  'Lexus',
  'MG',
  'Mazda',
  'Mitsubishi',
  'Nissan',
  'Omoda',
  'Subaru',
  'Suzuki',
  'Toyota',
]
const asian = everyVehicle.filter(({ make }) => ASIAN.includes(make))
const western = everyVehicle.filter(({ make }) => !ASIAN.includes(make))

type Car = { readonly name: string; readonly engine: Engine }

function carsOf(vehicles: readonly VehicleModel[]): readonly Car[] {
  return vehicles.flatMap(({ make, model, generations }) =>
    generations.flatMap(({ engines }) => engines.map((engine) => ({ name: `${make} ${model}`, engine }))),
  )
}
const everyCar = carsOf(everyVehicle)
function namesOf(cars: readonly Car[]) {
  return cars.map(({ name, engine }) => `${name} ${engine.from} ${engine.label}`)
}
function namesWhere(isWrong: (car: Car) => boolean, cars = everyCar) {
  return namesOf(cars.filter(isWrong))
}

/** What is known of the one car with this name, year and engine. */
function factsOfCar(name: string, year: number, label: string): CarFacts {
  const cars = everyCar.filter(
    ({ name: other, engine }) => other === name && engine.label === label && engine.from <= year && year <= engine.to,
  )
  const [car] = cars
  if (!car || cars.length > 1) throw new Error(`${cars.length} cars are the ${name} ${year} ${label}`)
  return car.engine.facts
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
  [
    'Nissan Tsuru',
    2005,
    '1.6',
    { camDrive: ['chain'], ignition: ['distributor'], frontBrake: ['disc'], rearBrake: ['drum'], abs: ['without'] },
  ],
  ['Nissan Tsuru', 2017, '1.6', { valves: ['16'], steering: ['manual', 'hydraulic'], fuelSystem: ['injection'] }],
  ['Nissan Versa', 2015, '1.6', { camDrive: ['chain'], ignition: ['coils'], rearBrake: ['drum'], steering: ['electric'] }],
  ['Nissan Versa', 2022, '1.6', { rearBrake: ['drum'], abs: ['with'], transmission: ['manual', 'cvt'] }],
  ['Nissan March', 2014, '1.6', { rearBrake: ['drum'], steering: ['electric'], ignition: ['coils'] }],
  ['Nissan Sentra', 1998, '1.6', { ignition: ['distributor'], rearBrake: ['drum'], steering: ['hydraulic'] }],
  ['Nissan Sentra', 2004, '2.5', { rearBrake: ['disc'], ignition: ['coils'] }],
  ['Nissan Sentra', 2010, '2.0', { rearBrake: ['disc', 'drum'], steering: ['electric'], camDrive: ['chain'] }],
  ['Nissan Sentra', 2018, '1.6 Turbo', { aspiration: ['turbo'], rearBrake: ['disc'] }],
  [
    'Nissan NP300',
    2012,
    '2.5 diésel',
    { fuel: ['diesel'], aspiration: ['turbo'], camDrive: ['chain'], ignition: ['none'], rearBrake: ['drum'] },
  ],
  ['Nissan NP300', 2012, '2.4', { fuel: ['gasoline'], ignition: ['distributor'], drive: ['rear', 'four'] }],
  ['Nissan NP300', 2018, '2.5', { ignition: ['coils'], steering: ['hydraulic'] }],
  ['Nissan Frontier', 2002, '3.3 V6', { camDrive: ['belt'], valves: ['12'], ignition: ['distributor'] }],
  ['Nissan Urvan', 2010, '2.5', { drive: ['rear'], rearBrake: ['drum'], steering: ['hydraulic'] }],
  ['Nissan Urvan', 2016, '2.5 diésel', { fuel: ['diesel'], ignition: ['none'] }],
  [
    'Nissan Platina',
    2006,
    '1.6',
    { camDrive: ['belt'], valves: ['16'], ignition: ['coils'], rearBrake: ['drum'], steering: ['hydraulic'] },
  ],
  ['Nissan Tiida', 2012, '1.8', { rearBrake: ['drum'], camDrive: ['chain'], steering: ['electric'] }],
  ['Nissan X-Trail', 2019, '2.0 híbrido', { fuel: ['hybrid'], rearBrake: ['disc'], transmission: ['cvt'] }],
  ['Nissan Kicks', 2024, '1.2 e-Power', { fuel: ['hybrid'], cylinders: ['3'], valves: ['12'] }],
  ['Toyota Corolla', 2006, '1.8', { camDrive: ['chain'], ignition: ['coils'], steering: ['hydraulic'] }],
  ['Toyota Corolla', 2010, '1.8', { steering: ['electric'] }],
  ['Toyota Hilux', 2012, '2.7', { fuel: ['gasoline'], rearBrake: ['drum'], drive: ['rear', 'four'], steering: ['hydraulic'] }],
  ['Toyota Hilux', 2020, '2.8 diésel', { fuel: ['diesel'], ignition: ['none'], aspiration: ['turbo'], rearBrake: ['drum'] }],
  ['Toyota Avanza', 2018, '1.5 Dual VVT-i', { drive: ['rear'], rearBrake: ['drum'] }],
  ['Toyota Avanza', 2023, '1.5', { drive: ['front'] }],
  ['Toyota Sienna', 2005, '3.3 V6', { camDrive: ['belt'], valves: ['24'] }],
  ['Toyota Tacoma', 2018, '3.5 V6', { rearBrake: ['drum'], steering: ['hydraulic'] }],
  ['Honda Civic', 1998, '1.6', { camDrive: ['belt'], ignition: ['distributor'], rearBrake: ['drum'] }],
  ['Honda Civic', 2003, '1.7', { camDrive: ['belt'], ignition: ['coils'] }],
  ['Honda Civic', 2008, '1.8', { camDrive: ['chain'], steering: ['hydraulic'] }],
  ['Honda Civic', 2018, '1.5 Turbo', { aspiration: ['turbo'], rearBrake: ['disc'], steering: ['electric'] }],
  ['Honda Accord', 2005, '3.0 V6', { camDrive: ['belt'], rearBrake: ['disc'] }],
  ['Honda CR-V', 2000, '2.0', { camDrive: ['belt'], ignition: ['distributor'], rearBrake: ['drum'] }],
  ['Honda Fit', 2010, '1.5', { rearBrake: ['drum'], steering: ['electric'] }],
  ['Mazda Mazda 3', 2012, '2.5', { camDrive: ['chain'], rearBrake: ['disc'], steering: ['hydraulic'] }],
  ['Mazda Mazda 2', 2018, '1.5', { rearBrake: ['drum'] }],
  ['Hyundai Grand i10', 2018, '1.2', { rearBrake: ['drum'], cylinders: ['4'], camDrive: ['chain'] }],
  ['Kia Rio', 2019, '1.6', { rearBrake: ['disc', 'drum'], steering: ['electric'] }],
  ['Mitsubishi L200', 2012, '2.4', { camDrive: ['belt'], fuel: ['gasoline'], rearBrake: ['drum'] }],
  ['Mitsubishi L200', 2012, '2.5 diésel', { camDrive: ['belt'], aspiration: ['turbo'], ignition: ['none'] }],
  ['Mitsubishi Lancer', 2005, '2.0', { camDrive: ['belt'], steering: ['hydraulic'] }],
  ['Mitsubishi Lancer', 2010, '2.0', { camDrive: ['chain'] }],
  ['Mitsubishi Mirage', 2018, '1.2', { cylinders: ['3'], valves: ['12'], rearBrake: ['drum'] }],
  ['Suzuki Grand Vitara', 2007, '2.0', { rearBrake: ['drum'], drive: ['rear', 'four'], steering: ['hydraulic'] }],
  ['Nissan Datsun 510', 1972, '1.6', { fuelSystem: ['carburetor'], steering: ['manual'], ignition: ['distributor'] }],
  ['Nissan Leaf', 2019, 'Eléctrico', { fuel: ['electric'], cylinders: [], valves: [], camDrive: [], ignition: ['none'] }],
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

test('every engine has a family, and every family an engine', () => {
  const families = tables['engine-family'].map(({ key }) => key)
  expect(new Set(families)).toEqual(new Set(everyCar.map(({ engine }) => engine.family)))
})

test('valves, turbo, belt or chain and ignition are known of every engine that the shop carries parts for, and of every western one', () => {
  const isIncomplete = ({ engine: { facts } }: Car) =>
    !facts.valves || !facts.aspiration || !facts.fuelSystem || !facts.camDrive || !facts.ignition
  expect(namesWhere(isIncomplete, [...carsOf(carried), ...carsOf(western)])).toEqual([])
})

test('brakes and steering are known of every car that the shop carries parts for', () => {
  expect(namesWhere(({ engine: { facts } }) => !facts.frontBrake || !facts.rearBrake || !facts.steering, carsOf(carried))).toEqual([])
})

test('brakes, steering, drive and transmission are known of every western car', () => {
  const isIncomplete = ({ engine: { facts } }: Car) =>
    !facts.frontBrake || !facts.rearBrake || !facts.steering || !facts.drive || !facts.transmission
  expect(namesWhere(isIncomplete, carsOf(western))).toEqual([])
})

test('an Asian car called Turbo has a turbo, and what is called so is a hybrid or electric', () => {
  const has = ({ engine }: Car, fact: 'aspiration' | 'fuel', word: string) => engine.facts[fact]?.some((one) => one === word) ?? false
  expect(namesWhere((car) => /Turbo/.test(car.engine.label) && !has(car, 'aspiration', 'turbo'), carsOf(asian))).toEqual([])
  expect(namesWhere((car) => /híbrido|e-Power/.test(car.engine.label) !== has(car, 'fuel', 'hybrid'))).toEqual([])
  expect(namesWhere((car) => /Eléctrico/.test(car.engine.label) !== has(car, 'fuel', 'electric'))).toEqual([])
})

test('an engine has two to five valves a cylinder', () => {
  const perCylinder = ({ valves = [], cylinders = [] }: CarFacts) => valves.map((count) => Number(count) / Number(cylinders[0]))
  expect(namesWhere(({ engine }) => perCylinder(engine.facts).some((count) => ![2, 3, 4, 5].includes(count)))).toEqual([])
})

test('an Asian car has no distributor after 2010 and no carburetor after 1995', () => {
  const generations = asian.flatMap((one) => one.generations)
  const labels = (after: number, isWrong: (facts: CarFacts) => boolean) =>
    generations.filter(({ from }) => from > after).flatMap(({ engines }) => engines.filter(({ facts }) => isWrong(facts)))
  expect(labels(2010, ({ ignition }) => ignition?.includes('distributor') ?? false)).toEqual([])
  expect(labels(1995, ({ fuelSystem }) => fuelSystem?.includes('carburetor') ?? false)).toEqual([])
})

test('what is seldom stocked comes after everything that is carried, with the lowest popularity', () => {
  expect(everyVehicle).toEqual([...carried, ...seldom])
  expect(seldom.filter(({ popularity }) => popularity !== 1)).toEqual([])
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
  expect(seldom.map((vehicle) => `${vehicle.make} ${vehicle.model}`)).toContain(`${make} ${model}`)
})
