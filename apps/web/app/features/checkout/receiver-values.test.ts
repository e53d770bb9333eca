import { expect, test } from 'vitest'
import { receiverOf, receiverValuesOf, typedReceiverOf, wrongReceiver } from './receiver-values.ts'

test('nothing is asked of whoever takes the parcel in person', () => {
  const none = receiverValuesOf(undefined)
  expect(wrongReceiver(none)).toEqual({})
  expect(receiverOf(typedReceiverOf(none))).toBeUndefined()
})

test('somebody else has a name and a telephone that can be rung', () => {
  const values = { isForAnother: 'on', receiverName: ' ', receiverPhone: '222' }
  expect(wrongReceiver(values)).toEqual({ receiverName: 'required', receiverPhone: 'phone' })
  expect(receiverOf(typedReceiverOf(values))).toBeUndefined()
  expect(wrongReceiver({ ...values, receiverName: 'Ve a www.gratis.mx' }).receiverName).toBeDefined()
})

test('what is right is written as the shop keeps it', () => {
  const values = receiverValuesOf({ name: ' Taller Peña ', phone: '+52 222 555 0101' })
  expect(wrongReceiver(values)).toEqual({})
  expect(receiverOf(typedReceiverOf(values))).toEqual({ name: 'Taller Peña', phone: '2225550101' })
})
