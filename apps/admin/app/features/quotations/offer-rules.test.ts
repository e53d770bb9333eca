import { expect, test } from 'vitest'
import { emptyDraft } from './draft-offer.ts'
import { offerRules } from './offer-rules.ts'

const GOOD = { ...emptyDraft(), name: 'Cremallera', price: '2,350' }
function judged(lines: readonly ReturnType<typeof emptyDraft>[]) {
  return offerRules.judge({ lines, validDays: 3, message: ' ', isPersonal: true })
}

test('an offer has some lines, and not too many', () => {
  expect(judged([]).broken).toEqual([{ name: 'lines', rule: 'required' }])
  expect(judged(Array.from({ length: 21 }, () => GOOD)).broken).toEqual([{ name: 'lines', rule: 'too-many' }])
})

test('what is wrong is said of the field of its line', () => {
  expect(judged([GOOD, { ...emptyDraft(), pieces: '100' }]).broken).toEqual([
    { name: 'lines.1.name', rule: 'required' },
    { name: 'lines.1.price', rule: 'price' },
    { name: 'lines.1.pieces', rule: 'whole-number' },
  ])
})

test('what cannot travel is refused, and what can is ready to be sent', () => {
  expect(judged([{ ...GOOD, name: 'Cremallera\tizquierda' }]).broken).toEqual([{ name: 'lines', rule: 'invalid' }])
  expect(judged([GOOD])).toMatchObject({
    broken: [],
    body: { lines: [{ kind: 'on-order', price: 235_000, pieces: 1 }], message: undefined },
  })
})
