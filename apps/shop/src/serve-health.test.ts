import type { Readiness } from '@shop/api/readiness'
import type { ConditionStatus } from '@shop/domain/condition'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveHealth } from './serve-health.ts'

const WELL: Readiness = { database: true, migrations: true, files: true }

async function answers(readiness: Readiness | undefined, isDraining = false, condition: ConditionStatus = 'warn') {
  const app = Fastify()
  serveHealth(app, {
    isDraining: () => isDraining,
    ready: readiness && (async () => readiness),
    condition: async () => ({ status: condition, parts: [{ part: 'disk', status: condition, freeBytes: 7 }] }),
  })
  const get = async (url: string, remoteAddress = '127.0.0.1') => {
    const { statusCode, headers, body } = await app.inject({ url, remoteAddress })
    return { status: statusCode, headers, told: JSON.parse(body) }
  }
  return {
    live: await get('/health/live'),
    ready: await get('/health/ready'),
    all: await get('/health'),
    outside: await get('/health', '203.0.113.7'),
    version: await get('/version'),
  }
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

test('what is only a warning takes nothing away; figures are for this machine; the version is told', async () => {
  const { all, outside, version } = await answers(WELL)
  expect(all).toMatchObject({ status: 200, told: { status: 'warn', parts: { disk: { status: 'warn', freeBytes: 7 } } } })
  expect(outside.told).toEqual({ status: 'warn', parts: { disk: { status: 'warn' } } })
  expect(version.told).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), commit: expect.anything() })
  expect((await answers(WELL, false, 'fail')).all.status).toBe(503)
})
