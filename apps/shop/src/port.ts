import { createServer } from 'node:net'

type PortSetting = 'PORT' | 'HEALTH_PORT' | 'METRICS_PORT'
type Place = { readonly port: number; readonly host: string }

export class PortTaken extends Error {
  constructor(port: number, setting: PortSetting) {
    super(
      `Port ${port} is taken by another program. Stop that program, or start the shop on another port: ${setting}=${port + 1} npm start`,
    )
  }
}

export class PortForbidden extends Error {
  constructor({ port, host }: Place, code: string, setting: PortSetting) {
    super(
      code === 'EADDRNOTAVAIL'
        ? `${HOST_OF[setting]} is ${host}, which is no address of this machine. Leave it out, or name one that is.`
        : `The user who runs the shop may not listen on port ${port}: those below 1024 are for root. Set ${setting} to 1024 or more${setting === 'PORT' ? `, and let a proxy answer on ${port}` : ''}.`,
    )
  }
}

/** Health checks of a worker have an address of their own, which nobody sets. */
const HOST_OF: Readonly<Record<PortSetting, string>> = {
  PORT: 'HOST',
  HEALTH_PORT: 'The address of HEALTH_PORT',
  METRICS_PORT: 'METRICS_HOST',
}
const FORBIDDEN = ['EACCES', 'EADDRNOTAVAIL']

/** Asked before anything else is started, so that the answer comes at once. */
export function assertPortIsFree(place: Place, setting: PortSetting): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(whyNoPort(error, place, setting)))
    probe.listen(place.port, place.host, () => probe.close(() => resolve()))
  })
}

/** What keeps a server from its port, as a sentence. */
export function whyNoPort(error: NodeJS.ErrnoException, place: Place, setting: PortSetting): Error {
  const { code = '' } = error
  if (code === 'EADDRINUSE') return new PortTaken(place.port, setting)
  return FORBIDDEN.includes(code) ? new PortForbidden(place, code, setting) : error
}
