import pg from 'pg'

type Field = { readonly name: string; readonly dataTypeID: number }
/** What rows are read by. */
type Columns = { readonly fields: readonly Field[]; readonly _parsers: unknown; readonly _prebuiltEmptyResultObject: unknown }
type Statement = { readonly name: string; readonly text: string; readonly values: readonly unknown[] }
type Answered = (error: Error | undefined, result: unknown) => void
type Describes = { describe: (message: object) => void }
/** Of `pg`, beyond its types. */
type Internals = { name: string; _result: Columns; _accumulateRows: boolean }

const inherited = pg.Query.prototype as unknown as {
  prepare: (connection: Describes) => void
  handleRowDescription: (message: object) => void
}

/** Connections are told the same of a statement, so it is kept once. */
const told = new Map<string, Columns>()

function keptOnce(name: string, { fields, _parsers, _prebuiltEmptyResultObject }: Columns): Columns {
  const before = told.get(name)
  const isSame = (field: Field, i: number) => field.name === before?.fields[i]?.name && field.dataTypeID === before.fields[i].dataTypeID
  if (before?.fields.length === fields.length && fields.every(isSame)) return before
  const columns = { fields, _parsers, _prebuiltEmptyResultObject }
  told.set(name, columns)
  return columns
}

/**
 * What a connection has been told of the columns of its prepared statements: to be told it again each time would be a fifth of the work for a
 * single row. As long as a statement is prepared they stay as they are; the server refuses it when a migration has changed them.
 */
export class KnownColumns {
  readonly #of = new Map<string, Columns>()
  #isAskedFor = true

  constructor(connection: Describes) {
    const describe = connection.describe.bind(connection)
    connection.describe = (message) => {
      if (this.#isAskedFor) describe(message)
    }
  }

  of(name: string): Columns | undefined {
    return this.#of.get(name)
  }

  keep(name: string, columns: Columns): void {
    this.#of.set(name, keptOnce(name, columns))
  }

  withoutAsking(send: () => void): void {
    this.#isAskedFor = false
    try {
      send()
    } finally {
      this.#isAskedFor = true
    }
  }
}

/** A statement with parameters, prepared once on each connection. */
export class PreparedQuery extends pg.Query {
  readonly #columns: KnownColumns

  constructor(statement: Statement, columns: KnownColumns, answered: Answered) {
    super(statement as never, undefined as never, answered as never)
    this.#columns = columns
  }

  prepare(connection: Describes): void {
    const own = this as unknown as Internals
    const known = this.#columns.of(own.name)
    const send = () => inherited.prepare.call(this, connection)
    if (known) {
      Object.assign(own._result, known)
      own._accumulateRows = true
      this.#columns.withoutAsking(send)
    } else send()
  }

  handleRowDescription(message: object): void {
    inherited.handleRowDescription.call(this, message)
    const { name, _result } = this as unknown as Internals
    this.#columns.keep(name, _result)
  }
}
