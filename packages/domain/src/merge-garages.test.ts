import { expect, test } from 'vitest'
import { type GarageCar, MOST_CARS } from './garage.ts'
import { changesSince, inOrderOf, withChanges } from './merge-garages.ts'

const VERSA: GarageCar = { make: 'Nissan', model: 'Versa', year: 2016, engine: '1.6' }
const AVEO: GarageCar = { make: 'Chevrolet', model: 'Aveo', year: 2013 }
const JETTA: GarageCar = { make: 'Volkswagen', model: 'Jetta', year: 2008, engine: '2.5' }

test('at the first sign-in every car of the browser is new, and none is there twice', () => {
  expect(withChanges([AVEO, JETTA], changesSince([], [VERSA, { ...AVEO }]))).toEqual([VERSA, AVEO, JETTA])
})

test('two browsers that change a garage at once both have their way', () => {
  const known = [VERSA, AVEO]
  const here = changesSince(known, [AVEO])
  const there = changesSince(known, [JETTA, VERSA, AVEO])
  expect(withChanges(withChanges(known, here), there)).toEqual([JETTA, AVEO])
  expect(withChanges(withChanges(known, there), here)).toEqual([JETTA, AVEO])
})

test('a change that arrives twice is made once', () => {
  const changes = changesSince([VERSA], [AVEO])
  expect(withChanges(withChanges([VERSA, JETTA], changes), changes)).toEqual([AVEO, JETTA])
  expect(withChanges([], { added: [AVEO, AVEO], removed: [] })).toEqual([AVEO])
})

test('an account keeps as many cars as a browser: the oldest go', () => {
  const many = Array.from({ length: MOST_CARS }, (_, i) => ({ ...AVEO, year: 2000 + i }))
  const kept = withChanges(many, { added: [VERSA], removed: [] })
  expect(kept).toHaveLength(MOST_CARS)
  expect(kept[0]).toEqual(VERSA)
  expect(kept).not.toContainEqual(many.at(-1))
})

test('a browser keeps its own order', () => {
  expect(inOrderOf([AVEO, VERSA], [JETTA, VERSA, AVEO])).toEqual([AVEO, VERSA, JETTA])
})
