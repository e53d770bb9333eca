import type { Db } from './connect.ts'

/** Runs a use case in one transaction. It is handed a `db` that is the transaction: the pool is out of its reach. */
export const transactional =
  <Deps extends { readonly db: Db }, Input extends readonly unknown[], Result>(useCase: (deps: Deps, ...input: Input) => Promise<Result>) =>
  (deps: Deps, ...input: Input): Promise<Result> =>
    deps.db.transaction().execute((transaction) => useCase({ ...deps, db: transaction }, ...input))
