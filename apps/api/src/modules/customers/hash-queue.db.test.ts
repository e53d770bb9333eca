import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inHashQueue } from '../../secrets/hash-queue.ts'
import { addCustomer } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await addCustomer(shop, 'ana@example.mx')
})
afterAll(() => shop.close())

/** So many hash already that whoever gets as far is sent away for three seconds. */
let letThemFinish: () => Promise<unknown>
beforeEach(() => {
  const { promise: hashed, resolve } = Promise.withResolvers<void>()
  const hashing = Array.from({ length: 22 }, () => inHashQueue(() => hashed))
  letThemFinish = () => {
    resolve()
    return Promise.all(hashing)
  }
})
afterEach(() => letThemFinish())

async function login(email: string, from = '203.0.113.13') {
  const { status, headers } = await shop.ask('POST', '/api/clientes/login', { body: { email, password: 'no es esta' }, from })
  return [status, Number(headers['retry-after']) > 3 ? 'by a limit' : 'by those who hash']
}

test('a password is hashed for a known and for an unknown e-mail', async () => {
  for (const email of ['ana@example.mx', 'nadie@example.mx']) expect(await login(email)).toEqual([429, 'by those who hash'])
})

test('the limit is reached before anything is hashed', async () => {
  await shop.pool.query(
    `insert into turns (rule, subject) select 'sign-in-network', encode(sha256('203.0.113.12'), 'base64') from generate_series(1, 100)`,
  )
  await shop.pool.query(`update turns set subject = rtrim(translate(subject, '+/', '-_'), '=') where rule = 'sign-in-network'`)
  expect(await login('nadie@example.mx', '203.0.113.12')).toEqual([429, 'by a limit'])
})
