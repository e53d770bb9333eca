import { expect, test } from 'vitest'
import { pageDescription, pageTitle, partTitle } from './page-title.ts'

function part(name: string) {
  return partTitle({ name, partNumber: 'BRK-12345', brand: 'Brembo' }, 'La Tuerca')
}

test('a title carries the shop’s name while there is room', () => {
  expect(pageTitle('Noticias', 'La Tuerca')).toBe('Noticias | La Tuerca')
  const long = 'Cuándo cambiar las balatas de tu auto y cómo saberlo a tiempo'
  expect(pageTitle(long.slice(0, 55), 'La Tuerca')).toBe(long.slice(0, 55))
  expect(pageTitle(long, 'La Tuerca')).toBe('Cuándo cambiar las balatas de tu auto y cómo saberlo a…')
})

test('a part keeps its number whatever else has to go', () => {
  expect(part('Balatas')).toBe('Balatas BRK-12345 – Brembo | La Tuerca')
  expect(part('Balatas delanteras cerámicas Versa')).toBe('Balatas delanteras cerámicas Versa BRK-12345 – Brembo')
  const longest = part('Juego de balatas delanteras cerámicas de disco para Nissan Versa')
  expect(longest).toMatch(/… BRK-12345$/)
  expect(longest.length).toBeLessThanOrEqual(60)
})

test('a description ends between words', () => {
  expect(pageDescription('palabra '.repeat(40)).length).toBeLessThanOrEqual(160)
  expect(pageDescription('Corta.')).toBe('Corta.')
})
