import { preferredLocale } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'
import { duringRequest, givenRequestId, newRequestId } from '../one-request.ts'
import { problemAnswer, problemFor } from './answer-problems.ts'
import type { DirectCalls, FoundCall } from './direct-calls.ts'
import type { Answer } from './idempotency.ts'
import { RENDERING_HEADER, RENDERING_PASS } from './own-pages.ts'

declare module 'fastify' {
  interface FastifyInstance {
    directCalls: DirectCalls
    /** Whoever writes down or measures what is answered without the framework. */
    answeredDirectly: ((answered: AnsweredDirectly) => void)[]
  }
}

type AnsweredDirectly = {
  readonly method: string
  readonly url: string
  readonly ip: string
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** A question of our own pages. Names of headers are in lower case, as the client writes them. */
export type OwnQuestion = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>> & { readonly authorization?: string; readonly cookie?: string }
  readonly body?: string | undefined
}

const HERE = '127.0.0.1'
/** Nobody's question is longer; what is goes the usual way, and is refused there. */
const LONGEST_QUESTION = 100_000
/** Names by which a text would reach what belongs to the language; the framework refuses them. */
const IS_ODD = /__proto__|constructor/

/**
 * Asks a public call of this process what a page shows, without a request around it: the same work under the same name in the same words.
 * Undefined where the framework has to judge: what is no public call, what is signed, what brings a file.
 */
export function askDirectly(app: FastifyInstance, question: OwnQuestion): Promise<Answer> | undefined {
  const { method, url, headers, body } = question
  if (headers.authorization !== undefined || headers.cookie !== undefined) return undefined
  if (body !== undefined && (body.length > LONGEST_QUESTION || IS_ODD.test(body))) return undefined
  const found = app.directCalls.find(method, url)
  const content = parsed(body)
  if (!found || (method === 'GET') !== (content === undefined)) return undefined
  return duringRequest(givenRequestId(headers) ?? newRequestId(), () => answer(app, question, found, content))
}

function parsed(body: string | undefined): unknown {
  try {
    return body === undefined ? undefined : JSON.parse(body)
  } catch {
    return undefined
  }
}

async function answer(app: FastifyInstance, { method, url, headers }: OwnQuestion, found: FoundCall, body: unknown): Promise<Answer> {
  const begun = performance.now()
  const { call, route, params, query } = found
  const asked = { url, headers: { ...headers, [RENDERING_HEADER]: RENDERING_PASS }, ip: HERE, params, query, body }
  const done = await call(asked).catch((error: unknown) =>
    problemAnswer(problemFor(error, app.log), preferredLocale(headers['accept-language'])),
  )
  for (const tell of app.answeredDirectly) tell({ method, url, ip: HERE, route, status: done.status, ms: performance.now() - begun })
  return done
}
