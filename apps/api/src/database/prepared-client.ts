import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import type pg from 'pg'
import { HostClient } from './host-client.ts'
import { KnownColumns, PreparedQuery } from './prepared-query.ts'

/** Statements that were sent once need no planning the next time: with joins over six tables that is most of their cost. */
const names = new Map<string, string>()
const MOST_NAMES = 2_000

function nameOf(text: string): string | undefined {
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
/** The server sets no limit to the commit itself, which waits for a replica where one has to have it. Who is cut off leaves it waiting, and comes with the next. */
const COMMIT_TIMES = 10

/** How long a statement of this connection may take from here on, where its text says so: `usual` again, so many milliseconds, or any time (0). */
function patienceIn(text: string): number | 'usual' | undefined {
  if (/^(?:rollback|reset statement_timeout)$/i.test(text)) return 'usual'
  const [, number, unit = ''] = /^set (?:local )?statement_timeout = '?(\d+)(s|min)?'?$/i.exec(text) ?? []
  return number === undefined ? undefined : Number(number) * (TIMES[unit] ?? 1)
}

/** An error says who asked, and not which socket was read. */
function promised(ask: (answered: (error: Error | undefined, result: unknown) => void) => unknown): Promise<unknown> {
  return new Promise((resolve, reject) => ask((error, result) => (error ? reject(error) : resolve(result)))).catch((error: Error) => {
    Error.captureStackTrace(error)
    throw error
  })
}

/** A connection that prepares every statement with parameters, and that ends when the server is silent for longer than a statement may take. */
export class PreparedClient extends HostClient {
  readonly #usualMs: number
  readonly #columns: KnownColumns
  /** For this statement; 0 is any time. */
  #patienceMs: number | undefined
  #isCommitting = false

  constructor(config: ConstructorParameters<typeof HostClient>[0]) {
    super(config)
    // An address that names another time has the last word at the server too, to which it is told as a bare number.
    const { connectionParameters } = this as unknown as { connectionParameters: { statement_timeout?: unknown } }
    this.#usualMs = Number.parseInt(String(connectionParameters.statement_timeout), 10) || 0
    this.#columns = new KnownColumns(this.connection as unknown as ConstructorParameters<typeof KnownColumns>[0])
  }

  // biome-ignore lint/suspicious/noExplicitAny: `query` has a dozen overloads; only the one with a text and values is touched
  override query: Query = ((text: any, values?: any, callback?: any): any => {
    this.#watch(typeof text === 'string' ? text : '')
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    const send = super.query.bind(this) as (...given: unknown[]) => unknown
    if (!name) return send(text, values, callback)
    const ask = (answered: typeof callback) => send(new PreparedQuery({ name, text, values }, this.#columns, answered))
    return callback ? void ask(callback) : promised(ask)
  }) as Query

  /** A machine that is gone, or a network that swallows everything, breaks no connection: whoever waits would do so for ever. */
  #watch(text: string): void {
    if (this.#usualMs === 0) return
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection
    const before = this.#patienceMs
    if (before === undefined)
      stream.on('timeout', () => {
        const isIdle = (this as unknown as { readyForQuery: boolean }).readyForQuery
        if (!isIdle) stream.destroy(new Error('Query read timeout'))
      })
    this.#patienceMs = this.#patienceFor(text)
    if (this.#patienceMs !== before) stream.setTimeout(this.#patienceMs === 0 ? 0 : this.#patienceMs + SLACK_MS)
  }

  #patienceFor(text: string): number {
    // What a transaction was given ends with it: with the answer to its commit.
    const before = this.#isCommitting ? this.#usualMs : (this.#patienceMs ?? this.#usualMs)
    this.#isCommitting = /^commit$/i.test(text)
    if (this.#isCommitting) return before === 0 ? 0 : Math.max(before, COMMIT_TIMES * this.#usualMs)
    const wanted = patienceIn(text) ?? before
    return wanted === 'usual' ? this.#usualMs : wanted
  }
}
