import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { severalHosts } from '../testing/several-hosts.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { HostClient } from './host-client.ts'

let shop: TestShop
/** A machine that lets everybody in and says nothing, and who waits there. */
let silent: Server
const waiting = new Set<Socket>()
beforeAll(async () => {
  shop = await testShop()
  silent = await listen((socket) => {
    waiting.add(socket)
    socket.on('error', () => {}).on('close', () => waiting.delete(socket))
    // Without being read it would never learn that somebody went.
    socket.resume()
  })
})
afterAll(async () => {
  silent.close()
  await shop.close()
})

function listen(onSocket: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer(onSocket).listen(0, '127.0.0.1', () => resolve(server))
  })
}
function at(server: Server): string {
  return `postgres://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a standby that is switched off is not waited for until it is given up on', async () => {
  const client = new HostClient({ connectionString: severalHosts(shop.databaseUrl, at(silent)) })
  await client.connect()
  expect(waiting.size).toBe(1)
  await client.end()
})

test('nobody goes on listening to a server when the last connection to it ended meanwhile', async () => {
  const { hostname, port } = new URL(shop.databaseUrl)
  const open = new Set<Socket>()
  let hearts = 0
  const relay = await listen((near) => {
    const far = dial(Number(port), hostname)
    open.add(near)
    near.on('data', async (bytes) => {
      const isHeart = bytes.includes('shop-heart')
      if (isHeart) await client.end()
      far.write(bytes)
      if (isHeart) hearts++
    })
    near.on('error', () => {}).on('close', () => open.delete(near) && far.destroy())
    far.on('error', () => {}).pipe(near)
  })
  const first = Object.assign(new URL(shop.databaseUrl), { port: new URL(at(relay)).port }).href
  const client = new HostClient({ connectionString: severalHosts(first, at(silent)) })
  await client.connect()
  await expect.poll(() => hearts).toBe(1)
  await expect.poll(() => open.size).toBe(0)
  relay.close()
})
