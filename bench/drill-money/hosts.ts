import { type RunningShop, startShop } from '../../tools/start-shop.ts'

const POOL = { DATABASE_POOL_SIZE: '12', LOG_LEVEL: 'error', TRUSTED_PROXIES: '1' }
const LAST_WORDS = 900
/** Was told as "in a moment", which is no fault. */
const AWAY = /"code":"(?:57P0|25006|08|ECONN|EPIPE)|Connection terminated|timeout|not queryable/

export type Hosts = {
  readonly urls: () => readonly string[]
  readonly pids: () => readonly number[]
  /** With -9, and up again. */
  readonly restart: (which: number) => Promise<void>
  /** One more that kills itself with -9 at a step of a purchase. */
  readonly startMortal: (step: string) => Promise<RunningShop>
  /** One more, in surroundings of its own. Whoever started it ends it. */
  readonly startAnother: (environment: Record<string, string>) => Promise<RunningShop>
  /** What the processes that run now logged of answers that should not have been. */
  readonly faults: () => readonly string[]
  /** Those that ended by themselves are started again; answers their last words. */
  readonly revive: () => Promise<readonly string[]>
  /** Both, in order, and up again where they were after something was done without them. */
  readonly without: (work: () => Promise<void>) => Promise<void>
  readonly close: () => Promise<void>
}

/** Two processes of one shop, as behind a load balancer. Visitors may come from anywhere: they believe one proxy. */
export async function openHosts(environment: Record<string, string>): Promise<Hosts> {
  const common = { ...POOL, ...environment }
  // One after the other: the first one builds what both run.
  const running = [await startShop(common), await startShop(common)]
  const others: RunningShop[] = []
  // Whatever way the drill ends, nobody is left behind.
  process.once('exit', () => {
    for (const one of [...running, ...others]) one.process.kill('SIGKILL')
  })
  const startAgain = async (which: number) => {
    const ended = running[which]
    if (!ended) throw new Error(`There is no host ${which}`)
    running[which] = await startShop({ ...common, PORT: new URL(ended.url).port })
  }
  const startAnother = async (own: Record<string, string>) => {
    const other = await startShop({ ...common, ...own })
    others.push(other)
    return other
  }
  const isAlive = ({ process }: RunningShop) => process.exitCode === null && process.signalCode === null
  return {
    urls: () => running.map(({ url }) => url),
    pids: () => running.map(({ process }) => process.pid ?? 0),
    restart: async (which) => {
      const killed = running[which]
      const ended = new Promise((resolve) => killed?.process.once('exit', resolve))
      killed?.process.kill('SIGKILL')
      await ended
      await startAgain(which)
    },
    startMortal: (step) => startAnother({ SHOP_SERVES: 'api', FAILPOINT: step }),
    startAnother,
    faults: () =>
      running.flatMap((host) =>
        host
          .output()
          .split('\n')
          .filter((line) => line.includes('a request failed') && !AWAY.test(line))
          .map((line) => line.slice(0, LAST_WORDS)),
      ),
    revive: async () => {
      const words: string[] = []
      for (const [which, host] of running.entries()) {
        if (isAlive(host)) continue
        words.push(`host ${which} ended by itself: ${host.output().slice(-LAST_WORDS)}`)
        await startAgain(which)
      }
      return words
    },
    without: async (work) => {
      await Promise.all(running.map((one) => one.stop()))
      await work()
      await Promise.all([...running.keys()].map(startAgain))
    },
    close: async () => {
      await Promise.all([...running, ...others].filter(isAlive).map((one) => one.stop()))
    },
  }
}
