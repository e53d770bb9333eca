import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSettings } from '@shop/settings/settings'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { auditKeysFrom } from '../../database/audit-keys.ts'
import { connect, type Database } from '../../database/connect.ts'
import { migrate } from '../../database/migrate.ts'
import { markDatabase, prepareTables } from '../../prepare-tables.ts'
import { recordChange } from './record-change.queries.ts'
import { verifyAuditLog } from './verify-audit-log.ts'

/** A shop that wrote its log before there was a key: the migrations of then, rows by the trigger of then, and the update. */
const MIGRATIONS = fileURLToPath(new URL('../../../migrations/', import.meta.url))
const { adminUrl } = inject('database')
let folder: string
let name: string
let database: Database
let startAgain: () => Promise<void>
async function asAdmin(text: string) {
  const client = new Client(adminUrl)
  await client.connect()
  await client.query(text).finally(() => client.end())
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-before-'))
  name = `shop_test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name}`)
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
  for (const file of readdirSync(MIGRATIONS).filter((file) => file < '0028')) cpSync(join(MIGRATIONS, file), join(folder, file))
  await migrate(url, folder)
  const settings = readSettings({ DATA_FOLDER: folder })
  database = connect({ url, poolSize: 2, timeoutMs: 60_000, onError: () => {}, auditKeys: auditKeysFrom(settings) })
  await run(
    `insert into staff (email, name, role, password_hash) values ('beto@example.mx', 'Beto', 'owner', 'x')`,
    ...['F-1', 'F-2', 'F-3'].map(
      (ref) => `insert into audit_log (staff_id, staff_name, staff_role, action, subject_kind, subject_ref, after)
        select id, name, role, 'order-moved', 'order', '${ref}', '{"status": "shipped"}' from staff`,
    ),
  )
  startAgain = () => prepareTables(settings, url)
  await markDatabase(settings, url)
})
afterEach(async () => {
  await database.close()
  await asAdmin(`drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})
async function run(...statements: string[]) {
  for (const statement of statements) await database.pool.query(statement)
}
function record(ref: string) {
  return recordChange(database.db, 1, { action: 'order-moved', subject: { kind: 'order', ref } })
}
function rewriteOldPart() {
  return run(
    'alter table audit_log disable trigger user',
    `update audit_log set staff_name = 'Otra' where id = 1`,
    ...[1, 2, 3].flatMap((id) => [
      ...(id > 1 ? [`update audit_log set prev_hash = (select hash from audit_log where id = ${id - 1}) where id = ${id}`] : []),
      `update audit_log set hash = encode(sha256(convert_to(audit_text(audit_log), 'UTF8')), 'hex') where id = ${id}`,
    ]),
  )
}

test('rows from before stay good, alone and with new ones after them', async () => {
  expect(await verifyAuditLog(database.db)).toMatchObject({ count: 3, broken: undefined })
  await record('F-4')
  await record('F-5')
  expect(await verifyAuditLog(database.db, 2)).toMatchObject({ count: 5, broken: undefined })
})

test('rows from before that are chained anew after the update are found', async () => {
  await rewriteOldPart()
  expect((await verifyAuditLog(database.db)).broken).toEqual({ id: '3', kind: 'rechained' })
})

test('with a new row after them, that row shows it', async () => {
  await record('F-4')
  await rewriteOldPart()
  expect((await verifyAuditLog(database.db)).broken).toEqual({ id: '4', kind: 'unlinked' })
})

test('a version of the shop from before the key can no longer write', async () => {
  const old = `insert into audit_log (staff_id, staff_name, staff_role, action, subject_kind, subject_ref) values (1, 'Beto', 'owner', 'order-moved', 'order', 'F')`
  await expect(run(old)).rejects.toThrow('goes on where the log ends')
})

test('a seal that somebody took off is not put back by the next start', async () => {
  await run('update audit_head set seal = null')
  await startAgain()
  expect((await verifyAuditLog(database.db)).broken).toEqual({ id: '3', kind: 'unsealed' })
})
