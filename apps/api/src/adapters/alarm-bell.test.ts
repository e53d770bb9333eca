import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alarmBell } from './alarm-bell.ts'

let refusals = 0
const heard: { method: string | undefined; url: string | undefined; body: string }[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  heard.push({ method: request.method, url: request.url, body })
  if (refusals > 0) {
    refusals--
    response.writeHead(503)
  }
  if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' })
  response.end()
})
let address: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const NO_PAUSES = [0, 0]
const RING = { shop: 'https://tienda.example', status: 'warn', troubles: [], over: ['mail'] } as const

test('what is wrong is sent as it is, and that all is well by asking for an address', async () => {
  const bell = alarmBell({ alarmWebhookUrl: `${address}/hook`, alarmPingUrl: `${address}/ping` })
  await bell.ring(RING)
  await bell.sayWell()
  expect(heard.splice(0)).toEqual([
    { method: 'POST', url: '/hook', body: JSON.stringify(RING) },
    { method: 'GET', url: '/ping', body: '' },
  ])
})

test('nobody is followed elsewhere, and whoever is not there harms nobody', async () => {
  expect(await alarmBell({ alarmWebhookUrl: `${address}/moved`, alarmPingUrl: undefined }, NO_PAUSES).ring(RING)).toBe(false)
  expect(new Set(heard.splice(0).map(({ url }) => url))).toEqual(new Set(['/moved']))
  const gone = alarmBell({ alarmWebhookUrl: undefined, alarmPingUrl: 'http://127.0.0.1:1/' })
  expect(await gone.ring(RING)).toBe(true)
  await gone.sayWell()
  expect(heard).toEqual([])
})

test('who does not hear it is rung three times, and then said not to have heard', async () => {
  const bell = alarmBell({ alarmWebhookUrl: `${address}/hook`, alarmPingUrl: undefined }, NO_PAUSES)
  refusals = 2
  expect([await bell.ring(RING), heard.splice(0).length]).toEqual([true, 3])
  refusals = 3
  expect([await bell.ring(RING), heard.splice(0).length]).toEqual([false, 3])
})
