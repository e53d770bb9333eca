import { createServer } from '@shop/api/http/create-server'
import { expect, test } from 'vitest'
import { takePolicyReports } from './take-policy-reports.ts'

async function server() {
  const lines: { msg: string; violation?: Record<string, unknown> }[] = []
  const clock = { now: 0 }
  const app = createServer({ logLevel: 'warn', trustProxy: 0, logTo: { write: (line) => lines.push(JSON.parse(line)) } })
  takePolicyReports(
    app,
    ({ ip }) => ({ name: ip, kind: 'visitor' }),
    () => clock.now,
  )
  const send = (payload: string, remoteAddress = '189.203.1.1') =>
    app.inject({
      method: 'POST',
      url: '/reportes-de-politica',
      payload,
      headers: { 'content-type': 'application/csp-report' },
      remoteAddress,
    })
  return { send, lines, clock }
}

function report(said: Record<string, unknown>) {
  return JSON.stringify({ 'csp-report': said })
}
const STOPPED = report({
  'document-uri': 'https://shop.example/es/password-reset/abcdef?x=1',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'inline',
  'line-number': 12,
})

test('what was stopped stands in the log, without secrets', async () => {
  const { send, lines } = await server()
  expect((await send(STOPPED)).statusCode).toBe(204)
  await send(report({ 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/a.png?token=1' }))
  expect(lines.map(({ violation }) => [violation?.directive, violation?.blocked])).toEqual([
    ['script-src-elem', 'inline'],
    ['img-src', 'https://evil.example/a.png?token=…'],
  ])
  expect(JSON.stringify(lines)).not.toContain('abcdef')
})

test('the same is told once an hour', async () => {
  const { send, lines, clock } = await server()
  await send(STOPPED)
  await send(STOPPED)
  expect(lines).toHaveLength(1)
  clock.now = 3_600_001
  await send(STOPPED)
  expect(lines).toHaveLength(2)
})

test('nobody can fill the log: so many reports each, so many kinds in all, so many letters', async () => {
  const { send, lines } = await server()
  const statuses = await Promise.all(Array.from({ length: 40 }, () => send(STOPPED)))
  expect(statuses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  for (let n = 0; n < 300; n++) {
    const made = report({ 'effective-directive': `d${n}${'x'.repeat(900)}`, 'blocked-uri': 'inline' })
    await send(made, `10.0.${n}.1`)
  }
  expect(lines.length).toBeLessThanOrEqual(200)
  expect(Math.max(...lines.map((line) => JSON.stringify(line).length))).toBeLessThan(1_200)
})

test('nonsense is no report', async () => {
  const { send, lines } = await server()
  for (const text of ['', 'x', '[]', '[1,null]', '{}', 'null', '{"csp-report":"x"}'])
    expect((await send(text)).statusCode).toBeLessThan(500)
  expect((await send('x'.repeat(40_000))).statusCode).toBe(413)
  expect(lines).toEqual([])
})
