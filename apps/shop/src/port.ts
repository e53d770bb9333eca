import { createServer } from 'node:net'

export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken by another program. Stop that program, or start the shop on another port: PORT=${port + 1} npm start`)
  }
}

/** Asked before anything else is started, so that the answer comes at once. */
export const assertPortIsFree = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
