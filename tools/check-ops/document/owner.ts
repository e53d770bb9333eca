import { randomBytes, randomUUID } from 'node:crypto'
import { HOST } from './fill-in.ts'
import type { Reader } from './reader.ts'

/** Whom the document names where an owner is locked out. */
export const OWNER = { email: 'ana@example.mx', password: `Cigüeñal ${randomBytes(6).toString('hex')}` }

/** Through the proxy, as the page behind the owner's link does. */
export function makeAccount(reader: Reader, link: string): Promise<string> {
  return post(reader, "the owner's link makes an account", '/personal/primera-cuenta', {
    token: link.split('/').at(-1),
    nombre: 'Ana',
    ...OWNER,
  })
}

export function signIn(reader: Reader): Promise<string> {
  return post(reader, 'the owner signs in', '/personal/login', OWNER)
}

/** Who works in the shop and what they did, and what a new shop is given: as many, and the same in every field, as a shop that was asked before. */
export function factsOf({ type }: Reader, before = ''): Promise<string> {
  const print = (table: string) => `(select count(*) || '-' || md5(string_agg(t::text, '' order by t::text)) from ${table} t)`
  const query = ['staff', 'audit_log', 'carriers', 'shop_policies'].map(print).join(', ')
  const name = before ? 'staff, log, carriers and policies are those of the backup' : 'staff, log, carriers and policies'
  return type(`su postgres -c "cd / && psql --csv -t shop -c \\"select ${query}\\""`, new RegExp(RegExp.escape(before)), name)
}

function post({ type }: Reader, name: string, path: string, body: object): Promise<string> {
  const headers = ['content-type: application/json', `origin: https://${HOST}`, `idempotency-key: ${randomUUID()}`]
  const given = headers.map((header) => `-H '${header}'`).join(' ')
  return type(`curl --fail-with-body -s -X POST https://${HOST}/api${path} ${given} -d '${JSON.stringify(body)}'`, undefined, name)
}
