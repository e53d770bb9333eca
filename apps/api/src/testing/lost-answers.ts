import type { Db } from '../database/connect.ts'

function lose(): never {
  throw new Error('Connection terminated unexpectedly')
}

/** A database of which the answer to COMMIT is lost: all is done, and whoever did it is not told. */
export function losingCommits(db: Db): Db {
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
