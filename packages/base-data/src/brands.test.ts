import { expect, test } from 'vitest'
import { brands, everyPartType, everyVehicle } from './base-data.ts'
import type { Brand } from './shapes.ts'

function keysWhere(isWrong: (brand: Brand) => boolean) {
  return brands.filter(isWrong).map(({ key }) => key)
}

/** What is commonly granted, and where prices lie, by tier. */
const USUAL = {
  economy: { months: [3, 12], price: [0.1, 0.35] },
  middle: { months: [6, 12], price: [0.35, 0.65] },
  premium: { months: [12, 24], price: [0.65, 1] },
  original: { months: [12, 24], price: [0.85, 1] },
} as const

test('a dearer tier costs more and is warranted longer', () => {
  expect(keysWhere(({ tier, priceLevel }) => priceLevel < USUAL[tier].price[0] || priceLevel > USUAL[tier].price[1])).toEqual([])
  expect(
    keysWhere(({ tier, warrantyMonths = 0 }) => warrantyMonths < USUAL[tier].months[0] || warrantyMonths > USUAL[tier].months[1]),
  ).toEqual([])
})

test('each make of car has one original brand, and only those are tied to a make', () => {
  const makes = [...new Set(everyVehicle.filter(({ isSeldomStocked }) => !isSeldomStocked).map(({ make }) => make))]
  const served = brands.flatMap((brand) => brand.makes ?? [])
  expect(makes.filter((make) => served.filter((one) => one === make).length !== 1)).toEqual([])
  expect(keysWhere((brand) => (brand.tier === 'original') !== (brand.makes !== undefined))).toEqual([])
})

test('no two brands number their parts alike', () => {
  const shapes = brands.map(({ numberPattern }) => numberPattern.replace(/[^A-Z0-9]/g, ''))
  expect(shapes.filter((shape, i) => shapes.indexOf(shape) !== i)).toEqual([])
})

test('what is asked for every day comes in three tiers, from three brands that any car may have', () => {
  const tierOf = new Map(brands.map(({ key, tier }) => [key, tier]))
  const wanting = COMMON.filter((key) => {
    const its = everyPartType.find((type) => type.key === key)?.brands ?? []
    return new Set(its.map((brand) => tierOf.get(brand))).size < 3 || its.filter((brand) => tierOf.get(brand) !== 'original').length < 3
  })
  expect(wanting).toEqual([])
})

const COMMON = [
  ...['brake-pads', 'brake-disc', 'brake-shoes', 'brake-drum', 'wheel-cylinder', 'brake-caliper', 'brake-master-cylinder', 'brake-hose'],
  ...['shock-absorber', 'strut-mount', 'control-arm', 'ball-joint', 'stabilizer-link', 'wheel-hub', 'wheel-bearing', 'tie-rod-end'],
  ...['rack-end', 'power-steering-pump', 'timing-belt', 'timing-belt-kit', 'timing-chain-kit', 'head-gasket', 'engine-mount'],
  ...['serpentine-belt', 'spark-plug', 'spark-plug-wires', 'ignition-coil', 'oil-filter', 'air-filter', 'fuel-filter', 'cabin-filter'],
  ...['radiator', 'radiator-fan', 'water-pump', 'thermostat', 'radiator-hose', 'alternator', 'starter-motor', 'fuel-pump'],
  ...['fuel-injector', 'oxygen-sensor', 'crankshaft-sensor', 'clutch-kit', 'cv-axle', 'cv-joint', 'headlight', 'tail-light'],
  ...['side-mirror', 'bumper-cover', 'wiper-blades', 'ac-compressor', 'ac-condenser', 'engine-oil', 'antifreeze'],
]
