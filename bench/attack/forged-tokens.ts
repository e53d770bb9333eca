import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { customerDeps } from '@shop/api/modules/customers/customers.public'
import { derivedKey } from '@shop/api/secrets/derived-key'
import { sessionOf } from '@shop/api/testing/session-of'
import { addCustomer } from '@shop/api/testing/test-customers'
import { fromSomewhere, type Outcome, type Victim } from './victim.ts'

const HS256 = { alg: 'HS256', typ: 'JWT' }
function coded(value: object) {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Tokens that somebody made himself, from a good one of his own, and some that need a key he cannot have. Each is nobody's. */
export async function forgedTokens(victim: Victim): Promise<Outcome> {
  const { deps } = victim
  const mine = await sessionOf(deps, await addCustomer(deps, 'falsificador@example.mx'))
  const other = await addCustomer(deps, 'victima-de-token@example.mx')
  const forged = forgeries(mine.token, String(other), customerDeps(deps).keys.token, deps.settings.tokenSecret)
  const faults: string[] = []
  if ((await statusFor(victim, mine.token)) !== 200) faults.push('the good token is refused, so nothing is proven')
  for (const [name, token] of forged) {
    const status = await statusFor(victim, token)
    if (status !== 401) faults.push(`${name}: ${status}`)
  }
  return { area: 'forged tokens', tried: forged.length, faults }
}

async function statusFor({ url }: Victim, token: string): Promise<number> {
  return (await fetch(`${url}/api/clientes/sesiones`, { headers: { ...fromSomewhere(), authorization: `Bearer ${token}` } })).status
}

function forgeries(token: string, other: string, key: Buffer, shopSecret: string): readonly (readonly [string, string])[] {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const signed = (head: object, body: object, secret: Buffer | string, hash = 'sha256') => {
    const text = `${coded(head)}.${coded(body)}`
    return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
  }
  const foreign = Buffer.alloc(32, 7)
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const rsaText = `${coded({ alg: 'RS256', typ: 'JWT' })}.${claims}`
  const now = Math.floor(Date.now() / 1_000)
  return [
    ...['none', 'None', 'NONE', ''].map((alg) => [`algorithm "${alg}"`, `${coded({ alg, typ: 'JWT' })}.${claims}.`] as const),
    ['no signature', `${header}.${claims}.`],
    ['signature cut', `${header}.${claims}.${signature.slice(0, -2)}AA`],
    ['another customer, old signature', `${header}.${coded({ ...said, sub: other })}.${signature}`],
    ['a key of his own', signed(HS256, said, foreign)],
    ['an empty key', signed(HS256, said, '')],
    ['kid to an empty file', signed({ ...HS256, kid: '../../../../dev/null' }, said, '')],
    ['kid as SQL', signed({ ...HS256, kid: "' or 1=1 --" }, said, foreign)],
    ['jku', signed({ ...HS256, jku: 'https://evil.example/keys' }, said, foreign)],
    ['x5u', signed({ ...HS256, x5u: 'https://evil.example' }, said, foreign)],
    ['jwk in the header', signed({ ...HS256, jwk: { kty: 'oct', k: foreign.toString('base64url') } }, said, foreign)],
    ['RS256', `${rsaText}.${sign('sha256', Buffer.from(rsaText), privateKey).toString('base64url')}`],
    ['the public key as a secret', signed(HS256, said, publicKey.export({ type: 'spki', format: 'pem' }) as string)],
    ['HS512 with the right key', signed({ alg: 'HS512', typ: 'JWT' }, said, key, 'sha512')],
    ['another type with the right key', signed({ alg: 'HS256', typ: 'at+jwt' }, said, key)],
    ['the shop’s secret itself', signed(HS256, said, shopSecret)],
    ...(['second-factor', 'recovery-code', 'staff-device'] as const).map(
      (purpose) => [`a key made for ${purpose}`, signed(HS256, said, derivedKey(shopSecret, purpose))] as const,
    ),
    ['expired', signed(HS256, { ...said, exp: now - 1 }, key)],
    ['without an end', signed(HS256, { ...said, exp: undefined }, key)],
    ['of staff', signed(HS256, { ...said, aud: 'personal' }, key)],
    ['a session that is not', signed(HS256, { ...said, jti: randomUUID() }, key)],
    ['another customer’s name on his session', signed(HS256, { ...said, sub: other }, key)],
    ...['', ' ', 'x', 'a.b.c', '....', 'null'].map((nonsense) => [`"${nonsense}"`, nonsense] as const),
  ]
}
