import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { cardProblemOf, DEFAULT_PROBLEM, problemOfCode } from './card-problem.ts'
import { CODES_OF_PROBLEM } from './card-problem-codes.ts'

type Facts = { keys: string[]; types: string[]; showAsGeneric: string[] }
const facts = JSON.parse(readFileSync(new URL('./stripe-codes.json', import.meta.url), 'utf8')) as Facts

test('each of the 296 keys leads to a text, and to one only', () => {
  expect(facts.keys).toHaveLength(296)
  expect(facts.keys.filter((key) => problemOfCode(key) === undefined)).toEqual([])
  const listed = Object.values(CODES_OF_PROBLEM).flat()
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.toSorted()).toEqual(facts.keys.toSorted())
})

test('every error code and type that the pinned SDK enumerates is known', () => {
  const declared = sdkUnions('PaymentIntents', 'LastPaymentError')
  expect(declared.codes.length).toBeGreaterThan(200)
  expect(declared.codes.filter((code) => problemOfCode(code) === undefined)).toEqual([])
  expect(declared.types.length).toBeGreaterThan(3)
  expect(declared.types.filter((type) => !facts.types.includes(type))).toEqual([])
})

test('every error type has a text that is not the default', () => {
  for (const type of facts.types) expect([type, cardProblemOf({ type })]).not.toEqual([type, DEFAULT_PROBLEM])
})

test('the decline code counts before the code, the code before the type', () => {
  expect(cardProblemOf({ declineCode: 'insufficient_funds', code: 'card_declined', type: 'card_error' })).toBe('insufficient_funds')
  expect(cardProblemOf({ declineCode: 'new_in_2031', code: 'expired_card', type: 'card_error' })).toBe('expired_card')
  expect(cardProblemOf({ code: 'new_in_2031', type: 'invalid_request_error' })).toBe('shop_problem')
  expect(cardProblemOf({ declineCode: null, code: null, type: 'new_in_2031' })).toBe(DEFAULT_PROBLEM)
  expect(cardProblemOf({})).toBe(DEFAULT_PROBLEM)
})

test('the four fraud codes read like any other decline', () => {
  expect(facts.showAsGeneric).toHaveLength(4)
  for (const declineCode of facts.showAsGeneric) {
    expect(cardProblemOf({ declineCode, code: 'card_declined' })).toBe(cardProblemOf({ declineCode: 'generic_decline' }))
  }
})

test('names of objects are no codes', () => {
  for (const code of ['constructor', '__proto__', 'toString']) expect(problemOfCode(code)).toBeUndefined()
})

/** The unions as the SDK declares them; they exist only as types. */
function sdkUnions(resource: string, namespace: string) {
  const main = createRequire(new URL('../../../apps/api/package.json', import.meta.url)).resolve('stripe')
  const text = readFileSync(new URL(`../esm/resources/${resource}.d.ts`, `file://${main}`), 'utf8')
  const body = text.slice(text.indexOf(`namespace ${namespace} {`))
  const members = (name: string) =>
    [...(body.match(new RegExp(`type ${name} = ([^;]+);`))?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, code = '']) => code)
  return { codes: members('Code'), types: members('Type') }
}
