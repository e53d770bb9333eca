import type { Address } from '@shop/domain/address'
import { expect, test } from 'vitest'
import { differentAddresses } from './different-addresses.ts'

const HOME: Address = {
  street: 'Av. Juárez',
  number: '12',
  interior: undefined,
  suburb: 'Centro',
  state: 'Puebla',
  municipality: 'Puebla',
  locality: 'Puebla',
  postalCode: '72000',
  directions: 'Portón azul',
}
const SHOP = { ...HOME, street: 'Calle 5 Sur', number: '301' }
const PEDRO = { name: 'Pedro Luna', phone: '2225550101' }

test('each door is offered once, the account’s own first', () => {
  const used = [
    { address: SHOP, receiver: undefined },
    { address: { ...HOME, street: 'AV.  JUÁREZ', directions: '' }, receiver: undefined },
  ]
  expect(differentAddresses(HOME, used)).toEqual([{ address: HOME, receiver: undefined }, used[0]])
})

test('who takes the parcel makes a difference', () => {
  const used = [
    { address: SHOP, receiver: PEDRO },
    { address: SHOP, receiver: undefined },
  ]
  expect(differentAddresses(undefined, used)).toEqual(used)
})
