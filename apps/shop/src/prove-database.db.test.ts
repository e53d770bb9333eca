import type {} from '@shop/api/testing/provided-context'
import { expect, inject, test } from 'vitest'
import { proveDatabase } from './prove-database.ts'

function url(over: object) {
  return Object.assign(new URL(inject('database').adminUrl), over).href
}

test('a real server is told apart by what it says: it lets the shop in, knows another password, or has no such database', async () => {
  await expect(proveDatabase(url({}))).resolves.toBeUndefined()
  await expect(proveDatabase(url({ password: 'another' }))).rejects.toThrow(/password of the user ".+" is another one/)
  await expect(proveDatabase(url({ pathname: '/nowhere' }))).rejects.toThrow(/there is no database "nowhere"\. Create it: createdb nowhere/)
})
