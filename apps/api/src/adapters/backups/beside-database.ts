import { databaseHosts, withDatabase } from '@shop/settings/database-hosts'
import type { Client } from 'pg'
import { withClient } from '../../database/with-client.ts'
import { BadBackup, NoWayBeside } from './bad-backup.ts'
import { quote } from './database-shape.ts'

export function databaseIn(url: string): string {
  return decodeURIComponent(new URL(databaseHosts(url)[0] ?? '').pathname.slice(1))
}
export const sameServer = withDatabase

/** What PostgreSQL keeps of a name; the rest it cuts off without a word, and the name of another database may be left. */
const LONGEST_NAME = 63

/** The name of a database beside that of the shop. */
export function besideName(url: string, ending: string): string {
  const name = `${databaseIn(url)}${ending}`
  if (Buffer.byteLength(name) > LONGEST_NAME)
    throw new BadBackup(
      `The name of the database "${databaseIn(url)}" is too long: with "${ending}" it has more than the ${LONGEST_NAME} bytes that PostgreSQL keeps. Rename it. Nothing was changed.`,
    )
  return name
}

/** Connected to a database that is nobody's: whoever is inside one can neither rename nor drop it. */
export async function asideOf<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const nobodys = databaseIn(url) === 'postgres' ? 'template1' : 'postgres'
  let isThere = false
  try {
    return await withClient(sameServer(url, nobodys), 'shop-restore', (client) => {
      isThere = true
      return work(client)
    })
  } catch (error) {
    if (isThere || !MAY_NOT.includes((error as { code?: string }).code ?? '')) throw error
    throw new NoWayBeside(`The shop’s user of the database may not connect to the database "${nobodys}".`)
  }
}

/** No right, no entry in pg_hba.conf, no such database. */
const MAY_NOT = ['42501', '28000', '3D000']

export async function databaseExists(client: Client, name: string): Promise<boolean> {
  return ((await client.query('select from pg_database where datname = $1', [name])).rowCount ?? 0) > 0
}

export async function mayCreateDatabases(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>('select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user')
  return rows[0]?.may ?? false
}

type Kind = {
  readonly encoding: string
  readonly provider: string
  readonly collate: string
  readonly ctype: string
  readonly locale: string | null
}

/** What a database is called in its comment as long as nothing in it is anybody's. */
const SCRATCH = 'scratch of shop backups'

/** An empty one that sorts and folds letters as `like` does, if that is there. One that an earlier run left behind goes first. */
export async function createBeside(client: Client, name: string, like: string): Promise<void> {
  await dropScratch(client, name)
  // The last column has another name before PostgreSQL 17.
  const { rows } = await client.query<Kind>(
    `select pg_encoding_to_char(encoding)::text as encoding, datlocprovider::text as provider, datcollate::text as collate, datctype::text as ctype,
      coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale
    from pg_database d where datname = $1`,
    [like],
  )
  await client.query(`create database ${quote(name)} template template0 ${rows[0] ? kindOf(rows[0]) : ''}`)
  await client.query(`comment on database ${quote(name)} is '${SCRATCH}'`)
}

/** Of a scratch database that became the shop's. */
export function unmarkScratch(client: Client, name: string) {
  return client.query(`comment on database ${quote(name)} is null`)
}

/** If it is there, and only if it was made here: whatever else has that name is somebody's. */
export async function dropScratch(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [name],
  )
  if (!rows[0]) return
  if (rows[0].comment !== SCRATCH)
    throw new BadBackup(`There is a database "${name}" that was not made by a backup or a restore. Rename or drop it, then try again.`)
  await dropDatabase(client, name)
}

export async function dropDatabase(client: Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${quote(name)} with (force)`)
}

function kindOf({ encoding, provider, collate, ctype, locale }: Kind): string {
  const plain = `encoding ${literal(encoding)} lc_collate ${literal(collate)} lc_ctype ${literal(ctype)}`
  // A server may make databases of another provider unless it is told.
  if (locale === null) return `${plain} locale_provider libc`
  return provider === 'i'
    ? `${plain} locale_provider icu icu_locale ${literal(locale)}`
    : `${plain} locale_provider builtin builtin_locale ${literal(locale)}`
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
