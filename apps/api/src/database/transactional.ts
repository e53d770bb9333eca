import type { Db } from './connect.ts'
import { withRetry } from './with-retry.ts'

type Options = {
  /** False where something outside the database does not come back with a rollback: a stream that was read, a mail that was sent. */
  readonly isRepeatable?: boolean
}

/**
 * Runs a use case in one transaction. It is handed a `db` that is the transaction: the pool is out of its reach. After a deadlock it runs again,
 * so that it only writes to the database: calls to others come before it or after it.
 */
export function transactional<Deps extends { readonly db: Db }, Input extends readonly unknown[], Result>(
  useCase: (deps: Deps, ...input: Input) => Promise<Result>,
  { isRepeatable = true }: Options = {},
) {
  return (deps: Deps, ...input: Input): Promise<Result> => {
    // Part of the caller's transaction.
    if (deps.db.isTransaction) return useCase(deps, ...input)
    const run = () => deps.db.transaction().execute((transaction) => useCase({ ...deps, db: transaction }, ...input))
    return isRepeatable ? withRetry(run) : run()
  }
}
