import { MOST_LINES, MOST_PIECES } from '@shop/domain/cart'
import { MAX_PAGE_SIZE, SORTS } from '@shop/domain/listing'
import type { server as spanish } from '../es/server.ts'

export const server: typeof spanish = {
  done: 'Done.',
  engineCondition: (engine) => `it has the ${engine} engine`,
  problems: {
    malformed_request: 'We could not read the request.',
    invalid_input: 'Please check the data you sent.',
    not_found: 'We could not find what you are looking for.',
    route_not_found: 'This address does not exist.',
    product_not_found: 'We could not find that part.',
    promotion_not_found: 'We could not find that promotion.',
    article_not_found: 'We could not find that article.',
    forged_event: 'This notice does not come from the payment provider.',
    payment_not_connected: 'The payment provider does not answer or does not accept our keys.',
    payload_too_large: 'The file or message is too large.',
    unsupported_media_type: 'That type of file is not accepted.',
    too_many_requests: 'Too many requests. Wait a moment and try again.',
    unavailable: 'The shop is not available right now. Try again in a few seconds.',
    internal_error: 'Something failed on our side. It has been recorded; please try again.',
  },
  invalidField: {
    page: 'The page must be a whole number from 1.',
    limit: `The limit must be a whole number from 1 to ${MAX_PAGE_SIZE}.`,
    sort: `The sort order must be a number from 0 to ${SORTS.length - 1}.`,
    search: 'The search is too long or has characters that are not valid.',
    ref: 'The reference of the part is missing.',
    armadora: 'The make is missing or not valid.',
    modelo: 'The model is missing or not valid.',
    anio: 'The year must have four digits.',
    productos: `The cart must have 1 to ${MOST_LINES} products.`,
    qty: `The quantity must be a whole number from 1 to ${MOST_PIECES}.`,
    other: 'This value is not valid.',
  },
}
