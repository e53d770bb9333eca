import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Unavailable } from '../problems.ts'
import { sessionOf } from '../testing/session-of.ts'
import { addCustomer, PASSWORD } from '../testing/test-customers.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { keptAnswers } from './idempotency.ts'

let one: TestShop
let two: TestShop
let ana: number
beforeAll(async () => {
  one = await testShop({ ACCOUNT_VALIDATION: 'ninguna', TOKEN_SECRET: 'the same on both hosts, as it must be' })
  two = await testShop({ ACCOUNT_VALIDATION: 'ninguna', TOKEN_SECRET: 'the same on both hosts, as it must be' }, { beside: one })
  ana = await addCustomer(one, 'ana@example.mx')
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const SHARED = '6f1c1e2a-0000-4000-8000-000000000001'
function keyed(key: string, body: unknown, token?: string) {
  return { body, token, headers: { 'idempotency-key': key } }
}
function newcomer(email: string) {
  return {
    nombre: 'Eva',
    apellidos: 'Sol',
    email,
    telefono: '2225550111',
    password: 'Cigüeñal 5 tiempos',
    acepta_privacidad: true,
  }
}

test('the same write on both hosts at once happens once, and both get the one answer', async () => {
  const body = newcomer('eva@example.mx')
  const given = keyed(randomUUID(), body)
  const answers = await Promise.all([one, two, one, two].map((host) => host.ask('POST', '/api/clientes/register', given)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await one.ask('POST', '/api/clientes/register', { body })).status).toBe(409)
})

test('a lasting no is the answer of the second delivery too', async () => {
  const id = await addCustomer(one, 'luz@example.mx')
  const given = keyed(randomUUID(), newcomer('luz@example.mx'))
  expect((await one.ask('POST', '/api/clientes/register', given)).status).toBe(409)
  await one.pool.query(`update customers set email = 'luz2@example.mx' where id = $1`, [id])
  expect((await two.ask('POST', '/api/clientes/register', given)).status).toBe(409)
})

test('a key with another body is a conflict, and keys of different callers do not meet', async () => {
  const key = randomUUID()
  const [a, b] = [await sessionOf(one, ana), await sessionOf(one, ana)]
  expect((await one.ask('PATCH', '/api/clientes/update', keyed(key, { nombre: 'Anita' }, a.token))).status).toBe(200)
  const other = await two.ask('PATCH', '/api/clientes/update', keyed(key, { nombre: 'Anota' }, a.token))
  expect([other.status, other.body.code]).toEqual([409, 'key_reused'])
  expect((await two.ask('PATCH', '/api/clientes/update', keyed(key, { nombre: 'Anona' }, b.token))).status).toBe(200)
})

test('a logout or a new password that is delivered twice succeeds twice', async () => {
  const { token } = await sessionOf(one, ana)
  const given = keyed(randomUUID(), undefined, token)
  expect((await one.ask('POST', '/api/clientes/logout', given)).status).toBe(200)
  expect((await two.ask('POST', '/api/clientes/logout', given)).status).toBe(200)
  expect((await two.ask('POST', '/api/clientes/logout', keyed(randomUUID(), undefined, token))).status).toBe(401)
})

test('what is kept of a login is worth nothing to whoever reads the database', async () => {
  const given = keyed(randomUUID(), { email: 'ana@example.mx', password: PASSWORD })
  const first = await one.ask('POST', '/api/clientes/login', given)
  expect((await two.ask('POST', '/api/clientes/login', given)).body.data.token).toBe(first.body.data.token)
  const { rows } = await one.pool.query('select caller, key, fingerprint, answer from kept_answers')
  const kept = JSON.stringify(rows)
  expect(kept).not.toContain(first.body.data.token)
  expect(kept).not.toContain('ana@example.mx')
  expect(kept).not.toContain(PASSWORD)
})

test('two strangers who name their writes alike never get the same key to a conversation', async () => {
  const begun = await Promise.all(
    ['1', '1', SHARED, SHARED].map((key, i) => (i % 2 ? two : one).ask('POST', '/api/chat/conversaciones', keyed(key, {}))),
  )
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(begun.map(({ body }) => body.data.llave)).size).toBe(4)
})

test('whatever else strangers write takes a proof of its own, which the name of the write does not replace', async () => {
  const given = (password: string) => keyed(SHARED, { email: 'ana@example.mx', password })
  expect((await one.ask('POST', '/api/clientes/login', given(PASSWORD))).body.data.token).toBeTruthy()
  const guessed = await two.ask('POST', '/api/clientes/login', given('Otra-contraseña-9'))
  expect([guessed.status, guessed.body.code]).toEqual([409, 'key_reused'])
})

test('a call that only asks keeps nothing', async () => {
  const before = await one.pool.query('select count(*) from kept_answers')
  await one.ask('POST', '/api/products/specific', keyed(randomUUID(), {}))
  expect((await one.pool.query('select count(*) from kept_answers')).rows).toEqual(before.rows)
})

test('a delivery that died before it answered leaves the key to the next one', async () => {
  const { token } = await sessionOf(one, ana)
  const given = keyed(randomUUID(), { nombre: 'Anaís' }, token)
  await one.ask('PATCH', '/api/clientes/update', given)
  await one.pool.query(`update kept_answers set answer = null, status = null, claimed_at = now() - interval '1 minute'`)
  expect((await two.ask('PATCH', '/api/clientes/update', given)).status).toBe(200)
})

test('a delivery that waits for one that goes on is told so, before it is told to come back', async () => {
  const quick = await testShop({ TOKEN_SECRET: 'the same on both hosts, as it must be', DATABASE_PATIENCE_MS: '3000' }, { beside: one })
  try {
    const { token } = await sessionOf(one, ana)
    const given = keyed(randomUUID(), { nombre: 'Analí' }, token)
    await one.ask('PATCH', '/api/clientes/update', given)
    await one.pool.query('update kept_answers set answer = null, status = null, claimed_at = now() where key = $1', [
      given.headers['idempotency-key'],
    ])
    const waiting = await quick.ask('PATCH', '/api/clientes/update', given)
    expect([waiting.status, waiting.body.code]).toEqual([409, 'request_in_progress'])
  } finally {
    await quick.close()
  }
})

test('a delivery that waits for one that failed does the work itself, and at once', async () => {
  const kept = keptAnswers(one.db, 'a secret', 60_000)
  const delivery = { credential: '', key: randomUUID(), content: () => 'the same' }
  const done = { status: 200, text: 'done' }
  const [begun, failing] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()]
  const first = kept.once(delivery, () =>
    one.db.transaction().execute(() => {
      begun.resolve()
      return failing.promise
    }),
  )
  await begun.promise
  const second = kept.once(delivery, async () => one.db.transaction().execute(async () => done))
  // It holds no connection while it waits.
  await expect.poll(() => one.pool.totalCount - one.pool.idleCount).toBe(1)
  failing.reject(new Unavailable())
  await expect(first).rejects.toThrow(Unavailable)
  expect(await second).toEqual(done)
  expect(await kept.find(delivery)).toEqual(done)
})
