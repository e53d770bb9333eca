import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionOf } from '../../testing/session-of.ts'
import { addCustomer, PASSWORD, signInAs } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { customerDeps } from './customers.public.ts'

let shop: TestShop
let ana: number
let beto: number
let key: Buffer
beforeAll(async () => {
  shop = await testShop()
  ana = await addCustomer(shop, 'ana@example.mx')
  beto = await addCustomer(shop, 'beto@example.mx')
  key = customerDeps(shop).keys.token
})
afterAll(() => shop.close())

function me(token: string) {
  return shop.ask('GET', `/api/clientes/me/${encodeURIComponent(token)}`, { token })
}
function coded(value: object) {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
function partsOf(token: string) {
  return token.split('.') as [string, string, string]
}
function claimsOf(token: string) {
  return JSON.parse(Buffer.from(partsOf(token)[1], 'base64url').toString())
}
function signed(header: object, claims: object, secret: Buffer | string = key, hash = 'sha256') {
  const text = `${coded(header)}.${coded(claims)}`
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}
const HS256 = { alg: 'HS256', typ: 'JWT' }
async function refused(token: string, name = 'JsonWebTokenError') {
  const { status, body } = await me(token)
  expect([status, body.name]).toEqual([401, name])
  expect(body.data).toBeNull()
}

test('a session’s own token opens the account', async () => {
  const { token } = await sessionOf(shop, ana)
  expect((await me(token)).body.data.email).toBe('ana@example.mx')
  expect(signed(HS256, claimsOf(token))).toBe(token)
})

test('a token without a signature, or with another algorithm, is nobody’s', async () => {
  const { token } = await sessionOf(shop, ana)
  const [, claims] = partsOf(token)
  for (const alg of ['none', 'None', 'NONE', '']) await refused(`${coded({ alg, typ: 'JWT' })}.${claims}.`)
  await refused(signed({ alg: 'HS512', typ: 'JWT' }, claimsOf(token), key, 'sha512'))
  await refused(signed({ alg: 'HS384', typ: 'JWT' }, claimsOf(token), key, 'sha384'))
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await refused(await new SignJWT(claimsOf(token)).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(privateKey))
  await refused(signed({ alg: 'RS256', typ: 'JWT' }, claimsOf(token), publicKey.export({ type: 'spki', format: 'pem' }) as string))
})

test('keys that the token itself names are not used', async () => {
  const claims = claimsOf((await sessionOf(shop, ana)).token)
  const foreign = Buffer.alloc(32, 7)
  const jwk = { kty: 'oct', k: foreign.toString('base64url') }
  for (const header of [
    { jku: 'https://evil.example/keys' },
    { kid: '../../../../dev/null' },
    { kid: "' or 1=1" },
    { x5u: 'https://evil.example' },
    { jwk },
  ])
    await refused(signed({ ...HS256, ...header }, claims, foreign))
  await refused(signed({ ...HS256, kid: 'x' }, claims, ''))
})

test('what was changed or made for something else is refused', async () => {
  const { token } = await sessionOf(shop, ana)
  const [header, claims, signature] = partsOf(token)
  await refused(`${header}.${coded({ ...claimsOf(token), sub: String(beto) })}.${signature}`)
  await refused(`${header}.${claims}.${signature.slice(0, -2)}AA`)
  for (const changes of [
    { aud: 'personal' },
    { aud: undefined },
    { exp: undefined },
    { iat: undefined },
    { jti: undefined },
    { jti: randomUUID() },
    { sub: String(beto) },
    { sub: 'x' },
  ])
    await refused(signed(HS256, { ...claimsOf(token), ...changes }))
  await refused(signed({ alg: 'HS256', typ: 'at+jwt' }, claimsOf(token)))
  for (const nonsense of ['', ' ', 'x', 'a.b.c', '....', 'null', '%00'])
    expect((await shop.ask('GET', '/api/clientes/sesiones', { token: nonsense })).status).toBe(401)
})

test('an expired token is told apart, so that the shop can ask to sign in again', async () => {
  const { token } = await sessionOf(shop, ana)
  await refused(signed(HS256, { ...claimsOf(token), exp: Math.floor(Date.now() / 1000) - 1 }), 'TokenExpiredError')
  const expired = await sessionOf(shop, ana)
  await shop.pool.query(`update customer_sessions set expires_at = now() - interval '1 second' where id = $1`, [expired.sessionId])
  await refused(expired.token)
})

test('a longer life written into a token does not lengthen its session', async () => {
  const { token, sessionId } = await sessionOf(shop, ana)
  await shop.pool.query(`update customer_sessions set expires_at = now() where id = $1`, [sessionId])
  await refused(signed(HS256, { ...claimsOf(token), exp: Math.floor(Date.now() / 1000) + 9_999_999 }))
})

test('a token lives twelve hours and the path’s has to be the bearer’s', async () => {
  const [one, other] = [await sessionOf(shop, ana), await sessionOf(shop, ana)]
  const { exp, iat, aud, jti } = claimsOf(one.token)
  expect([exp - iat, aud, jti]).toEqual([43_200, 'clientes', one.sessionId])
  const { status, body } = await shop.ask('GET', `/api/clientes/me/${other.token}`, { token: one.token })
  expect([status, body.name]).toEqual([401, 'JsonWebTokenError'])
})

test('logout, ending a session and a new password make old tokens worthless at once', async () => {
  const [one, two, three] = [await sessionOf(shop, ana), await sessionOf(shop, ana), await sessionOf(shop, ana)]
  expect((await shop.ask('POST', '/api/clientes/logout', { token: one.token })).status).toBe(200)
  await refused(one.token)
  expect((await shop.ask('DELETE', `/api/clientes/sesiones/${two.sessionId}`, { token: three.token })).status).toBe(200)
  await refused(two.token)
  const current = await signInAs(shop, 'ana@example.mx')
  const body = { password_actual: PASSWORD, password_nuevo: 'Otra más larga 99' }
  expect((await shop.ask('PATCH', '/api/clientes/update-password', { token: current, body })).status).toBe(200)
  await refused(three.token)
  expect((await me(current)).status).toBe(200)
})

test('a session that survived a change of the password somehow is refused by its age', async () => {
  const { token, sessionId } = await sessionOf(shop, beto)
  await shop.pool.query(`update customer_sessions set proven_at = proven_at - interval '1 hour' where id = $1`, [sessionId])
  await shop.pool.query('update customers set password_changed_at = now() where id = $1', [beto])
  await refused(token)
})
