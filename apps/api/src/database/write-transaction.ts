import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type DatabaseConnection, type Driver, PostgresDialect, type PostgresDialectConfig } from 'kysely'

/** The first statement of the transaction; when it throws, nothing is done. */
type Claim = () => Promise<void>
type Step = () => Promise<unknown>

/** The transaction of one write: open from its first `transactional()` until its answer is kept. */
class WriteTransaction {
  readonly #claim: Claim
  #afterCommit: Step[] = []
  #driver: Driver | undefined
  #raw: DatabaseConnection | undefined
  #shared: DatabaseConnection | undefined
  /** One for each use case within this transaction that has not ended. */
  #savepoints = 0
  /** Timers and the like that a write leaves running still carry it in their context. */
  hasEnded = false

  constructor(claim: Claim) {
    this.#claim = claim
  }

  get connection(): DatabaseConnection | undefined {
    return this.#shared
  }

  uses(connection: DatabaseConnection): boolean {
    return this.#raw !== undefined && (connection === this.#raw || connection === this.#shared)
  }

  async begin(driver: Driver, connection: DatabaseConnection, settings: Parameters<Driver['beginTransaction']>[1]): Promise<void> {
    await driver.beginTransaction(connection, settings)
    this.#driver = driver
    this.#raw = connection
    this.#shared = oneAfterTheOther(connection)
    this.#savepoints = 0
    try {
      await this.#claim()
    } catch (error) {
      await this.rollbackInner(connection)
      throw error
    }
  }

  async beginInner(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint inner_${this.#savepoints}`))
    this.#savepoints++
  }

  /** The outermost stays open: the answer of the write belongs to it. */
  async commitInner(connection: DatabaseConnection): Promise<void> {
    if (this.#savepoints === 0) return
    this.#savepoints--
    await connection.executeQuery(CompiledQuery.raw(`release savepoint inner_${this.#savepoints}`))
  }

  async rollbackInner(connection: DatabaseConnection): Promise<void> {
    // Kysely releases the connection.
    if (this.#savepoints === 0) return await this.#close()?.driver.rollbackTransaction(connection)
    this.#savepoints--
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint inner_${this.#savepoints}`))
  }

  async afterCommit(step: Step): Promise<void> {
    if (this.#shared) this.#afterCommit.push(step)
    else await step()
  }

  async commit(): Promise<void> {
    const open = this.#close()
    if (!open) return
    const { driver, connection, afterCommit } = open
    try {
      await driver.commitTransaction(connection)
    } catch (error) {
      await driver.rollbackTransaction(connection).catch(() => {})
      throw error
    } finally {
      await driver.releaseConnection(connection)
    }
    // The write is done even if one of these fails.
    for (const step of afterCommit) await step().catch(() => {})
  }

  async rollback(): Promise<void> {
    const open = this.#close()
    if (!open) return
    // A lost connection has rolled back by itself.
    await open.driver.rollbackTransaction(open.connection).catch(() => {})
    await open.driver.releaseConnection(open.connection)
  }

  #close() {
    const [driver, connection, afterCommit] = [this.#driver, this.#raw, this.#afterCommit]
    this.#driver = undefined
    this.#raw = undefined
    this.#shared = undefined
    this.#afterCommit = []
    return driver && connection ? { driver, connection, afterCommit } : undefined
  }
}

const writes = new AsyncLocalStorage<WriteTransaction>()
function currentWrite(): WriteTransaction | undefined {
  const write = writes.getStore()
  return write?.hasEnded ? undefined : write
}

/**
 * Runs a write so that everything from its first `transactional()` to the answer that `keep` writes down is one transaction: all of it is
 * there, or nothing. Whatever queries meanwhile, with whichever `db` of this process, does so within it.
 */
export function inWriteTransaction<Answer>(
  claim: Claim,
  work: () => Promise<Answer>,
  keep: (answer: Answer) => Promise<void>,
): Promise<Answer> {
  const write = new WriteTransaction(claim)
  return writes.run(write, async () => {
    try {
      const answer = await work()
      await keep(answer)
      await write.commit()
      return answer
    } catch (error) {
      await write.rollback()
      throw error
    } finally {
      write.hasEnded = true
    }
  })
}

/** True while uncommitted changes are read: nothing of it may be cached for others. */
export function isWriting(): boolean {
  return currentWrite()?.connection !== undefined
}

/** Runs a step outside the database, such as the removal of a file, after the commit; at once when no write is open. */
export function afterCommit(step: Step): Promise<unknown> {
  return currentWrite()?.afterCommit(step) ?? step()
}

/** Queries of a write go to its transaction. A connection that only reads never begins one. */
export class WriteTransactionDialect extends PostgresDialect {
  readonly #isReadOnly: boolean

  constructor(config: PostgresDialectConfig, { isReadOnly = false } = {}) {
    super(config)
    this.#isReadOnly = isReadOnly
  }

  override createDriver(): Driver {
    return joiningDriver(super.createDriver(), this.#isReadOnly)
  }
}

function joiningDriver(driver: Driver, isReadOnly: boolean): Driver {
  const joined = (connection: DatabaseConnection) => {
    const write = currentWrite()
    return write?.uses(connection) ? write : undefined
  }
  return {
    init: (options) => driver.init(options),
    destroy: (options) => driver.destroy(options),
    acquireConnection: async (options) => currentWrite()?.connection ?? driver.acquireConnection(options),
    releaseConnection: async (connection, options) => {
      if (!joined(connection)) await driver.releaseConnection(connection, options)
    },
    beginTransaction: async (connection, settings) => {
      const write = currentWrite()
      if (joined(connection)) await write?.beginInner(connection)
      else if (write && !isReadOnly) await write.begin(driver, connection, settings)
      else await driver.beginTransaction(connection, settings)
    },
    commitTransaction: async (connection) => {
      const write = joined(connection)
      await (write ? write.commitInner(connection) : driver.commitTransaction(connection))
    },
    rollbackTransaction: async (connection) => {
      const write = joined(connection)
      await (write ? write.rollbackInner(connection) : driver.rollbackTransaction(connection))
    },
  }
}

/** One connection takes one statement at a time, however many ask at once. */
function oneAfterTheOther(connection: DatabaseConnection): DatabaseConnection {
  let last: Promise<unknown> = Promise.resolve()
  return {
    executeQuery: (query, options) => {
      const next = last.then(() => connection.executeQuery(query, options))
      last = next.catch(() => {})
      return next as never
    },
    streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
  }
}
