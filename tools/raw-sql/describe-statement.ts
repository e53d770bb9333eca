import type { Client } from 'pg'

export type Column = {
  readonly name: string
  /** The database's own number of its type. */
  readonly type: number
}

/** What the database would answer to a statement: it reads and plans it and never runs it. */
export function describeStatement(client: Client, text: string): Promise<readonly Column[]> {
  return new Promise((resolve, reject) => {
    let columns: readonly Column[] = []
    client.query({
      submit: (wire: Wire) => {
        wire.parse({ name: '', text, types: [] })
        wire.describe({ type: 'S', name: '' })
        wire.sync()
      },
      handleRowDescription: ({ fields }: Described) => {
        columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }))
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    } as never)
  })
}

type Described = { readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[] }
/** The messages of the protocol, which the driver offers to queries of one's own. */
type Wire = {
  readonly parse: (statement: { name: string; text: string; types: readonly number[] }) => void
  readonly describe: (target: { type: 'S'; name: string }) => void
  readonly sync: () => void
}
