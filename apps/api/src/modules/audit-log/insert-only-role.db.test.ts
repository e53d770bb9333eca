import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@shop/settings/settings'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { compose, type Deps } from '../../composition.ts'
import { migrate } from '../../database/migrate.ts'
import { MIGRATIONS_FOLDER } from '../../database/migration-files.ts'
import { prepareTables } from '../../prepare-tables.ts'
import { insertOnlyGrants, isInsertOnly } from './audit-grants.queries.ts'
import { recordChange } from './record-change.queries.ts'
import { sealAsItStands } from './seal-audit-log.ts'
import { verifyAuditLog } from './verify-audit-log.ts'

/** A shop whose user of the database is nobody special, as on a server that somebody else looks after. */
const user = `shop_user_${randomBytes(6).toString('hex')}`
const folder = mkdtempSync(join(tmpdir(), 'shop-role-'))
const adminUrl = inject('database').adminUrl
function urlOf(over: object) {
  return Object.assign(new URL(adminUrl), over).href
}
const url = urlOf({ pathname: `/${user}`, username: user, password: 'secret' })

let deps: Deps
let beto: number
async function asSuperuser(database: string, text: string) {
  const client = new Client(database)
  await client.connect()
  await client.query(text).finally(() => client.end())
}

beforeAll(async () => {
  await asSuperuser(adminUrl, `create role ${user} login password 'secret'`)
  await asSuperuser(adminUrl, `create database ${user} owner ${user}`)
  const settings = readSettings({ DATA_FOLDER: folder })
  await prepareTables(settings, url)
  deps = await compose(settings, url, () => {})
  const { rows } = await deps.pool.query(
    `insert into staff (email, name, role, password_hash) values ('beto@example.mx', 'Beto', 'owner', 'x') returning id`,
  )
  beto = rows[0].id
  await record('before')
  expect(await isInsertOnly(deps.db)).toBe(false)
  await asSuperuser(urlOf({ pathname: `/${user}` }), await insertOnlyGrants(deps.db))
})
afterAll(async () => {
  await deps.close()
  await asSuperuser(adminUrl, `drop database ${user} with (force)`)
  await asSuperuser(adminUrl, `drop role ${user}_audit, ${user}`)
  rmSync(folder, { recursive: true, force: true })
})
function record(ref: string) {
  return recordChange(deps.db, beto, { action: 'order-moved', subject: { kind: 'order', ref } })
}

test('the shop goes on writing and verifying its log', async () => {
  expect(await isInsertOnly(deps.db)).toBe(true)
  await record('after')
  expect(await verifyAuditLog(deps.db)).toMatchObject({ count: 2, broken: undefined })
  await sealAsItStands(deps)
  expect((await verifyAuditLog(deps.db)).broken).toBeUndefined()
})

test.each([
  `update audit_log set staff_name = 'Otra'`,
  'delete from audit_log',
  'truncate audit_log',
  'alter table audit_log disable trigger user',
  'alter table audit_log disable trigger audit_log_is_kept',
  'drop trigger audit_log_is_kept on audit_log',
  'drop table audit_log',
  'delete from audit_head',
  'drop table audit_head',
  `create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return new; end'`,
  `create or replace function audit_text(entry audit_log) returns text language sql as 'select 1::text'`,
  'drop function chain_audit_entry() cascade',
  'alter table audit_log owner to current_user',
  'alter schema public owner to current_user',
  'drop schema public cascade',
  `set role ${user}_audit`,
  'set session_replication_role = replica',
])('the shop’s user may not: %s', async (statement) => {
  await expect(deps.pool.query(statement)).rejects.toThrow(/permission denied|must be owner|must be able to/)
  expect((await verifyAuditLog(deps.db)).broken).toBeUndefined()
})

test('a later version of the shop still brings its tables up to date', async () => {
  expect(await migrate(url)).toEqual([])
  const next = mkdtempSync(join(tmpdir(), 'shop-next-'))
  cpSync(MIGRATIONS_FOLDER, next, { recursive: true })
  writeFileSync(
    join(next, '9000_next.sql'),
    'create table next (id integer primary key, staff_id integer references staff); drop table next;',
  )
  expect(await migrate(url, next)).toEqual(['9000_next.sql'])
  rmSync(next, { recursive: true })
})

test('whoever granted it can take it back', async () => {
  await asSuperuser(urlOf({ pathname: `/${user}` }), `reassign owned by ${user}_audit to ${user}`)
  expect(await isInsertOnly(deps.db)).toBe(false)
  await record('taken back')
  expect((await verifyAuditLog(deps.db)).broken).toBeUndefined()
})
