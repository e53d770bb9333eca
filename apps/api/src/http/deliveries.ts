import type { AnyEndpoint } from '@shop/contract/endpoint'
import { preferredLocale } from '@shop/domain/locale'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { problemAnswer } from './answer-problems.ts'
import { bearerOf, cookieOf, type Gate } from './gate.ts'
import type { Answer, Delivery } from './idempotency.ts'

const LONGEST_KEY = 200

/** The name the caller gave to this write. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key !== '' && key.length <= LONGEST_KEY ? key : undefined
}

/** A write that its caller gave a name to, so that it is done once however often it arrives. */
export function deliveryOf(
  gate: Gate,
  { method, path, isQuestion, isAnsweredAnew }: AnyEndpoint,
  request: FastifyRequest,
): Delivery | undefined {
  const key = keyOf(request)
  if (method === 'GET' || isQuestion || isAnsweredAnew || key === undefined) return undefined
  // Not the address: the second delivery may come under the twin path.
  // A file counts by its bytes: the form around it is packed differently each time it is sent.
  const content = JSON.stringify([
    method,
    path,
    request.params,
    request.query,
    request.body ?? null,
    ...(request.uploaded ? [request.uploaded.hash] : []),
  ])
  return { credential: bearerOf(request) ?? cookieOf(request, gate.cookieName) ?? '', key, content: () => content }
}

/** A no that stays a no is kept like a yes. What may go better the next time is not. */
export function lastingNo(error: unknown, request: FastifyRequest): Answer {
  if (!(error instanceof Problem) || error.status >= 500 || error.status === 429 || error.isTransient) throw error
  return problemAnswer(error, preferredLocale(request.headers['accept-language']))
}
