import type { KyselyPlugin } from 'kysely'
import type { Db } from '../database/connect.ts'

/** The same database, and how many statements it was asked during some work. */
export function notingStatements(db: Db) {
  let statements = 0
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1
      return result
    },
  }
  const during = async (work: () => Promise<unknown>): Promise<number> => {
    const before = statements
    await work()
    return statements - before
  }
  return { db: db.withPlugin(noting), during }
}
