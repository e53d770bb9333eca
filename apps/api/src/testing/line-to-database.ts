import { createServer, connect as dial, type Socket } from 'node:net'

export type Line = {
  /** The same database, by way of this line. */
  readonly url: string
  /** Everybody on it loses the connection, as when a cable is pulled. */
  readonly cut: () => void
  /** Nothing comes through, and nobody is told, as when a machine loses its power; until it has power again. */
  readonly silence: (isSilent: boolean) => void
  readonly close: () => Promise<void>
}

/** A way to a database that can be cut, or that cuts itself before the answer to a statement comes through: the server has done it, and nobody was told. */
export const lineToDatabase = async (url: string, losesAnswerTo?: string): Promise<Line> => {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = dial(Number(port), hostname)
    let isLosing = false
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.on('data', (bytes) => {
      isLosing ||= losesAnswerTo !== undefined && bytes.includes(`${losesAnswerTo}\0`)
      if (!isSilent) far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (isLosing) near.destroy()
      else if (!isSilent) near.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port.')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(address.port) }).href,
    cut,
    silence: (wanted) => {
      isSilent = wanted
    },
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
