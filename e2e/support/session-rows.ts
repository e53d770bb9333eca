import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { derivedKey } from '@shop/api/secrets/derived-key'
import pg from 'pg'

type Claims = { readonly jti: string; readonly iat: number; readonly exp: number }

function claimsIn(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** The same token with other claims, signed by the shop's own key. */
export function resigned(token: string, claims: Partial<Claims>): string {
  const [header = ''] = token.split('.')
  const key = derivedKey(readFileSync(join(process.env.SHOP_DATA_FOLDER ?? '', 'token-secret'), 'utf8'), 'session-token')
  const text = `${header}.${Buffer.from(JSON.stringify({ ...claimsIn(token), ...claims })).toString('base64url')}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

/** The session as if it had been opened so many hours ago, and nobody had been here for some of them; answers its token of that day. */
export async function age(token: string, hours: number, idleHours = 0): Promise<string> {
  const { jti, iat, exp } = claimsIn(token)
  const client = new pg.Client(process.env.SHOP_DATABASE_URL)
  await client.connect()
  await client.query(
    `with aged as (
       update customer_sessions set started_at = started_at - make_interval(hours => $2), expires_at = expires_at - make_interval(hours => $2),
         proven_at = proven_at - make_interval(hours => greatest($2, $3)), last_seen_at = last_seen_at - make_interval(hours => $3)
       where id = $1 returning customer_id)
     update customers set password_changed_at = password_changed_at - interval '1 day' where id = (select customer_id from aged)`,
    [jti, hours, idleHours],
  )
  await client.end()
  return resigned(token, { iat: iat - hours * 3_600, exp: exp - hours * 3_600 })
}
