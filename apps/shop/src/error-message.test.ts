import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@shop/settings/settings'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../tools/start-shop.ts'
import { errorMessage } from './error-message.ts'
import { assertPortIsFree, PortForbidden } from './port.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'
import { assertVersion, proveDatabase, whyUnusable } from './prove-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'why-not-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function said(work: () => unknown): Promise<string> {
  try {
    await work()
  } catch (error) {
    return errorMessage(error)
  }
  return 'nothing stood in the way'
}
function coded(code: string, message = code) {
  return Object.assign(new Error(message), { code })
}

test('a data folder that cannot be is a sentence, whoever finds out first', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const dataFolder = join(file, 'data')
  const sentence = `DATA_FOLDER is ${dataFolder}, and something above it is a file and no folder; or set DATA_FOLDER to another folder.`
  expect(await said(() => readSettings({ DATA_FOLDER: dataFolder }))).toBe(sentence)
  expect(
    await said(() => prepareDataFolder({ dataFolder, databaseUrl: 'postgres://elsewhere', files: { store: 'folder', s3: undefined } })),
  ).toBe(sentence)
})

test('a data folder that the shop makes is its own', async () => {
  const dataFolder = join(folder, 'made', 'data')
  await prepareDataFolder({ dataFolder, databaseUrl: 'postgres://elsewhere', files: { store: 'folder', s3: undefined } })
  expect((statSync(dataFolder).mode & 0o777).toString(8)).toBe('700')
})

test('a database that does not answer, or is nowhere, is named without its password', async () => {
  const port = await freePort()
  const refused = await said(() => proveDatabase(`postgres://ana:hush@127.0.0.1:${port}/tienda`))
  expect(refused).toBe(
    `The database of DATABASE_URL (ana@127.0.0.1:${port}/tienda) cannot be used: nothing answers at 127.0.0.1:${port}. Start PostgreSQL there, or mend host and port.`,
  )
  const nowhere = await said(() => proveDatabase('postgres://ana:hush@no-such-host.invalid/tienda'))
  expect(nowhere).toMatch(/no machine is called no-such-host\.invalid|could not be looked up/)
  expect(refused + nowhere).not.toContain('hush')
})

test('a server without TLS is told from one that is not there', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.end('N')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  expect(await said(() => proveDatabase(`postgres://ana@127.0.0.1:${port}/tienda?sslmode=verify-full`))).toMatch(
    /has no TLS, which DATABASE_URL asks/,
  )
  server.close()
})

test.each([
  [coded('28P01'), /password of the user "ana"/],
  [coded('28000', 'no pg_hba.conf entry for host, no encryption'), /sslmode=verify-full/],
  [coded('3D000'), /createdb tienda/],
  [coded('53300'), /DATABASE_POOL_SIZE/],
  [coded('57P03'), /starting or stopping/],
  [coded('53100'), /disk is full/],
  [coded('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'), /sslrootcert/],
  [new Error('timeout expired'), /does not answer/],
])('%s is answered with what to do', (error, sentence) => {
  expect(whyUnusable(new Client('postgres://ana:hush@db.example:5432/tienda'), error)).toMatch(sentence)
})

test('a PostgreSQL that is too old is refused before anything is changed', async () => {
  expect(await said(() => assertVersion(140_012))).toMatch(/PostgreSQL 14, and the shop needs 15 or newer\. Nothing was changed/)
  expect(() => assertVersion(150_000)).not.toThrow()
})

test('an address that is not ours, and a port for root only, are sentences', async () => {
  expect(await said(() => assertPortIsFree({ port: 0, host: '203.0.113.9' }, 'PORT'))).toMatch(
    /HOST is 203\.0\.113\.9, which is no address of this machine/,
  )
  const forbidden = (setting: 'PORT' | 'HEALTH_PORT') => errorMessage(new PortForbidden({ port: 80, host: '0.0.0.0' }, 'EACCES', setting))
  expect(forbidden('PORT')).toMatch(/may not listen on port 80.*Set PORT to 1024 or more, and let a proxy answer on 80/)
  expect(forbidden('HEALTH_PORT')).toMatch(/may not listen on port 80.*Set HEALTH_PORT to 1024 or more\.$/)
})

test.each([
  [new Error('Migration 0050 failed: could not extend file', { cause: coded('53100') }), /The disk is full/],
  [coded('ENOSPC', 'write'), /The disk is full/],
  [new Error('PostgreSQL did not start. The end of its log:\nFATAL: No space left on device'), /The disk is full/],
  [new Error('Connection terminated unexpectedly'), /went away while the shop was starting/],
  [new Error('Migration 0050 failed: lock', { cause: coded('55P03') }), /somebody else holds one of them/],
])('%s during the start is a sentence without a stack', (error, sentence) => {
  expect(errorMessage(error)).toMatch(sentence)
  expect(errorMessage(error)).not.toMatch(/\n\s+at /)
})

test('a fault of ours still shows where it is', () => {
  expect(errorMessage(new TypeError('x is not a function'))).toMatch(/\n\s+at /)
})
