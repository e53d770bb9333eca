import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { freePort, launch } from '../start-shop.ts'

type Launched = ReturnType<typeof launch>
export type Role = 'api' | 'web' | 'worker'
export type Process = Launched & { readonly role: Role; readonly port: number; readonly start: () => Process }
export type Place = {
  readonly databaseUrl: string
  readonly dataFolder: string
  /** What this operator says otherwise of api and worker than the examples do. */
  readonly more?: Readonly<Record<string, string>>
}

/** Neither root nor anybody else who may write the shop's files. */
export const NOBODY = 10_001

const SECRETS = {
  TOKEN_SECRET: randomBytes(36).toString('base64'),
  PAGES_KEY: randomBytes(36).toString('base64'),
  STRIPE_SECRET_KEY: `sk_test_${randomBytes(16).toString('hex')}`,
  STRIPE_PUBLISHABLE_KEY: `pk_test_${randomBytes(16).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(16).toString('hex')}`,
}

/** The example files of settings as an operator would fill them in, and what the unit of that role adds. */
export function settingsOf(role: Role, port: number, place: Place, apiPorts: readonly number[] = []): Record<string, string> {
  const ownFile = role === 'web' ? 'web' : 'api'
  const given = { ...example('shop'), ...example(ownFile) }
  const filledIn = Object.entries({ ...SECRETS, DATABASE_URL: place.databaseUrl, DATA_FOLDER: place.dataFolder }).filter(
    ([name]) => name in given,
  )
  return {
    ...given,
    ...Object.fromEntries(filledIn),
    ...(role === 'web' ? {} : place.more),
    ...(role === 'web' ? { API_HOSTS: apiPorts.map((one) => `http://127.0.0.1:${one}/api`).join() } : {}),
    SHOP_SERVES: role,
    ...(role === 'worker' ? { HEALTH_PORT: String(port) } : { PORT: String(port), HOST: '127.0.0.1' }),
  }
}

function example(name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(parseEnv(readFileSync(`ops/env/${name}.env`, 'utf8'))).map(([key, value]) => [key, value ?? '']))
}

/** Started as its unit would, in an environment that knows nothing of this checkout, by somebody who can write nothing but the data. */
export function startProcess(release: string, role: Role, port: number, place: Place, apiPorts?: readonly number[]): Process {
  const start = (): Process => {
    const env = { PATH: '/usr/bin:/bin', HOME: place.dataFolder, ...settingsOf(role, port, place, apiPorts) }
    const launched = launch(join(release, 'runtime/node'), ['apps/shop/start.mjs'], { env, cwd: release, uid: NOBODY, gid: NOBODY })
    return { ...launched, role, port, start }
  }
  return start()
}

export type RunningRelease = { readonly all: Process[]; readonly portsOf: (role: Role) => readonly number[] }

/** Two that answer calls, two that draw pages, one or more that work in the background. The first makes the tables. */
export async function startAll(release: string, place: Place, workers = 1): Promise<RunningRelease> {
  const [api1, api2, web1, web2] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const apiPorts = [api1, api2]
  const all: Process[] = []
  try {
    all.push(startProcess(release, 'api', api1, place))
    await all[0]?.ready
    all.push(startProcess(release, 'api', api2, place))
    all.push(startProcess(release, 'web', web1, place, apiPorts), startProcess(release, 'web', web2, place, apiPorts))
    for (let i = 0; i < workers; i++) all.push(startProcess(release, 'worker', await freePort(), place))
    await Promise.all(all.map(({ ready }) => ready))
  } catch (error) {
    for (const one of all) one.process.kill('SIGKILL')
    throw error
  }
  return { all, portsOf: (role) => all.filter((one) => one.role === role).map(({ port }) => port) }
}
