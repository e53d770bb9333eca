import type { Pool, PoolClient } from 'pg'

const LOST = /^(08|57P0|25006|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH)/
const LOST_WORDS = /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when|timeout expired)/
const NOTHING = { rows: [], rowCount: 0 }

/**
 * The same pool for graphile-worker. That a job is done, or failed, is said without anybody waiting for the answer: an error is heard by
 * nobody, and ends the process. Where the connection is lost just then it is left unsaid: the job stays locked, and is freed and done again as
 * after a crash (`live-workers.ts`). Saying it later is no way: a replica that was promoted meanwhile may have lost what the job had done.
 */
export const patientPool = (pool: Pool): Pool =>
  withOwn(pool, {
    // Whoever wants to be called back listens for news of jobs, and says of none that it is done.
    connect: async (callback?: Parameters<Pool['connect']>[0]) => {
      if (callback) return pool.connect(callback)
      const client = await pool.connect().catch((error: Error) => nobody(error))
      const query = (...given: unknown[]) =>
        (client.query as (...all: unknown[]) => Promise<unknown>)
          .apply(client, given)
          .catch((error: Error & { readonly code?: string }) => {
            if (isSayingDone(given[0]) && (LOST.test(error.code ?? '') || LOST_WORDS.test(error.message))) return NOTHING
            throw error
          })
      return withOwn<PoolClient>(client, { query })
    },
  })

const isSayingDone = (query: unknown): boolean => /^(complete|fail)_job/.test((query as { readonly name?: string }).name ?? '')

/** A connection that could not be made. */
const nobody = (error: Error): PoolClient =>
  ({
    query: () => Promise.reject(error),
    release: () => {},
    on: () => {},
    off: () => {},
    removeListener: () => {},
  }) as unknown as PoolClient

const withOwn = <Value extends object>(value: Value, own: Readonly<Record<string, unknown>>): Value =>
  new Proxy(value, {
    get: (of, name) => {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name]
      const found = Reflect.get(of, name, of)
      return typeof found === 'function' ? found.bind(of) : found
    },
  })
