import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ ACCOUNT_VALIDATION: 'sms' })
  for (const kind of ['a', 'b', 'c', 'd']) await addCustomer(shop, `${kind}@example.mx`, { isVerified: false })
})
afterAll(() => shop.close())

const SAMPLES = 40
const CALLS = [
  ['/clientes/login', 'a', { password: 'no es esta' }],
  ['/clientes/password/send-reset-token', 'b', {}],
  ['/clientes/email/resend', 'c', {}],
  ['/clientes/resend-account-verification', 'd', {}],
] as const

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
/** Tokens differ in every answer; that there is one does not. */
const shapeOf = (body: { data: { token?: string } | null }) =>
  JSON.stringify({ ...body, data: body.data?.token ? { token: 'some' } : body.data })

test.each(CALLS)('%s answers a known and an unknown e-mail alike, and takes as long', { retry: 3 }, async (path, name, extra) => {
  const times: Record<string, number[]> = { known: [], unknown: [] }
  const bodies = new Set<string>()
  const ask = async (kind: 'known' | 'unknown', email: string) => {
    await shop.pool.query('truncate turns')
    const begun = performance.now()
    const { status, body } = await shop.ask('POST', `/api${path}`, { body: { email, ...extra } })
    times[kind]?.push(performance.now() - begun)
    bodies.add(`${status} ${shapeOf(body)}`)
  }
  await ask('known', `${name}@example.mx`)
  await ask('unknown', `nobody-${name}@example.mx`)
  for (let i = 0; i < SAMPLES; i++) {
    const turns = [() => ask('known', `${name}@example.mx`), () => ask('unknown', `nobody-${name}@example.mx`)]
    for (const turn of i % 2 ? turns : turns.toReversed()) await turn()
  }
  expect(bodies.size).toBe(1)
  const [known, unknown] = [median(times.known ?? []), median(times.unknown ?? [])]
  // A tenth, or a millisecond where the whole answer takes only a few.
  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known * 0.1, 1))
})

test('a request for a message does the same for everybody: one job, and nothing that names an account', async () => {
  await shop.pool.query('truncate turns')
  const { rows: before } = await shop.pool.query('select coalesce(max(id), 0) as id from graphile_worker._private_jobs')
  for (const email of ['b@example.mx', 'nobody@example.mx']) await shop.post('/api/clientes/password/send-reset-token', { email })
  const { rows } = await shop.pool.query('select payload from graphile_worker._private_jobs where id > $1 order by id', [before[0].id])
  expect(rows.map(({ payload }) => ({ ...payload, requestId: '' }))).toEqual([
    { requestId: '', purpose: 'reset-password', email: 'b@example.mx' },
    { requestId: '', purpose: 'reset-password', email: 'nobody@example.mx' },
  ])
})

test('a code for nobody is refused like a wrong one', async () => {
  const { token } = (await shop.post('/api/clientes/resend-account-verification', { email: 'nobody-e@example.mx' })).body.data
  const unknown = await shop.post(`/api/clientes/sms/verify/${token}`, { code: '123456' })
  const wrong = await shop.post('/api/clientes/sms/verify/made-up', { code: '123456' })
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
})
