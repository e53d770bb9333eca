import { jwtVerify, SignJWT } from 'jose'
import { SignInRequired } from '../../problems.ts'

/** What a session's token says. Whether the session is still open only the database knows. */
export type TokenClaims = { readonly customerId: number; readonly sessionId: string; readonly issuedAt: Date; readonly expiresAt: Date }

const ALGORITHM = 'HS256'
const AUDIENCE = 'clientes'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Session = { readonly id: string; readonly customerId: number; readonly issuedAt: Date; readonly expiresAt: Date }

export function signToken(key: Uint8Array, { id, customerId, issuedAt, expiresAt }: Session): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(String(customerId))
    .setJti(id)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key)
}

/** Accepts one algorithm and our own key. Whether it is over is judged by the database's clock: hosts may disagree about the time. */
export async function readToken(key: Uint8Array, token: string): Promise<TokenClaims> {
  const options = { algorithms: [ALGORITHM], audience: AUDIENCE, typ: 'JWT', requiredClaims: ['sub', 'jti', 'iat', 'exp'] }
  const { payload } = await jwtVerify(token, key, { ...options, currentDate: new Date(0) }).catch((cause: unknown) => {
    throw new SignInRequired('the token is not ours', { cause })
  })
  const { sub = '', jti = '', iat = 0, exp = 0 } = payload
  if (!/^\d{1,9}$/.test(sub) || !UUID.test(jti)) throw new SignInRequired('the token names no session')
  return { customerId: Number(sub), sessionId: jti, issuedAt: new Date(iat * 1_000), expiresAt: new Date(exp * 1_000) }
}
