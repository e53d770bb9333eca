import type { FastifyReply } from 'fastify'

type ServerEvent = { readonly name: string; readonly id?: string; readonly data: unknown }

/** A connection that stays open and tells a browser what happens. */
export type EventStream = {
  readonly send: (event: ServerEvent) => void
  readonly beat: () => void
  readonly end: () => void
  readonly onEnd: (listener: () => void) => void
}

const RETRY_MS = 2_000
/** Who reads nothing any more must not fill our memory: the browser comes back and goes on where it was. */
const MOST_UNREAD_BYTES = 1_000_000

/** From here on the answer is ours: what the framework would have sent is sent by hand, headers of hooks included. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack()
  const { raw } = reply
  // Kept, and not only sent: whoever closes the server tells streams from answers that end by themselves.
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8')
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'cache-control': 'no-store',
    vary: 'Origin',
    'x-accel-buffering': 'no',
  })
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy()
    else raw.write(text)
  }
  write(`retry: ${RETRY_MS}\n\n`)
  return {
    // JSON has no line ends, so whatever somebody typed stays inside its one line.
    send: ({ name, id, data }) => write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': \n\n'),
    end: () => raw.end(),
    onEnd: (listener) => raw.once('close', listener),
  }
}
