import { staffMoneyFacts as english } from '@shop/texts/en/staff/money-facts'
import { staffMoneyFacts as spanish } from '@shop/texts/es/staff/money-facts'
import { expect, test } from 'vitest'
import { factName, factValue } from './fact-words.ts'

test('centavos are shown as money, whatever they are', () => {
  expect(factValue(spanish, { name: 'balance', value: '-51500' })).toBe('-$515.00')
  expect(factValue(spanish, { name: 'bookedAmount', value: '120000' })).toBe('$1,200.00')
  expect(factName(spanish, { name: 'fee', value: '0' })).toBe('Comisión del proveedor')
})

test('how many is no money', () => {
  expect(factName(spanish, { name: 'expected', value: '6' })).toBe('Pagos que debía conocer')
  expect(factValue(spanish, { name: 'expected', value: '6' })).toBeUndefined()
})

test('the same word means something else in another place', () => {
  expect(factValue(spanish, { name: 'reason', value: 'insufficient_funds' })).toBe('Fondos insuficientes')
  expect(factValue(spanish, { name: 'code', value: 'insufficient_funds' })).toContain('recárgalo')
  expect(factValue(english, { name: 'reason', value: 'unknown' })).toBe('It does not know most of our payments')
  expect(factValue(english, { name: 'code', value: 'unknown' })).toBe('The provider does not say why')
})

test('a dispute is told in the words of its order’s page', () => {
  expect(factValue(spanish, { name: 'status', value: 'needs_response' })).toBe('Contracargo: el banco espera pruebas')
  expect(factValue(spanish, { name: 'reason', value: 'product_not_received' })).toBe('Dice que la pieza no llegó')
})

test('a number to look up stays as it is', () => {
  expect(factValue(spanish, { name: 'intent', value: 'pi_1' })).toBeUndefined()
  expect(factValue(english, { name: 'isLive', value: 'false' })).toBe('Test')
})
