import { HostClient } from '@shop/api/database/host-client'
import { NoPrimary } from '@shop/api/database/primary-finder'
import type { Client } from 'pg'

/** DATABASE_URL leads to no server that the shop can use. */
export class UnusableDatabase extends Error {}

const OLDEST_VERSION = 150_000
const TIMEOUT_MS = 10_000

/** Really connects, so that whatever is wrong with DATABASE_URL is said first, and in words. */
export async function proveDatabase(url: string): Promise<void> {
  const client = new HostClient({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS })
  try {
    await client.connect()
    const { rows } = await client.query('select current_setting($1)::int as version', ['server_version_num'])
    assertVersion(rows[0]?.version)
  } catch (error) {
    throw error instanceof UnusableDatabase ? error : new UnusableDatabase(whyUnusable(client, error as NodeJS.ErrnoException))
  } finally {
    await client.end().catch(() => {})
  }
}

export function assertVersion(version: number): void {
  if (version >= OLDEST_VERSION) return
  throw new UnusableDatabase(
    `The server of DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}, and the shop needs 15 or newer. Nothing was changed: upgrade that server, or name another one.`,
  )
}

type Asked = Pick<Client, 'host' | 'port' | 'user' | 'database'>

/** The password is in none of these. */
export function whyUnusable({ host, port, user, database }: Asked, error: NodeJS.ErrnoException): string {
  const place = `${host}:${port}`
  if (error instanceof NoPrimary) return `The database of DATABASE_URL cannot be used: ${error.message}. Start or promote the primary.`
  const { code = '', message } = error
  const because = BY_CODE[code]?.({ place, host, user, database }) ?? BY_MESSAGE.find(([sign]) => sign.test(message))?.[1]
  return `The database of DATABASE_URL (${user}@${place}/${database}) cannot be used: ${because ?? `${message}.`}`
}

type Named = { readonly place: string } & Pick<Asked, 'host' | 'user' | 'database'>

const BY_CODE: Readonly<Record<string, (named: Named) => string>> = {
  ECONNREFUSED: ({ place }) => `nothing answers at ${place}. Start PostgreSQL there, or mend host and port.`,
  ENOTFOUND: ({ host }) => `no machine is called ${host}. Mend the host.`,
  EAI_AGAIN: ({ host }) => `the name ${host} could not be looked up. Mend the host, or the name service of this machine.`,
  EHOSTUNREACH: ({ host }) => `there is no way to ${host} from here. Look at network and firewall.`,
  ENETUNREACH: ({ host }) => `there is no way to ${host} from here. Look at network and firewall.`,
  ETIMEDOUT: ({ place }) => `${place} does not answer. Look at host, port and firewall.`,
  '28P01': ({ user }) => `the password of the user "${user}" is another one. Mend it; characters such as @ : / are written %40 %3A %2F.`,
  '28000': ({ user }) =>
    `the server does not let the user "${user}" in from here. Add ?sslmode=verify-full if it wants TLS, or mend its pg_hba.conf.`,
  '3D000': ({ database }) => `there is no database "${database}". Create it: createdb ${database}`,
  '42501': ({ user }) => `the user "${user}" may not use it. Grant the rights: grant all on database … to ${user}`,
  '53300': () => 'the server has no connection left. Give it more (max_connections), or the shop’s processes fewer (DATABASE_POOL_SIZE).',
  '57P03': () => 'the server is starting or stopping. Wait a moment and start again.',
  '53100': () => 'its disk is full. Free some space there.',
  CERT_HAS_EXPIRED: () => 'the certificate of the server has expired. Renew it.',
  ERR_TLS_CERT_ALTNAME_INVALID: ({ host }) => `the certificate of the server is not for ${host}. Use the name that it is for.`,
}

const UNKNOWN_CERTIFICATE =
  'nobody this machine trusts has signed the certificate of the server. Name its authority: ?sslrootcert=/path/ca.pem'
const BY_MESSAGE: readonly (readonly [RegExp, string])[] = [
  [
    /does not support SSL/i,
    'the server has no TLS, which DATABASE_URL asks for. Switch it on there, or leave sslmode out where the way is safe.',
  ],
  [/self.signed|unable to verify|unable to get (?:local )?issuer/i, UNKNOWN_CERTIFICATE],
  [/timeout expired|timed? ?out/i, 'it does not answer. Look at host, port and firewall.'],
  [/password must be a string/i, 'the server asks for a password and DATABASE_URL has none.'],
]
