/** What can go wrong, for programs. `texts` has a sentence for people for each. */
export const PROBLEM_CODES = [
  'malformed_request',
  'invalid_input',
  'not_found',
  'route_not_found',
  'product_not_found',
  'promotion_not_found',
  'article_not_found',
  'forged_event',
  'payment_not_connected',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unavailable',
  'internal_error',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]
