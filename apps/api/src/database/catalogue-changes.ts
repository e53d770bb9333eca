import { Client } from 'pg'

/** Counts the changes of the catalogue, so that whoever caches knows when his copy is old. */
export type CatalogueChanges = {
  /** Rises with every committed change. What was computed under an older number may be out of date. */
  readonly version: () => number
  /** Rises only when names were changed that searches are understood by. */
  readonly shelvesVersion: () => number
  readonly onChange: (listener: () => void) => void
  readonly close: () => Promise<void>
}

const RECONNECT_MS = 1_000

export const listenToCatalogueChanges = async (url: string, onError: (error: Error) => void): Promise<CatalogueChanges> => {
  let version = 1
  let shelvesVersion = 1
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false
  const listeners: (() => void)[] = []
  const rise = (message?: { readonly payload?: string | undefined }) => {
    version++
    // Without a message something unknown may have happened.
    if (message?.payload !== '') shelvesVersion++
    for (const listener of listeners) listener()
  }

  const retryLater = () => {
    clearTimeout(retry)
    if (!isClosed) retry = setTimeout(relisten, RECONNECT_MS)
  }
  const listen = async () => {
    const next = new Client({ connectionString: url, application_name: 'shop-changes', keepAlive: true })
    next.on('notification', rise)
    next.on('error', onError)
    next.once('end', retryLater)
    await next.connect()
    await next.query('listen catalogue')
    client = next
  }
  const relisten = () =>
    // What happened while nobody listened is unknown, so it counts as a change.
    listen().then(
      () => rise(),
      (error: Error) => {
        rise()
        onError(error)
        retryLater()
      },
    )

  await listen()
  return {
    version: () => version,
    shelvesVersion: () => shelvesVersion,
    onChange: (listener) => listeners.push(listener),
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
