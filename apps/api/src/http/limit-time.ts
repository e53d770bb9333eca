import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { RequestTooSlow } from '../problems.ts'
import { isForm } from './uploads.ts'

/** How long a caller may take to say what he wants. How long he listens to the answer is his own affair. */
export type TimeLimits = {
  /** From the first byte to the end of the head; measured every `lookEveryMs`. */
  readonly headMs: number
  readonly lookEveryMs: number
  readonly bodyMs: number
  /** A form with a file has more time in all, as long as it moves: so many bytes in every window. */
  readonly uploadMs: number
  readonly windowMs: number
  readonly slowestBytesPerSecond: number
  /** The largest files get more than `uploadMs`: what they take at this speed. */
  readonly largeFileBytesPerSecond: number
}

/** Head and body together: whoever only holds a connection open is gone after half a minute. */
export const TIME_LIMITS: TimeLimits = {
  headMs: 10_000,
  lookEveryMs: 1_000,
  bodyMs: 19_000,
  uploadMs: 5 * 60_000,
  windowMs: 15_000,
  slowestBytesPerSecond: 1_000,
  largeFileBytesPerSecond: 50_000,
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes files of at most this size. */
    largestFile?: number | undefined
  }
}

/** For the answer to a caller who was too slow to get through. */
const GRACE_MS = 1_000

/** Slow heads are Node's affair; it knows no difference between the bodies of a sign-in and of a file, so these are measured here. */
export function limitTime(app: FastifyInstance, limits: TimeLimits): void {
  app.server.headersTimeout = limits.headMs
  const toUpload = new WeakMap<IncomingMessage, (largestFile: number) => void>()
  // Before the framework: also those requests have bodies that it refuses without asking a route.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    const giveUp = () => giveUpOn(request, response)
    let stop = after(limits.bodyMs, giveUp)
    toUpload.set(request, (largestFile) => {
      stop()
      stop = watchUpload(request, limits, largestFile, giveUp)
    })
    request.once('end', () => stop())
    request.once('close', () => stop())
  })
  app.addHook('onRequest', (request, _, done) => {
    const { largestFile } = request.routeOptions.config
    if (largestFile !== undefined && isForm(request)) toUpload.get(request.raw)?.(largestFile)
    done()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watchUpload(request: IncomingMessage, limits: TimeLimits, largestFile: number, giveUp: () => void): () => void {
  const { windowMs, slowestBytesPerSecond, largeFileBytesPerSecond, uploadMs } = limits
  const enough = (slowestBytesPerSecond * windowMs) / 1_000
  let seen = request.socket.bytesRead
  const window = setInterval(() => {
    const now = request.socket.bytesRead
    // What lies here unread waits for us, not for the caller.
    if (now - seen < enough && request.readableLength === 0) giveUp()
    seen = now
  }, windowMs)
  const stopTotal = after(Math.max(uploadMs, (1_000 * largestFile) / largeFileBytesPerSecond), giveUp)
  return () => {
    clearInterval(window)
    stopTotal()
  }
}

/** Whoever reads the body hears of it and answers. Where nobody reads any more, the connection just ends. */
function giveUpOn(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  if (response.headersSent || request.listenerCount('error') === 0) return void socket.destroy()
  response.setHeader('connection', 'close')
  request.emit('error', new RequestTooSlow())
  after(GRACE_MS, () => socket.destroy())
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms)
  timer.unref()
  return () => clearTimeout(timer)
}
