import type { GarageCar } from '@shop/domain/garage'
import { type KeptGarage, withChanges } from '@shop/domain/merge-garages'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TellAccount } from './account-cars.ts'

const VERSA: GarageCar = { make: 'Nissan', model: 'Versa', year: 2016, engine: '1.6' }
const AVEO: GarageCar = { make: 'Chevrolet', model: 'Aveo', year: 2013 }
const JETTA: GarageCar = { make: 'Volkswagen', model: 'Jetta', year: 2008, engine: '2.5' }

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

/** An account that does what it is told, as the server does. */
function accountWith(...cars: readonly GarageCar[]) {
  let has: KeptGarage = { cars, chosen: cars[0] }
  const tell: TellAccount = async (told) => {
    has = { cars: withChanges(has.cars, told), chosen: told.chosen ?? has.chosen }
    return has
  }
  return { tell: vi.fn(tell), cars: () => has.cars }
}
function signIn(customer: string, session = customer) {
  return kept.set('token', JSON.stringify(`h.${btoa(JSON.stringify({ sub: customer, jti: session }))}.s`))
}
function putInGarage(cars: readonly GarageCar[], chosen = 0) {
  return kept.set('garage', JSON.stringify({ cars, chosen }))
}
function inGarage() {
  return JSON.parse(kept.get('garage') ?? 'null')
}
function fail() {
  return Promise.reject(new Error('no connection'))
}

test('at sign-in both garages become one, and the car in use stays in use', async () => {
  const { followAccount } = await import('./account-cars.ts')
  signIn('7')
  putInGarage([AVEO, VERSA], 1)
  const account = accountWith(JETTA, AVEO)
  await followAccount(account.tell)
  expect(inGarage()).toEqual({ cars: [AVEO, VERSA, JETTA], chosen: 1 })
  expect(account.cars()).toHaveLength(3)
})

test('a browser that has no car begins with the account’s', async () => {
  const { followAccount } = await import('./account-cars.ts')
  signIn('7')
  await followAccount(accountWith(JETTA, AVEO).tell)
  expect(inGarage()).toEqual({ cars: [JETTA, AVEO], chosen: 0 })
})

test('what was done here and elsewhere meanwhile is both done', async () => {
  const { followAccount } = await import('./account-cars.ts')
  signIn('7')
  const account = accountWith(JETTA, AVEO)
  await followAccount(account.tell)
  await account.tell({ added: [], removed: [AVEO], chosen: undefined })
  putInGarage([VERSA, JETTA, AVEO])
  await followAccount(account.tell)
  expect(inGarage()).toEqual({ cars: [VERSA, JETTA], chosen: 0 })
  putInGarage([VERSA])
  await followAccount(account.tell)
  expect(account.cars()).toEqual([VERSA])
})

test('without a connection nothing is lost, and it is told the next time', async () => {
  const { followAccount } = await import('./account-cars.ts')
  signIn('7')
  const account = accountWith(JETTA)
  await followAccount(account.tell)
  putInGarage([VERSA, JETTA])
  await expect(followAccount(fail)).rejects.toThrow('no connection')
  expect(inGarage().cars).toEqual([VERSA, JETTA])
  await followAccount(account.tell)
  expect(account.cars()).toEqual([VERSA, JETTA])
})

test('a car that is chosen while the account answers stays', async () => {
  const { followAccount } = await import('./account-cars.ts')
  signIn('7')
  const account = accountWith(JETTA)
  await followAccount(async (told) => {
    putInGarage([VERSA])
    return account.tell(told)
  })
  expect(inGarage()).toEqual({ cars: [VERSA, JETTA], chosen: 0 })
})

test('nobody asks again at every page', async () => {
  const { followAccount } = await import('./account-cars.ts')
  signIn('7')
  const { tell } = accountWith(JETTA)
  await followAccount(tell)
  await followAccount(tell)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('who leaves takes the account’s cars along; what never reached it stays', async () => {
  const { followAccount, takeCarsAlong } = await import('./account-cars.ts')
  signIn('7')
  const account = accountWith(JETTA, AVEO)
  await followAccount(account.tell)
  putInGarage([VERSA, JETTA, AVEO])
  await followAccount(fail).catch(() => undefined)
  takeCarsAlong()
  expect(inGarage()).toEqual({ cars: [VERSA], chosen: 0 })
  await followAccount(account.tell)
  expect(account.cars()).toEqual([JETTA, AVEO])
})

test('the cars of somebody whose session ended are not handed to the next account', async () => {
  const { followAccount } = await import('./account-cars.ts')
  signIn('7')
  await followAccount(accountWith(JETTA).tell)
  signIn('8')
  const other = accountWith(AVEO)
  await followAccount(other.tell)
  expect([inGarage().cars, other.cars()]).toEqual([[AVEO], [AVEO]])
})

test('an answer that comes after somebody left is nobody’s', async () => {
  const { followAccount } = await import('./account-cars.ts')
  signIn('7')
  await followAccount(async () => {
    kept.delete('token')
    return { cars: [JETTA], chosen: JETTA }
  })
  expect(inGarage()).toBeNull()
})

test('a garage that was damaged throws nothing away', async () => {
  const { followAccount } = await import('./account-cars.ts')
  signIn('7')
  const account = accountWith(JETTA)
  await followAccount(account.tell)
  kept.set('garage', '{"cars":')
  await followAccount(account.tell)
  expect(account.cars()).toEqual([JETTA])
  expect(inGarage().cars).toEqual([JETTA])
})
