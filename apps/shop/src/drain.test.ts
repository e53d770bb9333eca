import { Agent, get as httpGet, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createServer } from '@shop/api/http/create-server'
import { openEventStream } from '@shop/api/http/event-stream'
import { expect, test } from 'vitest'
import { drainOf } from './drain.ts'
import { serveHealth } from './serve-health.ts'

async function opened() {
  const app = createServer({ logLevel: 'silent', trustProxy: 0 })
  const drain = drainOf(app)
  serveHealth(app, { isDraining: drain.isDraining, ready: undefined, condition: async () => ({ status: 'pass', parts: [] }) })
  app.get('/quick', async () => 'quick')
  app.get('/slow', async () => {
    await pause(250)
    return 'slow'
  })
  app.get('/stream', async (_, reply) => {
    const stream = openEventStream(reply)
    streams.push(stream.end)
  })
  const streams: (() => void)[] = []
  app.addHook('preClose', async () => {
    for (const end of streams) end()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, drain, port: (app.server.address() as AddressInfo).port }
}

function ask(port: number, path: string, agent: Agent) {
  return new Promise<{ status: number; connection: string | undefined; text: string }>((resolve, reject) => {
    httpGet({ port, path, agent, host: '127.0.0.1' }, (response: IncomingMessage) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, text }))
      response.on('error', reject)
    }).on('error', reject)
  })
}

test('told to stop it is unready at once, answers whoever still comes, and asks for no further request on the connection', async () => {
  const { app, drain, port } = await opened()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await ask(port, '/quick', agent)).toMatchObject({ status: 200, connection: 'keep-alive' })
  const gone = drain.begin(200)
  expect(await ask(port, '/health/ready', agent)).toMatchObject({ status: 503, connection: 'close' })
  expect(await ask(port, '/health/live', agent)).toMatchObject({ status: 200 })
  expect(await ask(port, '/quick', agent)).toMatchObject({ status: 200, connection: 'close', text: 'quick' })
  await gone
  await expect(ask(port, '/quick', new Agent())).rejects.toThrow('ECONNREFUSED')
  await app.close()
})

test('what is under way is finished, however long connections are that nobody uses', async () => {
  const { app, drain, port } = await opened()
  // A browser that opened a connection ahead of need, and one that follows the chat.
  const idle = connect(port, '127.0.0.1')
  const ended = ask(port, '/stream', new Agent())
  const slow = ask(port, '/slow', new Agent({ keepAlive: true }))
  await pause(50)
  const begun = performance.now()
  await drain.begin(0)
  await app.close()
  expect(await slow).toMatchObject({ status: 200, text: 'slow' })
  expect(await ended).toMatchObject({ status: 200, text: 'retry: 2000\n\n' })
  expect(performance.now() - begun).toBeLessThan(5_000)
  idle.destroy()
})
