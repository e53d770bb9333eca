import { everyPartType, everyVehicle } from '@shop/base-data/base-data'
import { meetsNeeds } from '@shop/domain/car-facts'
import { numberKey } from '@shop/domain/search/part-numbers'
import { expect, test } from 'vitest'
import { isEveryday } from './demand.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import type { DemoFitment, DemoProduct } from './generate-products.ts'

const products: readonly DemoProduct[] = [...generateCatalogue(16_000).products]
const sold = products.filter(({ isActive }) => isActive)
function named({ make, model }: DemoFitment) {
  return `${make} ${model}`
}
function forCar(model: string, types: RegExp) {
  return sold.filter(
    ({ type, name, fitments }) => types.test(type.key) && (name.es.includes(` ${model} `) || fitments.some((run) => run.model === model)),
  )
}

test('the demo catalogue is the same every time', () => {
  const [once, again] = [[...generateCatalogue(200).products], [...generateCatalogue(200).products]]
  expect(again).toEqual(once)
})

test('sixteen thousand products: different numbers, believable prices, cars for almost all', () => {
  expect(products).toHaveLength(16_000)
  expect(new Set(products.map(({ internalKey }) => internalKey)).size).toBe(16_000)
  expect(new Set(products.map(({ brand, partNumber }) => `${brand.key} ${partNumber}`)).size).toBe(16_000)
  expect(products.every(({ priceCents }) => priceCents >= 1_000 && priceCents <= 6_000_000)).toBe(true)
  const withoutCars = products.filter(({ fitments, type }) => fitments.length === 0 && type.fits !== 'universal')
  expect(withoutCars.length).toBeGreaterThan(150)
  expect(withoutCars.length).toBeLessThan(350)
  const stocked = everyPartType.filter(({ isSeldomStocked }) => !isSeldomStocked).map(({ key }) => key)
  expect(stocked.filter((key) => !products.some(({ type }) => type.key === key))).toEqual([])
})

test('no car is offered what it never had', () => {
  const versions = Map.groupBy(
    everyVehicle.flatMap(({ make, model, generations }) =>
      generations.flatMap((generation) =>
        generation.engines.map((engine) => ({
          car: `${make} ${model}`,
          engine: engine.label,
          from: engine.from,
          to: engine.to,
          facts: engine.facts,
        })),
      ),
    ),
    ({ car }) => car,
  )
  const impossible = products.flatMap(({ type, name, fitments }) =>
    fitments
      .filter((row) => {
        const axle = /^front/i.test(row.position?.en ?? '') ? 'front' : /^rear/i.test(row.position?.en ?? '') ? 'rear' : undefined
        const own = (versions.get(named(row)) ?? []).filter(
          ({ engine, from, to }) => (row.engine === '' || row.engine === engine) && row.from <= from && to <= row.to,
        )
        return own.length === 0 || own.some(({ facts }) => meetsNeeds(facts, type.needs ?? {}, axle).answer === 'never')
      })
      .map((row) => `${name.es}: ${named(row)} ${row.engine}`),
  )
  expect(impossible).toEqual([])
})

test('the old cars that everybody knows have drums, and no ABS', () => {
  for (const model of ['Tsuru', 'Chevy', 'Pointer', 'Matiz', 'Platina']) {
    const rearDiscs = forCar(model, /^brake-(pads|disc|caliper)$/).filter(({ name }) => name.es.includes('traser'))
    expect([model, rearDiscs.map(({ name }) => name.es)]).toEqual([model, []])
    expect(forCar(model, /^(brake-(pads|shoes)|radiator)$/).length).toBeGreaterThan(0)
  }
  for (const model of ['Tsuru', 'Chevy', 'Pointer', 'Matiz', 'Sedan']) expect(forCar(model, /^abs-sensor$/)).toEqual([])
  expect(forCar('Sedan', /^(radiator|water-pump|ac-compressor|power-steering-pump)$/)).toEqual([])
})

function overlaps(a: DemoFitment, b: DemoFitment) {
  return a.model === b.model && a.make === b.make && a.from <= b.to && b.from <= a.to && (a.engine === b.engine || !a.engine || !b.engine)
}

test('parts that share a number share a car, in the same place of it', () => {
  const numbered = products.flatMap((product) => product.equivalents.map((number) => ({ key: numberKey(number), product })))
  const shared = [...Map.groupBy(numbered, ({ key }) => key).values()].filter((group) => group.length > 1)
  expect(shared.length).toBeGreaterThan(1_000)
  const pairs = shared.flatMap((group) =>
    group.flatMap(({ product }, i) => group.slice(i + 1).map((other) => [product, other.product] as const)),
  )
  const strangers = pairs.filter(
    ([one, other]) =>
      one.type !== other.type ||
      !one.fitments.some((row) => other.fitments.some((theirs) => overlaps(row, theirs) && row.position?.es === theirs.position?.es)),
  )
  expect(strangers.map(([one, other]) => `${one.id} ${one.name.es} = ${other.id} ${other.name.es}`)).toEqual([])
})

test('a number that people know by heart finds its part', () => {
  const found = products.filter(({ equivalents }) => equivalents.includes('48510-59895'))
  expect(new Set(found.map(({ name }) => name.es))).toEqual(new Set(['Amortiguador delantero para Toyota Yaris 2006-2011']))
})

test('prices follow the car and the tier', () => {
  const pesos = (products: readonly DemoProduct[]) => products.filter(({ isOutlet }) => !isOutlet).map(({ priceCents }) => priceCents / 100)
  const pads = forCar('Tsuru', /^brake-pads$/)
  for (const tier of ['economy', 'middle', 'premium']) {
    const ofTier = pesos(pads.filter(({ brand }) => brand.tier === tier))
    expect(ofTier.length).toBeGreaterThan(0)
    for (const price of ofTier) expect([tier, price >= 200 && price <= 450, price]).toEqual([tier, true, price])
  }
  const dearest = (model: string, type: RegExp) => Math.max(...pesos(forCar(model, type)))
  expect(dearest('Tsuru', /^headlight$/)).toBeLessThan(1_000)
  expect(dearest('Tsuru', /^brake-caliper$/)).toBeLessThan(1_500)
  expect(Math.min(...pesos(forCar('Silverado', /^brake-pads$/)))).toBeGreaterThan(dearest('Chevy', /^brake-pads$/))
})

test('left and right are both there, of the same brands and at the same price', () => {
  const pairs = Map.groupBy(
    products.filter(({ name }) => / (left|right) /i.test(` ${name.en} `)),
    ({ type, brand, name }) => `${type.key} ${brand.key} ${name.en.replace(/\b(left|right)\b/i, 'side').toLowerCase()}`,
  )
  expect(pairs.size).toBeGreaterThan(500)
  const lonely = [...pairs].filter(([, [one, other]]) => one?.priceCents !== other?.priceCents || one?.isActive !== other?.isActive)
  expect(lonely.map(([key]) => key)).toEqual([])
})

test('materials are mixed', () => {
  const pads = products.filter(({ type }) => type.key === 'brake-pads')
  const ceramic = pads.filter(({ name }) => name.es.includes('cerámicas')).length / pads.length
  expect(ceramic).toBeGreaterThan(0.3)
  expect(ceramic).toBeLessThan(0.7)
})

test('what is sold every day for the commonest cars comes in three to five brands, of several tiers', () => {
  const commonest = everyVehicle
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, 10)
    .map(({ make, model }) => `${make} ${model}`)
  const everyday = sold.filter(({ type }) => isEveryday(type))
  const choices = commonest.flatMap((car) => {
    const rows = everyday.flatMap((product) => product.fitments.filter((row) => named(row) === car).map((row) => ({ product, row })))
    return [...Map.groupBy(rows, ({ product, row }) => `${car} ${row.from} ${row.engine} ${product.type.key} ${row.position?.en ?? ''}`)]
  })
  expect(choices.length).toBeGreaterThan(400)
  const poor = choices.flatMap(([key, of]) => {
    const brands = new Map(of.map(({ product }) => [product.brand.key, product.brand.tier]))
    const tiers = new Set(brands.values()).size
    return brands.size >= 3 && brands.size <= 5 && tiers >= 2 ? [] : `${key}: ${[...brands.keys()].join(', ')}`
  })
  expect(poor).toEqual([])
})

test('a car maker’s own brand is for its own cars', () => {
  const strange = products.flatMap(({ brand, fitments }) => {
    const { makes } = brand
    return makes ? fitments.filter(({ make }) => !makes.includes(make)).map((row) => `${brand.name}: ${named(row)}`) : []
  })
  expect(strange).toEqual([])
})
