import { type CardProblem, CODES_OF_PROBLEM } from './card-problem-codes.ts'

/** What the provider says about a payment that failed. Its codes are open: any of them may be new to us. */
export type ProviderFailure = {
  readonly declineCode?: string | null | undefined
  readonly code?: string | null | undefined
  readonly type?: string | null | undefined
}

/** What to tell the shopper: the most particular code that is known decides. */
export function cardProblemOf({ declineCode, code, type }: ProviderFailure): CardProblem {
  return problemOfCode(declineCode) ?? problemOfCode(code) ?? (type ? PROBLEM_OF_TYPE.get(type) : undefined) ?? DEFAULT_PROBLEM
}

export const DEFAULT_PROBLEM: CardProblem = 'processing_error'

/** Undefined for a code that is not in the list. */
export function problemOfCode(code: string | null | undefined): CardProblem | undefined {
  return code ? PROBLEM_OF_CODE.get(code) : undefined
}

const PROBLEM_OF_CODE: ReadonlyMap<string, CardProblem> = new Map(
  Object.entries(CODES_OF_PROBLEM).flatMap(([problem, codes]) => codes.map((code) => [code, problem as CardProblem] as const)),
)

const PROBLEM_OF_TYPE: ReadonlyMap<string, CardProblem> = new Map([
  ['card_error', 'generic_decline'],
  ['validation_error', 'incomplete_card'],
  ['invalid_request_error', 'shop_problem'],
  ['authentication_error', 'shop_problem'],
  ['idempotency_error', 'payment_in_progress'],
  ['rate_limit_error', 'too_many_tries'],
  ['api_error', 'temporary_problem'],
  ['api_connection_error', 'temporary_problem'],
])
