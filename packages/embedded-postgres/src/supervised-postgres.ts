import { realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, type EmbeddedPostgres, type Options, prepareInstallation, startServer } from './embedded-postgres.ts'
import { clearDeadServer } from './leftover.ts'
import { answers, type Exit, lastLines, launch, type ServerProcess } from './server-process.ts'

type Supervision = Options & {
  /** An unexpected exit, and each restart. */
  readonly warn: (message: string) => void
  /** Called once: the server is down and stays down. */
  readonly onGiveUp: (error: Error) => void
}

/** The server cannot be kept running; the message says why, for the terminal. */
export class EmbeddedPostgresDown extends Error {}

const WINDOW_MS = 60_000
/** Before the first, second and third restart within the window; there is no fourth. */
const BACKOFF_MS = [0, 300, 1_000] as const
const MOST_RESTARTS = BACKOFF_MS.length
/** Whoever stopped it in order may be about to start one of their own in its folder. */
const BACKOFF_AFTER_STOP_MS = 1_500
/** A server that was silent from its start may be deaf to being stopped, too. */
const STOP_PATIENCE_MS = 30_000

/** An embedded PostgreSQL that is started again, at the same address, when it ends without having been stopped. */
export async function startSupervisedPostgres({ warn, onGiveUp, ...options }: Supervision): Promise<EmbeddedPostgres> {
  const installation = await prepareInstallation(options)
  const data = realpathSync(installation.data)
  let server = await startServer(installation, options.port)
  const { port } = server
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let restarts: number[] = []
  /** In a row. A server that never gets up may take longer than the window each time. */
  let failures = 0

  const superviseUntilStopped = async () => {
    for (;;) {
      const exit = await server.exited
      if (isStopping()) return
      restarts = restarts.filter((at) => performance.now() - at < WINDOW_MS)
      const delay = failures < MOST_RESTARTS ? BACKOFF_MS[restarts.length] : undefined
      if (delay === undefined) throw new EmbeddedPostgresDown(whyDown(exit, installation.log))
      warn(
        `The embedded PostgreSQL ended unexpectedly (${exit.reason}). Restart ${restarts.length + 1} of ${MOST_RESTARTS} within a minute.`,
      )
      const began = performance.now()
      await sleep(exit.wasStopped ? BACKOFF_AFTER_STOP_MS : delay, undefined, { signal: stopping.signal })
      await clearDeadServer(data, server.pid)
      if (isStopping()) return
      restarts.push(performance.now())
      server = launch(installation, port)
      const isUp = await answers(server, installation)
      if (isUp) warn(`The embedded PostgreSQL answers again after ${((performance.now() - began) / 1_000).toFixed(1)} s.`)
      else endSoon(server)
      failures = isUp ? 0 : failures + 1
    }
  }
  const supervised = superviseUntilStopped().catch((error: Error) => {
    if (!isStopping()) onGiveUp(error)
  })

  const endAtOnce = () => server.child.kill('SIGINT')
  // Whatever way this process ends, short of -9, the database is not left behind.
  process.once('exit', endAtOnce)
  return {
    get pid() {
      return server.pid
    },
    url: (database) => addressOf(installation, port, database),
    stop: async () => {
      stopping.abort()
      server.child.ref()
      server.child.kill('SIGINT')
      await supervised
      process.off('exit', endAtOnce)
    },
  }
}

function endSoon({ child, exited }: ServerProcess): void {
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS)
  exited.then(() => clearTimeout(late))
}

function whyDown({ reason, wasKilled }: Exit, log: string): string {
  const sentence = `The embedded PostgreSQL ended again (${reason}) after ${MOST_RESTARTS} restarts, and is not started once more: the shop ends. Nothing that was confirmed is lost.`
  return wasKilled
    ? `${sentence} Something kills it with SIGKILL, as the kernel does when memory runs out: journalctl -k | grep -i oom. Its log is ${log}.`
    : `${sentence} The end of its log, ${log}:\n${lastLines(log)}`
}
