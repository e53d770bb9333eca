import type { Failure } from '@shop/contract/envelope'
import { type Locale, preferredLocale } from '@shop/domain/locale'
import type { ProblemCode } from '@shop/domain/problem-code'
import { serverTexts } from '@shop/texts/server-texts'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isTransactionConflict } from '../database/with-retry.ts'
import { FileStoreFailure } from '../ports/file-store.ts'
import { PaymentTemporary } from '../ports/payment-failures.ts'
import { Problem } from '../problem.ts'
import { InternalError, MalformedRequest, PayloadTooLarge, RouteNotFound, Unavailable, UnsupportedMediaType } from '../problems.ts'
import type { Answer } from './idempotency.ts'

/** Every "no" of the API leaves in the envelope, in the caller's language, with an honest status. */
export function answerProblems(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new RouteNotFound()))
  app.setErrorHandler((error: unknown, request, reply) => sendProblem(request, reply, problemFor(error, request.log)))
}

/** What an error means to whoever asked. Those who look after the server are told of what should not have happened. */
export function problemFor(error: unknown, log: FastifyBaseLogger): Problem {
  const problem = problemOf(error)
  if ((problem.status >= 500 && !problem.isExpected) || problem.isAlarming) log.error({ err: error }, 'a request failed')
  return problem
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const { status, text } = problemAnswer(problem, preferredLocale(request.headers['accept-language']))
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(text)
}

export function problemAnswer(problem: Problem, locale: Locale): Answer {
  const texts = serverTexts(locale)
  const { brokenRule, tokenFailure } = problem
  const errors = brokenRule ? [{ path: brokenRule.path, message: texts.fieldRules[brokenRule.rule] }] : problem.errors
  // The sentence for a single wrong field says more than "check your data".
  const message = errors?.length === 1 && errors[0] ? errors[0].message : sentenceOf(problem, texts.problems)
  const failure: Failure = {
    success: false,
    message,
    data: problem.details ?? null,
    code: problem.code,
    ...(errors ? { errors } : {}),
    ...(tokenFailure ? { name: tokenFailure } : {}),
  }
  return { status: problem.status, text: JSON.stringify(failure) }
}

function sentenceOf({ code, count }: Problem, sentences: Readonly<Record<ProblemCode, string>>): string {
  return count === undefined ? sentences[code] : sentences[code].replace('{n}', String(count))
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof PaymentTemporary || (error instanceof FileStoreFailure && error.isTransient)) return new Unavailable()
  const { statusCode, code } = error as Partial<FastifyError>
  if (statusCode === 413) return new PayloadTooLarge()
  if (statusCode === 415) return new UnsupportedMediaType()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new MalformedRequest()
  return isDatabaseAway(code) || isDatabaseBusy(error) || isTransactionConflict(error) ? new Unavailable() : new InternalError()
}

/** No connection was free or could be made in time, or it broke off; pg and its pool say so by their words alone. */
const BUSY_WORDS =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated( unexpectedly| due to connection timeout)?|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool)$/

function isDatabaseBusy(error: unknown): boolean {
  return error instanceof Error && (BUSY_WORDS.test(error.message) || isDatabaseBusy(error.cause))
}

/** No connection, connection lost, shutting down (57P01-57P03), a server that takes no writes any more (25006), too many clients, statement timeout, disk full. */
function isDatabaseAway(code: string | undefined): boolean {
  return /^(ECONN|ETIMEDOUT|EPIPE|08|57P0|25006|57014|53)/.test(code ?? '')
}
