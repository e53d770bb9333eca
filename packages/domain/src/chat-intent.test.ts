import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayHelp } from './chat.ts'
import { intentOf, withoutAsking } from './chat-intent.ts'

test.each([
  ['Hola', 'greeting'],
  ['¡Buenas tardes!', 'greeting'],
  ['buenas tardes', 'greeting'],
  ['gracias!', 'thanks'],
  ['¿Cuánto cuesta el envío a Oaxaca?', 'shipping'],
  ['how long does delivery take', 'shipping'],
  ['¿puedo devolver una balata?', 'returns'],
  ['tiene garantía?', 'warranty'],
  ['¿qué garantía tienen las balatas?', 'warranty'],
  ['is there a warranty?', 'warranty'],
  ['¿las bujías vienen con garantía?', 'warranty'],
  ['balatas con garantía', 'parts'],
  ['¿tienen balatas con garantía?', 'parts'],
  ['¿dónde están ubicados?', 'location'],
  ['¿Ubicación?', 'location'],
  ['¿cuál es su dirección?', 'location'],
  ['where are you located?', 'location'],
  ['puedo recoger en tienda?', 'pickup'],
  ['¿la puedo pasar a recoger hoy?', 'pickup'],
  ['can I pick it up at the store?', 'pickup'],
  ['do you have in-store pickup', 'pickup'],
  ['balatas para pickup ranger 2015', 'parts'],
  ['pick up my order K7RM-4XQ9', 'order'],
  ['farol ubicado a la derecha', 'parts'],
  ['dirección hidráulica tsuru', 'parts'],
  ['aceptan tarjeta?', 'payment'],
  ['puedo pagar en oxxo', 'payment'],
  ['¿Qué formas de pago tienen?', 'payment'],
  ['do you take cards?', 'payment'],
  ['tarjeta de encendido', 'parts'],
  ['hacen factura?', 'invoice'],
  ['factura', 'invoice'],
  ['do you give invoices?', 'invoice'],
  ['bujías para jetta con factura', 'parts'],
  ['Garantías y devoluciones', 'returns'],
  ['Envíos y devoluciones', 'shipping-and-returns'],
  ['Shipping and returns', 'shipping-and-returns'],
  ['Estado de mi pedido', 'order'],
  ['Order status', 'order'],
  ['Talk to a person', 'person'],
  ['¿A qué hora abren?', 'hours'],
  ['quiero hablar con una persona', 'person'],
  ['cotízame una cremallera de tsuru 2015', 'quotation'],
  ['dónde está mi pedido', 'order'],
  ['K7RM-4XQ9', 'order'],
  ['balatas del jetta 2014 2.5', 'parts'],
  ['bujia ngk', 'parts'],
  ['palanca de cambio de velocidades', 'parts'],
  ['4851-0598', 'parts'],
])('%s is about: %s', (text, kind) => {
  expect(intentOf(text).kind).toBe(kind)
})

test('an order is known by its folio, however it is typed', () => {
  expect(intentOf('mi pedido k7rm-4xq9 no llega')).toEqual({ kind: 'order', folio: 'K7RM-4XQ9' })
  expect(intentOf('mi pedido')).toEqual({ kind: 'order', folio: undefined })
})

test('no sentence is too strange to be read', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof intentOf(text).kind === 'string'))
})

test('asking words are not searched for', () => {
  expect(withoutAsking('Quiero cotizar una cremallera de tsuru')).toBe('cremallera de tsuru')
})

test('the helper is quiet once a person is there', () => {
  expect(mayHelp({ isAssigned: false, hasStaffMessage: false })).toBe(true)
  expect(mayHelp({ isAssigned: true, hasStaffMessage: false })).toBe(false)
  expect(mayHelp({ isAssigned: false, hasStaffMessage: true })).toBe(false)
})
