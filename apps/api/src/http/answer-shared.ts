import type { AnyEndpoint } from '@shop/contract/endpoint'
import { preferredLocale } from '@shop/domain/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerInTime } from './answer-in-time.ts'
import { encodingFor } from './encoding.ts'
import { hasSeen } from './has-seen.ts'
import type { Answer } from './idempotency.ts'
import { judgedOnce } from './judged-once.ts'
import { type Asked, addressOf, type Perform } from './perform.ts'
import { MOST_COUNTED, type SharedAnswer } from './shared-answers.ts'

/** With the address it was asked under, by which answers are kept. */
export type Addressed = Asked & Pick<FastifyRequest, 'url'>

/** Public answers are the same for everybody and can be kept by whoever stands in between, briefly. */
const SHARED_CACHE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': SHARED_CACHE,
  vary: 'Accept-Encoding, Accept-Language',
}

const languageOf = judgedOnce(preferredLocale)

/** Answers what is the same for everybody: what is ready at once, anything else once for all who ask. */
export function answerShared(app: FastifyInstance, { countsVisitors }: AnyEndpoint, perform: Perform<'public'>) {
  const { shared } = app.gate
  const keyOf = ({ headers, url }: Addressed) => `${languageOf(headers['accept-language'] ?? '')} ${url}`
  const performed = async (asked: Asked) => (await perform(asked, {})).text
  /** Where it counts who asks, everybody has the work done once for himself. */
  const counted = async (asked: Asked, visitor: string, key: string, ready: SharedAnswer | undefined): Promise<SharedAnswer> => {
    let isOwnWork = false
    const work = () => {
      isOwnWork = true
      return performed(asked)
    }
    const answer = ready ?? (await shared.make(key, work))
    if (!isOwnWork) await performed(asked)
    if (answer.counted.size < MOST_COUNTED) answer.counted.add(visitor)
    return answer
  }
  const find = (asked: Addressed, key: string): SharedAnswer | Promise<SharedAnswer> => {
    const ready = shared.find(key)
    const visitor = countsVisitors ? addressOf(asked) : undefined
    if (visitor !== undefined && !ready?.counted.has(visitor)) return counted(asked, visitor, key, ready)
    return ready ?? shared.make(key, () => performed(asked))
  }
  const send = (request: FastifyRequest, reply: FastifyReply, key: string, answer: SharedAnswer) => {
    reply.headers(HEADERS).header('etag', answer.etag)
    if (hasSeen(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
    const encoding = encodingFor(request.headers['accept-encoding'])
    const body = shared.bodyOf(key, answer, encoding)
    if (body !== answer.identity) reply.header('content-encoding', encoding)
    return body instanceof Promise ? body.then((bytes) => reply.send(bytes)) : reply.send(body)
  }
  return {
    /** Nothing is handed back where it is sent already: the framework would watch the answer to its end. */
    toNetwork: (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined => {
      const key = keyOf(request)
      const answer = find(request, key)
      if (answer instanceof Promise) return answerInTime(answer, app.gate.longestAnswerMs).then((made) => send(request, reply, key, made))
      const sent = send(request, reply, key, answer)
      return sent instanceof Promise ? sent : undefined
    },
    toPages: async (asked: Addressed): Promise<Answer> => ({ status: 200, text: (await find(asked, keyOf(asked))).identity.toString() }),
  }
}
