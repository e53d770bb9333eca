import { garage as english } from '@shop/texts/en/garage'
import { garage } from '@shop/texts/es/garage'
import { expect, test } from 'vitest'
import { fitRow, fitWords } from './fit-words.ts'

const car = { make: 'Chevrolet', model: 'Aveo', year: 2013, engine: '1.6' }
const row = { make: 'Chevrolet', model: 'Aveo', yearFrom: 2008, yearTo: 2017, engine: '1.6', position: undefined, note: undefined }

test('a verdict names the car it is about', () => {
  expect(fitWords(garage, { verdict: 'fits', row, car })).toEqual({ tone: 'good', text: 'Le queda a tu Aveo 2013' })
  expect(fitWords(garage, { verdict: 'does-not-fit', car })).toEqual({ tone: 'bad', text: 'No le queda a tu Aveo 2013' })
})

test('what fits none of several cars is said of them all', () => {
  expect(fitWords(garage, { verdict: 'does-not-fit' }).text).toBe('No le queda a ninguno de tus autos')
})

test('what is left to check reads as a sentence, an engine or a note', () => {
  const textOf = (condition: string) => fitWords(garage, { verdict: 'fits-if', condition, row, car }).text
  expect(textOf('es motor 1.6')).toBe('Le queda a tu Aveo 2013 si es motor 1.6')
  expect(textOf('Con frenos ABS')).toBe('Le queda a tu Aveo 2013 si es con frenos ABS')
  expect(textOf('ABS')).toBe('Le queda a tu Aveo 2013 si es ABS')
  expect(fitWords(english, { verdict: 'fits-if', condition: 'With ABS', row, car }).text).toBe('Fits your Aveo 2013 if it is with ABS')
})

test('a verdict says on which row it rests', () => {
  expect(fitRow({ verdict: 'fits', row, car })).toBe('Chevrolet Aveo 2008–2017 1.6')
  expect(fitRow({ verdict: 'fits', row: { ...row, yearTo: 2008, engine: '' }, car })).toBe('Chevrolet Aveo 2008')
  expect(fitRow({ verdict: 'fits', row: undefined, car })).toBeUndefined()
  expect(fitRow({ verdict: 'does-not-fit', car })).toBeUndefined()
})

test('where nothing is known that is said, and without a car one is asked for', () => {
  expect(fitWords(garage, { verdict: 'unknown', car })).toEqual({ tone: 'plain', text: 'Sin datos para tu auto' })
  expect(garage.choose).toBe('Elige tu auto')
})
