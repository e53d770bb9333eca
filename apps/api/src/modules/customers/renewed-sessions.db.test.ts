import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessionOf } from '../../testing/session-of.ts'
import { addCustomer, PASSWORD } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { customerDeps } from './customers.public.ts'
import { signToken } from './session-token.ts'

let shop: TestShop
let ana: number
beforeAll(async () => {
  shop = await testShop()
  ana = await addCustomer(shop, 'ana@example.mx')
  await shop.pool.query(`update customers set password_changed_at = now() - interval '1 year' where id = $1`, [ana])
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate turns'))

const HOUR_MS = 3_600_000
function me(token: string) {
  return shop.ask('GET', `/api/clientes/me/${token}`, { token })
}
async function statusOf(token: string) {
  return (await me(token)).status
}
async function renewedBy(token: string) {
  return (await me(token)).headers['token-nuevo'] as string | undefined
}
function claimsOf(token = '') {
  return JSON.parse(atob(token.split('.')[1] ?? ''))
}
function shift(sessionId: string, by: string, ...columns: string[]) {
  return shop.pool.query(`update customer_sessions set ${columns.map((one) => `${one} = ${one} - interval '${by}'`)} where id = $1`, [
    sessionId,
  ])
}
/** A session as it is so long after it was opened, with the token of that day. */
async function openedAgo(hours: number) {
  const { sessionId } = await sessionOf(shop, ana)
  await shift(sessionId, `${hours} hours`, 'started_at', 'proven_at', 'expires_at')
  const startedAt = new Date(Date.now() - hours * HOUR_MS)
  const expiresAt = new Date(startedAt.getTime() + 12 * HOUR_MS)
  const token = await signToken(customerDeps(shop).keys.token, { id: sessionId, customerId: ana, issuedAt: startedAt, expiresAt })
  return { sessionId, token }
}

describe('use replaces a token', () => {
  test('a young one is left alone, an older one is answered with another that lives twelve hours', async () => {
    expect(await renewedBy((await sessionOf(shop, ana)).token)).toBeUndefined()
    const { token, sessionId } = await openedAgo(5)
    const renewed = await renewedBy(token)
    const { iat, exp, jti } = claimsOf(renewed)
    expect([exp - iat, jti]).toEqual([43_200, sessionId])
    expect(Math.abs(iat * 1_000 - Date.now())).toBeLessThan(60_000)
    const { rows } = await shop.pool.query('select expires_at from customer_sessions where id = $1', [sessionId])
    expect(rows[0].expires_at.getTime()).toBe(exp * 1_000)
  })

  test('an answer that got lost locks nobody out: the old one counts until the new one has come back, and a while longer', async () => {
    const { token, sessionId } = await openedAgo(5)
    const lost = await renewedBy(token)
    const renewed = await renewedBy(token)
    expect([lost, await statusOf(token)]).toEqual([expect.any(String), 200])
    expect(await statusOf(renewed ?? '')).toBe(200)
    expect(await statusOf(token)).toBe(200)
    expect(await renewedBy(token)).toBeUndefined()
    await shift(sessionId, '3 minutes', 'token_since')
    const { status, body } = await me(token)
    expect([status, body.name]).toEqual([401, 'JsonWebTokenError'])
    expect(await statusOf(renewed ?? '')).toBe(200)
  })

  test('a session ends after thirty days, however it is used', async () => {
    const { token, sessionId } = await openedAgo(5)
    await shift(sessionId, '29 days 9 hours', 'started_at')
    const { iat, exp } = claimsOf(await renewedBy(token))
    expect((exp - iat) / 3_600).toBeCloseTo(10, 1)
    await shift(sessionId, '10 hours', 'started_at')
    expect((await me(token)).status).toBe(401)
  })

  test('signing out ends all tokens of the session, and refusals renew as well', async () => {
    const { token } = await openedAgo(5)
    const answer = await shop.ask('GET', '/api/ordenes/folio/?folio=LT-0', { token })
    const renewed = String(answer.headers['token-nuevo'])
    expect(answer.status).toBe(404)
    await shop.ask('POST', '/api/clientes/logout', { token: renewed })
    expect([await statusOf(token), await statusOf(renewed)]).toEqual([401, 401])
  })
})

describe('after two idle hours', () => {
  const idle = async (time: string) => {
    const { token, sessionId } = await sessionOf(shop, ana)
    await shift(sessionId, time, 'last_seen_at', 'proven_at')
    return token
  }
  const codeOf = async (method: 'GET' | 'POST' | 'PATCH', path: string, token: string, body?: object) =>
    (await shop.ask(method, path, { token, ...(body ? { body } : {}) })).body.code
  const confirm = (token: string, password: string) => codeOf('POST', '/api/clientes/confirmar', token, { password_actual: password })
  const ASKS = [
    ['POST', '/api/ordenes', {}],
    ['POST', '/checkout/intento', {}],
    ['POST', '/api/devoluciones/LT-0', {}],
    ['PATCH', '/api/clientes/update', { nombre: 'Otra' }],
    ['GET', '/api/clientes/mis-datos', undefined],
    ['GET', '/api/clientes/facturacion', undefined],
    ['PATCH', '/api/clientes/facturacion', {}],
  ] as const

  test.each(ASKS)('%s %s asks for the password, and nothing else does', async (method, path, body) => {
    const token = await idle('121 minutes')
    expect(await statusOf(token)).toBe(200)
    expect(await codeOf(method, path, token, body)).toBe('password_required')
    expect(await confirm(token, 'otra cosa')).toBe('invalid_input')
    expect(await codeOf(method, path, token, body)).toBe('password_required')
    expect(await confirm(token, PASSWORD)).toBeUndefined()
    expect(await codeOf(method, path, token, body)).not.toBe('password_required')
  })

  test('who was away for less is not asked', async () => {
    const token = await idle('119 minutes')
    expect(await codeOf('PATCH', '/api/clientes/update', token, { nombre: 'Ana' })).toBeUndefined()
  })

  test('a change that brings the password need not be confirmed apart', async () => {
    const token = await idle('3 hours')
    const body = { telefono: '2225550199', password_actual: PASSWORD }
    expect(await codeOf('PATCH', '/api/clientes/update', token, body)).toBeUndefined()
    expect(await codeOf('PATCH', '/api/clientes/update', token, { nombre: 'Ana' })).toBeUndefined()
  })
})
