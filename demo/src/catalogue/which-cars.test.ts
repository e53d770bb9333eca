import type { PartType, VehicleModel } from '@shop/base-data/shapes'
import type { PartNeeds } from '@shop/domain/car-facts'
import { expect, test } from 'vitest'
import { groupCars } from './cars.ts'
import { whichCars } from './which-cars.ts'

const GASOLINE = { fuel: ['gasoline'] } as const
const ANY = ['manual', 'automatic'] as const

const cars: readonly VehicleModel[] = [
  {
    make: 'Volkswagen',
    model: 'Golf',
    aliases: [],
    body: 'hatchback',
    popularity: 7,
    generations: [
      {
        from: 1999,
        to: 2007,
        platform: 'test-platform',
        engines: [
          { label: '2.0', family: 'test 2.0', from: 1999, to: 2007, facts: { ...GASOLINE, rearBrake: ['drum'], transmission: ANY } },
          {
            label: '1.8T',
            family: 'test 1.8T',
            from: 2001,
            to: 2007,
            facts: { ...GASOLINE, rearBrake: ['disc'], transmission: ['manual'] },
          },
          {
            label: '1.9 TDI',
            family: 'test 1.9',
            from: 1999,
            to: 2007,
            facts: { fuel: ['diesel'], rearBrake: ['disc', 'drum'], transmission: ANY },
          },
        ],
      },
    ],
  },
  {
    make: 'SEAT',
    model: 'Toledo',
    aliases: [],
    body: 'sedan',
    popularity: 5,
    generations: [
      {
        from: 2000,
        to: 2004,
        platform: 'test-platform',
        engines: [{ label: '2.0', family: 'test 2.0', from: 2000, to: 2004, facts: GASOLINE }],
      },
    ],
  },
]
const groups = groupCars(cars)
function runsFor(fits: 'platform' | 'engine', key: string, needs: PartNeeds, position?: 'front' | 'rear') {
  const group = groups[fits].find((one) => one.key === key)
  if (!group) throw new Error(`There is no group ${key}`)
  return whichCars({ fits, needs } as PartType, group, position).map(({ model, engine, from, note }) => [model, engine, from, note?.es])
}

test('a part of a platform names the engines whose cars can have it, and what is left to ask', () => {
  const rearDiscs = { front: { frontBrake: ['disc'] }, rear: { rearBrake: ['disc'] } } satisfies PartNeeds
  expect(runsFor('platform', 'test-platform', rearDiscs, 'rear')).toEqual([
    ['Golf', '1.8T', 2001, undefined],
    ['Golf', '1.9 TDI', 1999, 'Con freno trasero de disco'],
    // Nothing is known of its brakes, so nothing speaks against it.
    ['Toledo', '', 2000, undefined],
  ])
  expect(runsFor('platform', 'test-platform', rearDiscs, 'front')).toEqual([
    ['Golf', '', 1999, undefined],
    ['Toledo', '', 2000, undefined],
  ])
})

test('a part of an engine is not for a car that cannot have it', () => {
  const spark = { always: { fuel: ['gasoline', 'hybrid'], ignition: ['coils', 'distributor'] } } satisfies PartNeeds
  expect(runsFor('engine', 'test 1.9', spark)).toEqual([])
  expect(runsFor('engine', 'test 2.0', spark)).toEqual([
    ['Golf', '2.0', 1999, undefined],
    ['Toledo', '2.0', 2000, undefined],
  ])
})

test('a note names every word that will do', () => {
  const clutch = { always: { transmission: ['manual', 'robotized'] } } satisfies PartNeeds
  expect(runsFor('engine', 'test 2.0', clutch)).toEqual([
    ['Golf', '2.0', 1999, 'Transmisión manual'],
    ['Toledo', '2.0', 2000, undefined],
  ])
})
