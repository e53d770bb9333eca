import { type Fault, openLine } from '@shop/api/testing/faulty-line'
import type { Shopper } from '@shop/api/testing/shoppers'
import { askHosts } from '@shop/contract/hosts'
import type { Field } from '../drill-money/field.ts'

/** As long as a browser waits for a host. */
const TIMEOUT_MS = 10_000

// biome-ignore lint/suspicious/noExplicitAny: a drill looks at whatever came over the wire
export type Heard = { readonly status: number; readonly body: any; readonly wasRetried: boolean }

/** A call of a browser whose way to host A has this fault, and to host B has none: by the shop's own rule of whom to ask next. */
export async function askThroughFault(
  field: { readonly hosts: Pick<Field['hosts'], 'urls'> },
  fault: Fault,
  { token }: Shopper,
  path: string,
  key: string,
  body: object,
): Promise<Heard> {
  const [a = '', b = ''] = field.hosts.urls()
  // One of its own: whoever finds a host silent remembers it for a while.
  const line = await openLine(a, fault)
  if (fault.kind === 'refused') await line.set(fault)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key, connection: 'close' }
  try {
    return await askHosts([line.url, b], undefined, async (host, wasRetried) => {
      const response = await fetch(host + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await response.text()
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text, wasRetried }
    })
  } finally {
    await line.close()
  }
}
