import type { Pool, PoolClient } from 'pg'

/** The statement itself is wrong, or met another's (40), which the worker repeats. All else is trouble of server or line: silent, slow, full, away. */
const WRONG = /^(22|23|40|42)/
const NOTHING = { rows: [], rowCount: 0 }

/**
 * The same pool for graphile-worker. That a job is done, or failed, is said without anybody waiting for the answer: an error is heard by
 * nobody, and ends the process. Where the database does not take it just then it is left unsaid: the job stays locked, and is freed and done
 * again as after a crash (`live-workers.ts`). Saying it later is no way: a replica that was promoted meanwhile may have lost what the job had done.
 */
export function patientPool(pool: Pool): Pool {
  return withOwn(pool, {
    // Whoever wants to be called back listens for news of jobs, and says of none that it is done.
    connect: async (callback?: Parameters<Pool['connect']>[0]) => {
      if (callback) return pool.connect(callback)
      const client = await pool.connect().catch((error: Error) => nobody(error))
      const query = (...given: unknown[]) =>
        (client.query as (...all: unknown[]) => Promise<unknown>)
          .apply(client, given)
          .catch((error: Error & { readonly code?: string }) => {
            if (isSayingDone(given[0]) && !WRONG.test(error.code ?? '')) return NOTHING
            throw soonAgain(error)
          })
      return withOwn<PoolClient>(client, { query })
    },
  })
}

function isSayingDone(query: unknown): boolean {
  return /^(complete|fail)_job/.test((query as { readonly name?: string }).name ?? '')
}

/**
 * The worker knows these codes and would ask again by itself, after as long as it was away; who merely fails asks again after two seconds. A
 * primary that was away for five minutes would have its mails wait for three more.
 */
const WAITED_FOR = /^(57P03|EHOSTUNREACH|ETIMEDOUT)$/
function soonAgain(error: Error & { readonly code?: string }): Error {
  return WAITED_FOR.test(error.code ?? '') ? new Error(error.message, { cause: error }) : error
}

/** A connection that could not be made. */
function nobody(error: Error): PoolClient {
  return {
    query: () => Promise.reject(error),
    release: () => {},
    on: () => {},
    off: () => {},
    removeListener: () => {},
  } as unknown as PoolClient
}

function withOwn<Value extends object>(value: Value, own: Readonly<Record<string, unknown>>): Value {
  return new Proxy(value, {
    get: (of, name) => {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name]
      const found = Reflect.get(of, name, of)
      return typeof found === 'function' ? found.bind(of) : found
    },
  })
}
