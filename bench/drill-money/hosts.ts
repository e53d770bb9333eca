import { type RunningShop, startShop } from '../../tools/start-shop.ts'

const POOL = { DATABASE_POOL_SIZE: '12', LOG_LEVEL: 'silent' }

export type Hosts = {
  readonly urls: () => readonly string[]
  /** With -9, and up again. */
  readonly restart: (which: number) => Promise<void>
  /** One more that kills itself with -9 at a step of a purchase. */
  readonly startMortal: (step: string) => Promise<RunningShop>
  readonly close: () => Promise<void>
}

/** Two processes of one shop, as behind a load balancer: each serves the API and works off jobs. */
export const openHosts = async (environment: Record<string, string>): Promise<Hosts> => {
  const common = { ...environment, ...POOL, SHOP_SERVES: 'api,worker' }
  const running = await Promise.all([startShop(common), startShop(common)])
  const mortals: RunningShop[] = []
  // Whatever way the drill ends, nobody is left behind.
  process.once('exit', () => {
    for (const one of [...running, ...mortals]) one.process.kill('SIGKILL')
  })
  return {
    urls: () => running.map(({ url }) => url),
    restart: async (which) => {
      const killed = running[which]
      if (!killed) throw new Error(`There is no host ${which}`)
      const ended = new Promise((resolve) => killed.process.once('exit', resolve))
      killed.process.kill('SIGKILL')
      await ended
      running[which] = await startShop({ ...common, PORT: new URL(killed.url).port })
    },
    startMortal: async (step) => {
      const mortal = await startShop({ ...common, SHOP_SERVES: 'api', FAILPOINT: step })
      mortals.push(mortal)
      return mortal
    },
    close: async () => {
      const alive = [...running, ...mortals].filter(({ process }) => process.exitCode === null && process.signalCode === null)
      await Promise.all(alive.map((one) => one.stop()))
    },
  }
}
