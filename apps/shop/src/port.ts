import { createServer } from 'node:net'

export class PortTaken extends Error {
  constructor(port: number, setting: string) {
    super(
      `Port ${port} is taken by another program. Stop that program, or start the shop on another port: ${setting}=${port + 1} npm start`,
    )
  }
}

type Place = { readonly port: number; readonly host: string }

/** Asked before anything else is started, so that the answer comes at once. */
export const assertPortIsFree = ({ port, host }: Place, setting: 'PORT' | 'HEALTH_PORT'): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortTaken(port, setting) : error))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
