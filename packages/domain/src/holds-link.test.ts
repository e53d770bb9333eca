import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsLink } from './holds-link.ts'

test.each([
  'evil.mx',
  'Visita evil.mx ahora',
  'www.premio',
  'Www . premio',
  'http://evil.mx/premio',
  'https : evil',
  'HTTP://10.0.0.1',
  'Entra a 203.0.113.7',
  'Gana en evil . mx',
  'Gana en evil. mx',
  'premio .com',
  'Luis@premio.rocks',
  't.me/premio',
  'wa.me',
  'ma.evil.com',
  'Ma.com',
  'gana.casino',
  'premio.xn--p1ai',
  'premio。mx',
  'premio．mx',
  'pre\u200bmio.\u200bmx',
  'Premio.MX',
  'año-nuevo.mx',
])('"%s" leads somewhere', (text) => {
  expect(holdsLink(text)).toBe(true)
})

test.each([
  'Ana López',
  'Ma. Elena',
  'Ma.Elena',
  'Ma. de la Luz',
  'J.R. Pérez',
  'J.Luis',
  'D. Luis',
  'Fco.Javier',
  'Refacciones Pérez S.A. de C.V.',
  'Dra. Sofía Núñez-O’Hara',
  'No. 5',
  'Balata No.5 para Jetta 2.5',
  'Motor 1.6L 16V, 4 cil.',
  'Bomba de agua. Que sea original',
  'Sentra 2.0 SR',
  '',
])('"%s" leads nowhere', (text) => {
  expect(holdsLink(text)).toBe(false)
})

const word = fc.stringMatching(/^[A-Za-zñáéíóú]{4,12}$/)

test('a domain is found wherever it stands', () => {
  fc.assert(
    fc.property(word, word, word, fc.constantFrom('mx', 'com', 'casino', 'io'), (before, name, after, end) => {
      expect(holdsLink(`${before} ${name}.${end} ${after}`)).toBe(true)
      expect(holdsLink(`${before} ${name}.${end}/${after}`)).toBe(true)
    }),
  )
})

test('words without a dot between them lead nowhere', () => {
  fc.assert(fc.property(fc.array(word, { maxLength: 8 }), (words) => !holdsLink(words.join(' '))))
})
