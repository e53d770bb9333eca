import type { Readiness } from '@shop/api/readiness'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveHealth } from './serve-health.ts'

const WELL: Readiness = { database: true, migrations: true, files: true }

const answers = async (readiness: Readiness | undefined, isDraining = false) => {
  const app = Fastify()
  serveHealth(app, {
    isDraining: () => isDraining,
    ready: readiness && (async () => readiness),
    condition: async () => ({ status: 'warn' }),
  })
  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url)
    return { status: statusCode, headers, told: JSON.parse(body) }
  }
  return { live: await get('/health/live'), ready: await get('/health/ready'), all: await get('/health'), version: await get('/version') }
}

test.each([
  ['everything is there', WELL, false, 200],
  ['it stands on nothing of its own', undefined, false, 200],
  ['the database is away', { ...WELL, database: false, migrations: false }, false, 503],
  ['a migration is missing', { ...WELL, migrations: false }, false, 503],
  ['the files are not there', { ...WELL, files: false }, false, 503],
  ['it is about to stop', WELL, true, 503],
])('ready when %s: %s', async (_, readiness, isDraining, status) => {
  const { live, ready } = await answers(readiness, isDraining)
  expect(ready).toMatchObject({ status, told: { status: status === 200 ? 'pass' : 'fail', draining: isDraining, ...readiness } })
  // Nothing of this is a reason to start it again.
  expect(live.status).toBe(200)
  expect(ready.headers['cache-control']).toBe('no-store')
})

test('what is only a warning takes nothing away; the version is told', async () => {
  const { all, version } = await answers(WELL)
  expect(all).toMatchObject({ status: 200, told: { status: 'warn' } })
  expect(version.told).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), commit: expect.anything() })
})
