import { expect, test } from 'vitest'
import { drawPictures } from '../pictures/draw-pictures.ts'
import { everyDrawing } from '../pictures/every-drawing.ts'
import { generateCatalogue } from './generate-catalogue.ts'

test('the demo catalogue is the same every time', () => {
  const [once, again] = [[...generateCatalogue(200).products], [...generateCatalogue(200).products]]
  expect(again).toEqual(once)
})

test('sixteen thousand products: different numbers, believable prices, cars for almost all', () => {
  const products = [...generateCatalogue(16_000).products]
  expect(products).toHaveLength(16_000)
  expect(new Set(products.map(({ internalKey }) => internalKey)).size).toBe(16_000)
  expect(new Set(products.map(({ brand, partNumber }) => `${brand.key} ${partNumber}`)).size).toBe(16_000)
  expect(products.every(({ priceCents }) => priceCents >= 1_000 && priceCents <= 6_000_000)).toBe(true)
  const withoutCars = products.filter(({ fitments, type }) => fitments.length === 0 && type.fits !== 'universal')
  expect(withoutCars.length).toBeGreaterThan(20)
  expect(withoutCars.length).toBeLessThan(300)
  expect(new Set(products.map(({ type }) => type.key)).size).toBeGreaterThan(200)
})

test('no old car is offered what it never had', () => {
  const sold = [...generateCatalogue(16_000).products].filter(({ isActive }) => isActive)
  const forCar = (model: string, types: RegExp) =>
    sold.filter(
      ({ type, name, fitments }) => types.test(type.key) && (name.es.includes(` ${model} `) || fitments.some((run) => run.model === model)),
    )
  const rear = (model: string) => forCar(model, /^brake-(pads|disc|caliper)$/).filter(({ name }) => name.es.includes('traser'))
  for (const model of ['Tsuru', 'Chevy', 'Pointer', 'Matiz', 'Platina']) {
    expect([model, rear(model).map(({ name }) => name.es)]).toEqual([model, []])
    expect(forCar(model, /^(brake-(pads|shoes)|radiator)$/).length).toBeGreaterThan(0)
  }
  for (const model of ['Tsuru', 'Chevy', 'Pointer', 'Matiz', 'Sedan']) expect(forCar(model, /^abs-sensor$/)).toEqual([])
  expect(forCar('Sedan', /^(radiator|water-pump|ac-compressor|power-steering-pump)$/)).toEqual([])
})

test('parts for the same cars share the car maker’s number', () => {
  const groups = Map.groupBy(generateCatalogue(16_000).products, ({ type, equivalents }) =>
    equivalents[0] ? `${type.key} ${equivalents[0]}` : '',
  )
  groups.delete('')
  const shared = [...groups.values()].filter((group) => group.length > 1)
  expect(shared.length).toBeGreaterThan(500)
})

test('every part type has a picture of its own kind, without scripts or styles', () => {
  expect(Object.keys(everyDrawing).length).toBeGreaterThanOrEqual(100)
  const { pictures } = drawPictures()
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBeGreaterThan(300)
  expect(pictures.filter(({ svg }) => /<script|style=|href=|<text/.test(svg)).map(({ name }) => name)).toEqual([])
})
