import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'

/**
 * What a visitor asked for has one name wherever it leads: page server, API, job and every line of the log. It is the trace id of the
 * W3C's `traceparent`, or whatever the proxy in front calls it.
 */
const names = new AsyncLocalStorage<string>()

export function currentRequest(): string | undefined {
  return names.getStore()
}

export function duringRequest<Result>(id: string, work: () => Result): Result {
  return names.run(id, work)
}

export function newRequestId(): string {
  return randomUUID().replaceAll('-', '')
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

const TRACE = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-|$)/
const NAME = /^[\w-]{8,64}$/

/** What somebody before us calls this request; undefined of what is no name. */
export function givenRequestId({ traceparent, 'x-request-id': id }: Headers): string | undefined {
  const [, trace] = TRACE.exec(String(traceparent)) ?? []
  return trace ?? (typeof id === 'string' && NAME.test(id) ? id : undefined)
}

/** What the next one in line is told. */
export function onwardHeaders(): Record<string, string> {
  const id = currentRequest()
  if (id === undefined) return {}
  return { 'x-request-id': id, ...(/^[\da-f]{32}$/.test(id) ? { traceparent: `00-${id}-${randomBytes(8).toString('hex')}-01` } : {}) }
}
