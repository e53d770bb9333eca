import { HostClient } from './host-client.ts'

/** What other processes tell through the database, after their commit. One connection of this process listens for all. */
export type Notices = {
  readonly on: (channel: string, listener: (payload: string) => void) => void
  /** Nobody listened for a while: anything may have happened. */
  readonly onGap: (listener: () => void) => void
  readonly close: () => Promise<void>
}

const RECONNECT_MS = 1_000

export async function listenToNotices(url: string, channels: readonly string[], onError: (error: Error) => void): Promise<Notices> {
  let client: HostClient | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false
  const listeners = new Map<string, ((payload: string) => void)[]>()
  const gapListeners: (() => void)[] = []
  const tellOfGap = () => {
    for (const listener of gapListeners) guarded('What was missed could not be looked for', listener)
  }
  // Anybody may notify, another release of the shop too; thrown inside the connection's event it would end the process.
  const guarded = (failure: string, listen: () => void) => {
    try {
      listen()
    } catch (cause) {
      onError(new Error(failure, { cause }))
    }
  }

  const retryLater = () => {
    clearTimeout(retry)
    if (!isClosed) retry = setTimeout(relisten, RECONNECT_MS)
  }
  const listen = async () => {
    const next = new HostClient({ connectionString: url, application_name: 'shop-changes', keepAlive: true })
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) guarded(`A notice of ${channel} could not be read`, () => listener(payload))
    })
    next.on('error', (error) => {
      if (!isClosed) onError(error)
    })
    next.once('end', retryLater)
    await next.connect()
    for (const channel of channels) await next.query(`listen ${channel}`)
    client = next
  }
  const relisten = () =>
    listen().then(tellOfGap, (error: Error) => {
      tellOfGap()
      onError(error)
      retryLater()
    })

  await listen()
  return {
    on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    onGap: (listener) => gapListeners.push(listener),
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
