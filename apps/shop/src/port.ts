import { createServer } from 'node:net'

type PortSetting = 'PORT' | 'HEALTH_PORT' | 'METRICS_PORT'

export class PortTaken extends Error {
  constructor(port: number, setting: PortSetting) {
    super(
      `Port ${port} is taken by another program. Stop that program, or start the shop on another port: ${setting}=${port + 1} npm start`,
    )
  }
}

export class PortForbidden extends Error {
  constructor(port: number, host: string, code: string) {
    super(
      code === 'EADDRNOTAVAIL'
        ? `HOST is ${host}, which is no address of this machine. Leave it out, or name one that is.`
        : `The user who runs the shop may not listen on port ${port}: those below 1024 are for root. Set PORT to 1024 or more, and let a proxy answer on ${port}.`,
    )
  }
}

const FORBIDDEN = ['EACCES', 'EADDRNOTAVAIL']

type Place = { readonly port: number; readonly host: string }

/** Asked before anything else is started, so that the answer comes at once. */
export const assertPortIsFree = ({ port, host }: Place, setting: PortSetting): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error
      if (code === 'EADDRINUSE') reject(new PortTaken(port, setting))
      else reject(FORBIDDEN.includes(code) ? new PortForbidden(port, host, code) : error)
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
