import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import type pg from 'pg'
import { HostClient } from './host-client.ts'
import { KnownColumns, PreparedQuery } from './prepared-query.ts'

/** Statements that were sent once need no planning the next time: with joins over six tables that is most of their cost. */
const names = new Map<string, string>()
const MOST_NAMES = 2_000

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  // Statements that keep changing their text would fill the server's memory.
  if (known || names.size >= MOST_NAMES) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

type Query = pg.Client['query']

/** The server ends what takes too long, and says so; only when it does not even say that is it given up on. */
const SLACK_MS = 500
const TIMES: Readonly<Record<string, number>> = { '': 1, s: 1_000, min: 60_000 }

/** How long a statement of this connection may take from here on, where its text says so: `usual` again, so many milliseconds, or any time (0). */
const patienceIn = (text: string): number | 'usual' | undefined => {
  if (/^(?:commit|rollback|reset statement_timeout)$/i.test(text)) return 'usual'
  const [, number, unit = ''] = /^set (?:local )?statement_timeout = '?(\d+)(s|min)?'?$/i.exec(text) ?? []
  return number === undefined ? undefined : Number(number) * (TIMES[unit] ?? 1)
}

/** An error says who asked, and not which socket was read. */
const promised = (ask: (answered: (error: Error | undefined, result: unknown) => void) => unknown): Promise<unknown> =>
  new Promise((resolve, reject) => ask((error, result) => (error ? reject(error) : resolve(result)))).catch((error: Error) => {
    Error.captureStackTrace(error)
    throw error
  })

/** A connection that prepares every statement with parameters, and that ends when the server is silent for longer than a statement may take. */
export class PreparedClient extends HostClient {
  readonly #usualMs: number
  readonly #columns: KnownColumns
  #isWatched = false

  constructor(config: ConstructorParameters<typeof HostClient>[0]) {
    super(config)
    this.#usualMs = Number(config.statement_timeout ?? 0)
    this.#columns = new KnownColumns(this.connection as unknown as ConstructorParameters<typeof KnownColumns>[0])
  }

  // biome-ignore lint/suspicious/noExplicitAny: `query` has a dozen overloads; only the one with a text and values is touched
  override query: Query = ((text: any, values?: any, callback?: any): any => {
    this.#watch(patienceIn(typeof text === 'string' ? text : ''))
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    const send = super.query.bind(this) as (...given: unknown[]) => unknown
    if (!name) return send(text, values, callback)
    const ask = (answered: typeof callback) => send(new PreparedQuery({ name, text, values }, this.#columns, answered))
    return callback ? void ask(callback) : promised(ask)
  }) as Query

  /** A machine that is gone, or a network that swallows everything, breaks no connection: whoever waits would do so for ever. */
  #watch(patience: number | 'usual' | undefined): void {
    if (this.#usualMs === 0) return
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection
    if (!this.#isWatched)
      stream.on('timeout', () => {
        const isIdle = (this as unknown as { readyForQuery: boolean }).readyForQuery
        if (!isIdle) stream.destroy(new Error('Query read timeout'))
      })
    if (!this.#isWatched || patience !== undefined) {
      const wanted = typeof patience === 'number' ? patience : this.#usualMs
      stream.setTimeout(wanted === 0 ? 0 : wanted + SLACK_MS)
    }
    this.#isWatched = true
  }
}
