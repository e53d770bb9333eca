import { meetsNeeds } from '@shop/domain/car-facts'
import { expect, test } from 'vitest'
import { everyPartType } from './base-data.ts'

function needsOf(key: string) {
  const type = everyPartType.find((one) => one.key === key)
  if (!type) throw new Error(`There is no part type ${key}`)
  return type.needs ?? {}
}

test('what belongs to an engine is not offered to an electric car', () => {
  const offered = everyPartType
    .filter(({ fits }) => fits === 'engine')
    .filter(({ needs = {} }) => meetsNeeds({ fuel: ['electric'] }, needs).answer !== 'never')
    .map(({ key }) => key)
  // An electric car is cooled by water as well, and has a radiator.
  expect(offered.filter((key) => needsOf(key).always?.cooling === undefined && needsOf(key).always?.transmission === undefined)).toEqual([])
})

test('a diesel has no spark', () => {
  const diesel = { fuel: ['diesel'], ignition: ['none'], fuelSystem: ['injection'] } as const
  for (const key of ['spark-plug', 'spark-plug-wires', 'ignition-coil', 'distributor', 'throttle-position-sensor', 'fuel-filter'])
    expect([key, meetsNeeds(diesel, needsOf(key)).answer]).toEqual([key, 'never'])
  expect(meetsNeeds(diesel, needsOf('diesel-filter')).answer).toBe('always')
})

test('pads and shoes of an axle exclude each other, and so do belt and chain', () => {
  const car = { fuel: ['gasoline'], frontBrake: ['disc'], rearBrake: ['drum'], camDrive: ['chain'] } as const
  expect(meetsNeeds(car, needsOf('brake-pads'), 'front').answer).toBe('always')
  expect(meetsNeeds(car, needsOf('brake-pads'), 'rear').answer).toBe('never')
  expect(meetsNeeds(car, needsOf('brake-shoes'), 'rear').answer).toBe('always')
  expect(meetsNeeds(car, needsOf('timing-belt-kit')).answer).toBe('never')
  expect(meetsNeeds(car, needsOf('timing-chain-kit')).answer).toBe('always')
})

test('what asks something of an axle says for which axle it is', () => {
  const vague = everyPartType
    .filter(({ needs }) => needs?.front ?? needs?.rear)
    .filter(({ positions = [] }) => !positions.length || positions.some((position) => !/^(front|rear)/.test(position)))
    .map(({ key }) => key)
  expect(vague).toEqual([])
})
