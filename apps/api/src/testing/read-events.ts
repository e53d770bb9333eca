import type { TestShop } from './test-shop.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came over the wire
type HeardEvent = { readonly name: string; readonly id: string | undefined; readonly data: any }

export type Hearing = {
  readonly events: readonly HeardEvent[]
  readonly named: (name: string) => readonly HeardEvent[]
  readonly isEnded: () => boolean
  readonly headers: Headers
  readonly stop: () => void
}

/** Follows a stream of events over a real connection, as a browser does. */
export async function hear(address: string, path: string, headers: Record<string, string> = {}): Promise<Hearing> {
  const hangUp = new AbortController()
  const response = await fetch(address + path, { headers, signal: hangUp.signal })
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  const events: HeardEvent[] = []
  let isEnded = false
  void (async () => {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) {
      rest += decoder.decode(bytes as Uint8Array, { stream: true })
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        const name = field('event')
        if (name) events.push({ name, id: field('id'), data: JSON.parse(field('data') ?? 'null') })
      }
    }
  })()
    .catch(() => {})
    .finally(() => {
      isEnded = true
    })
  return {
    events,
    named: (name) => events.filter((event) => event.name === name),
    isEnded: () => isEnded,
    headers: response.headers,
    stop: () => hangUp.abort(),
  }
}

/** The address at which a test's shop really listens. */
export async function listening({ app }: TestShop): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' })
}
