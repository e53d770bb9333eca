import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'

export type Replica = { readonly pool: pg.Pool; readonly isCurrent: () => boolean; readonly doubt: () => void }

/** Connections that lead to a replica that keeps up, and to the primary wherever none does or one fails: nobody is told of that. */
export function readingPool(primary: pg.Pool, replicas: readonly Replica[]): PostgresPool {
  let turn = 0
  const next = (): Replica | undefined => {
    const current = replicas.filter(({ isCurrent }) => isCurrent())
    return current[turn++ % current.length]
  }
  return { connect: async () => readingClient(primary, next()), end: async () => {}, options: {} }
}

function readingClient(primary: pg.Pool, first: Replica | undefined): PostgresPoolClient {
  let replica = first
  /** Once none could be had there is none: what follows in a transaction must not be done outside of it. */
  let client: Promise<pg.PoolClient> | undefined
  let isReleased = false
  let last: Promise<unknown> = Promise.resolve()
  /** What was said of the transaction that is open: at the primary it has to be said again. */
  const said: string[] = []

  /** The end of a transaction is said while what it asked for besides may still be on its way to the primary. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
  const letGo = (isToDestroy?: boolean) =>
    client?.then(
      (given) => given.release(isToDestroy),
      () => {},
    )
  const ask = async (text: string, values: readonly unknown[]) => {
    client ??= (replica?.pool ?? primary).connect()
    const result = await (await client).query(text, [...values])
    if (result.command !== 'SELECT') said.push(text)
    return result
  }
  const goToPrimary = async () => {
    replica = undefined
    await letGo(true)
    client = undefined
    for (const text of said.splice(0)) await ask(text, [])
  }
  const query = async (text: string, values: readonly unknown[]) => {
    if (isReleased) throw new Error('Asked for after the end of its transaction')
    try {
      return await ask(text, values)
    } catch (error) {
      if (!replica || isAnswer(error)) throw error
      if (!isWell(error as Error)) replica.doubt()
      await goToPrimary()
      return ask(text, values)
    }
  }
  const release = async (isToDestroy?: boolean) => {
    isReleased = true
    await letGo(isToDestroy)
  }
  return {
    query: ((text: string, values: readonly unknown[]) => inTurn(() => query(text, values))) as unknown as PostgresPoolClient['query'],
    release: (isToDestroy) => void inTurn(() => release(isToDestroy)),
  }
}

/** What was asked is wrong, or too slow, wherever it is asked; all else is of the server, or of the way to it. */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|25006|28|3D|40|53|57P|58|XX)/.test(error.code ?? '')
}

/** A replica that has no room, or that cannot do this one thing: it writes nothing, and its replay goes before its readers. */
function isWell({ code = '', message }: Error & { readonly code?: string }): boolean {
  return /^(25006|40|53)/.test(code) || message.startsWith('timeout exceeded when trying to connect')
}
