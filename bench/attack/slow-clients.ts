import { connect, type Socket } from 'node:net'
import { askPages, type PageTimes } from './ask-pages.ts'

export type SlowClients = {
  readonly quiet: PageTimes
  readonly attacked: PageTimes
  readonly opened: number
  /** How many were still there after the time a shop may take to get rid of them. */
  readonly left: number
}

const CONNECTIONS = 200
const GONE_AFTER_MS = 30_000
const DRIP_MS = 2_000

/** Two hundred who speak one letter every two seconds: half of them never finish their head, half their body. */
export async function slowClients(shop: string): Promise<SlowClients> {
  const quiet = await askPages(shop, pause(5_000))
  const { port } = new URL(shop)
  const sockets = Array.from({ length: CONNECTIONS }, (_, i) => speakSlowly(Number(port), i % 2 === 0 ? SLOW_HEAD : SLOW_BODY))
  const attacked = await askPages(shop, pause(GONE_AFTER_MS))
  const left = sockets.filter(({ socket }) => !socket.closed).length
  for (const { socket, drip } of sockets) {
    clearInterval(drip)
    socket.destroy()
  }
  return { quiet, attacked, opened: CONNECTIONS, left }
}

const SLOW_HEAD = 'GET /es HTTP/1.1\r\nhost: localhost\r\nx-slow: '
const SLOW_BODY = 'POST /api/clientes/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{'

function speakSlowly(port: number, opening: string): { readonly socket: Socket; readonly drip: NodeJS.Timeout } {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined).resume()
  socket.write(opening)
  const drip = setInterval(() => socket.writable && socket.write('x'), DRIP_MS)
  return { socket, drip }
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
