import { createServer, connect as dial, type Server, type Socket } from 'node:net'

/** What a line does to what it carries, until it is told otherwise. */
export type Fault =
  /** `refused`: nobody listens. `silent`: whoever calls is let in and never hears anything. `reset`: whoever speaks is cut off. */
  | { readonly kind: 'none' | 'refused' | 'silent' | 'reset' }
  /** Every packet comes so much later, either way. */
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'slow'; readonly bytesPerSecond: number }
  /** Of an answer so many bytes come through, then the line is cut: what was asked for has been done. */
  | { readonly kind: 'half'; readonly afterBytes: number }
  /** This statement never comes through, or the answer to it does not; the line is cut instead, after `onLoss` was called. */
  | { readonly kind: 'loses-statement' | 'loses-answer'; readonly statement: string; readonly onLoss?: () => void }

export type Line = {
  /** The same server, by way of this line. */
  readonly url: string
  readonly set: (fault: Fault) => Promise<void>
  /** Everybody on it loses the connection, as when a cable is pulled. */
  readonly cut: () => void
  readonly close: () => Promise<void>
}

const NONE: Fault = { kind: 'none' }
const NOTHING = Buffer.alloc(0)

/** A way to a server, be it a database or a shop, on which everything can go wrong that does between two machines. */
export async function openLine(url: string, first: Fault = NONE): Promise<Line> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let fault = first
  const server = createServer((near) => {
    const far = dial(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.setNoDelay().on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    join(near, far, () => fault)
  })
  await listen(server, 0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port.')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    cut()
    await closed
  }
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(address.port) }).href.replace(/\/$/, ''),
    set: async (next) => {
      const before = fault
      fault = next
      if (next.kind === 'refused') await stop()
      else if (!server.listening) await listen(server, address.port)
      // What was swallowed never comes: who goes on waiting for it on that connection waits in vain.
      else if (before.kind === 'silent' && next.kind !== 'silent') cut()
    },
    cut,
    close: async () => {
      if (server.listening) await stop()
    },
  }
}

/** Both ways of one connection. */
function join(near: Socket, far: Socket, now: () => Fault): void {
  let answered = 0
  let isLosing = false
  let onLoss = () => {}
  const end = () => {
    near.resetAndDestroy()
    far.destroy()
  }
  carry(near, far, now, (bytes, fault) => {
    answered = 0
    const isExpected = 'statement' in fault && bytes.includes(`${fault.statement}\0`)
    const isLost = isExpected && fault.kind === 'loses-statement'
    if (isExpected) {
      isLosing = true
      onLoss = fault.onLoss ?? onLoss
    }
    if (isLost) onLoss()
    if (fault.kind === 'reset' || isLost) end()
    return isLost ? NOTHING : bytes
  })
  carry(far, near, now, (bytes, fault) => {
    if (isLosing) {
      onLoss()
      near.destroy()
    }
    const left = fault.kind === 'half' ? fault.afterBytes - answered : bytes.length
    answered += bytes.length
    // The rest of it is on its way before the line is gone.
    if (left < bytes.length) setImmediate(end)
    return bytes.subarray(0, Math.max(0, left))
  })
}

/** In the order in which it was said, each piece in its time. */
function carry(from: Socket, to: Socket, now: () => Fault, through: (bytes: Buffer, fault: Fault) => Buffer): void {
  let due = 0
  const inTime = (moment: number, work: () => void) => {
    due = Math.max(due, moment)
    const wait = due - performance.now()
    if (wait < 1) work()
    else setTimeout(work, wait)
  }
  from.on('data', (bytes: Buffer) => {
    const fault = now()
    if (fault.kind === 'silent') return
    const passed = through(bytes, fault)
    const say = () => {
      if (to.destroyed || to.write(passed)) return
      from.pause()
      to.once('drain', () => from.resume())
    }
    const moment = performance.now()
    if (fault.kind === 'late') inTime(moment + fault.ms, say)
    else if (fault.kind === 'slow') inTime(Math.max(due, moment) + (1_000 * bytes.length) / fault.bytesPerSecond, say)
    else inTime(moment, say)
  })
  from.on('end', () => inTime(performance.now(), () => to.end()))
  from.on('close', (hasFailed) => (hasFailed ? to.destroy() : inTime(performance.now(), () => to.destroy())))
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}
