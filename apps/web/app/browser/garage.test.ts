import { expect, test } from 'vitest'
import { type GarageCar, shortCarName } from './garage.ts'
import { asGarageCar, isAmong, judgedCars } from './garage-cars.ts'

const VERSA: GarageCar = { make: 'Nissan', model: 'Versa', year: 2016, engine: '1.6' }
const AVEO: GarageCar = { make: 'Chevrolet', model: 'Aveo', year: 2013 }
const JETTA: GarageCar = { make: 'Volkswagen', model: 'Jetta', year: 2008, engine: '2.5' }

test('parts are judged by every car of the garage, the one in use first', () => {
  expect(judgedCars({ cars: [VERSA, AVEO, JETTA], chosen: 2 })).toEqual([JETTA, VERSA, AVEO])
})

test('who put the car away is told about none', () => {
  expect(judgedCars({ cars: [VERSA, AVEO], chosen: -1 })).toEqual([])
})

test('an engine that one of the two leaves open does not tell cars apart', () => {
  expect(isAmong([VERSA, AVEO], { ...VERSA, engine: undefined })).toBe(true)
  expect(isAmong([VERSA, AVEO], { ...AVEO, engine: '1.6' })).toBe(true)
  expect(isAmong([VERSA, AVEO], { ...VERSA, engine: '1.8' })).toBe(false)
  expect(isAmong([VERSA, AVEO], { ...VERSA, year: 2017 })).toBe(false)
})

test('only a car that is named whole can be kept', () => {
  expect(asGarageCar({ make: 'Nissan', model: 'Tsuru', year: 2012, engine: undefined })).toEqual({
    make: 'Nissan',
    model: 'Tsuru',
    year: 2012,
  })
  expect(asGarageCar({ make: 'Nissan', model: 'Tsuru' })).toBeUndefined()
})

test('a car is called by its model and year, and by its make where the model is a number', () => {
  expect(shortCarName(JETTA)).toBe('Jetta 2008')
  expect(shortCarName({ make: 'Peugeot', model: '206', year: 2008 })).toBe('Peugeot 206 2008')
})
