import { HostClient } from './host-client.ts'

export type ReplicaProbe = {
  /** The one row of the answer. */
  readonly ask: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row | undefined>
  readonly close: () => void
}

type Options = { readonly url: string; readonly mayBeStandby: boolean }

const LOOK_MS = 1_000

/** A connection that only looks how far a server has come: none that others may keep busy. After a failure the next look makes a new one. */
export function openReplicaProbe(options: Options): ReplicaProbe {
  let client: Promise<HostClient> | undefined
  let isClosed = false
  const close = (failed = client) => {
    if (client === failed) client = undefined
    failed?.then(
      ({ connection }) => connection.stream.destroy(),
      () => {},
    )
  }
  return {
    ask: async <Row extends object>(text: string, values: readonly unknown[] = []) => {
      if (isClosed) throw new Error('The eye was closed')
      client ??= connected(options)
      const asked = client
      try {
        const { rows } = await (await asked).query<Row>(text, [...values])
        if ((await asked).isLost) throw new Error('It is not what it was, or is about to go')
        return rows[0]
      } catch (error) {
        close(asked)
        throw error
      }
    },
    close: () => {
      isClosed = true
      close()
    },
  }
}

async function connected({ url, mayBeStandby }: Options): Promise<HostClient> {
  const client = new HostClient({
    connectionString: url,
    connectionTimeoutMillis: LOOK_MS,
    query_timeout: LOOK_MS,
    mayBeStandby,
    application_name: 'shop-eye',
  })
  await client.connect()
  return client
}
