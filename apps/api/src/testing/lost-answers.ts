import type { KyselyPlugin } from 'kysely'
import type { Db } from '../database/connect.ts'

const lose = (): never => {
  throw new Error('Connection terminated unexpectedly')
}

/** A database of which the answer to COMMIT is lost: all is done, and whoever did it is not told. */
export const losingCommits = (db: Db): Db => {
  const execute = async (work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) => {
    await db.transaction().execute(work)
    lose()
  }
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute })
      const found = Reflect.get(target, name, target)
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
}

/** The same of every statement that inserts by itself. */
export const losingInserts = (db: Db): Db => {
  const inserts = new WeakSet<object>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'InsertQueryNode') inserts.add(queryId)
      return node
    },
    transformResult: async ({ queryId, result }) => (inserts.has(queryId) ? lose() : result),
  }
  return db.withPlugin(plugin)
}
