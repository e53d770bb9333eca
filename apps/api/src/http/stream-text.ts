import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const AN_HOUR = 'public, max-age=3600'

/** Sends XML as it is written, compressed for whoever can read that. What was written is sent before more is made. */
export function streamText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
  done: () => void = () => {},
): FastifyReply {
  reply.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': AN_HOUR, vary: 'Accept-Encoding' })
  const source = Readable.from(text, { objectMode: false })
  const isGzipped = request.headers['accept-encoding']?.includes('gzip') ?? false
  const body = isGzipped ? createGzip() : source
  body.once('close', done)
  if (isGzipped) {
    reply.header('content-encoding', 'gzip')
    // A reader who leaves in the middle is no failure; one of the database ends the answer and is seen there.
    pipeline(source, body as ReturnType<typeof createGzip>).catch((error: Error) => request.log.warn({ err: error }, 'text was cut off'))
  }
  return reply.send(body)
}

/** A place among few, or none; whoever has one gives it back. */
export function fewAtOnce(most: number) {
  let taken = 0
  return (): (() => void) | undefined => {
    if (taken >= most) return undefined
    taken += 1
    return () => {
      taken -= 1
    }
  }
}
