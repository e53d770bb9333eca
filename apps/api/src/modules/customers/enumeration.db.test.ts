import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ ACCOUNT_VALIDATION: 'sms' })
  for (const kind of ['a', 'b', 'c', 'd']) await addCustomer(shop, `${kind}@example.mx`, { isVerified: false })
})
afterAll(() => shop.close())

const CALLS = [
  ['/clientes/login', 'a', { password: 'no es esta' }],
  ['/clientes/password/send-reset-token', 'b', {}],
  ['/clientes/email/resend', 'c', {}],
  ['/clientes/resend-account-verification', 'd', {}],
] as const

/** Tokens differ in every answer; that there is one does not. */
function shapeOf(body: { data: { token?: string } | null }) {
  return JSON.stringify({ ...body, data: body.data?.token ? { token: 'some' } : body.data })
}

/** That they also take as long is measured by `npm run bench:promises`. */
test.each(CALLS)('%s answers a known and an unknown e-mail alike', async (path, name, extra) => {
  const answers = new Set<string>()
  for (const email of [`${name}@example.mx`, `nobody-${name}@example.mx`]) {
    const { status, body } = await shop.ask('POST', `/api${path}`, { body: { email, ...extra } })
    answers.add(`${status} ${shapeOf(body)}`)
  }
  expect(answers.size).toBe(1)
})

test('a request for a message does the same for everybody: one job, and nothing that names an account', async () => {
  await shop.pool.query('truncate turns')
  const { rows: before } = await shop.pool.query('select coalesce(max(id), 0) as id from graphile_worker._private_jobs')
  for (const email of ['b@example.mx', 'nobody@example.mx']) await shop.post('/api/clientes/password/send-reset-token', { email })
  const { rows } = await shop.pool.query('select payload from graphile_worker._private_jobs where id > $1 order by id', [before[0].id])
  expect(rows.map(({ payload }) => ({ ...payload, requestId: '', $request: '' }))).toEqual([
    { requestId: '', $request: '', purpose: 'reset-password', email: 'b@example.mx' },
    { requestId: '', $request: '', purpose: 'reset-password', email: 'nobody@example.mx' },
  ])
})

test('a code for nobody is refused like a wrong one', async () => {
  const { token } = (await shop.post('/api/clientes/resend-account-verification', { email: 'nobody-e@example.mx' })).body.data
  const unknown = await shop.post(`/api/clientes/sms/verify/${token}`, { code: '123456' })
  const wrong = await shop.post('/api/clientes/sms/verify/made-up', { code: '123456' })
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
})
