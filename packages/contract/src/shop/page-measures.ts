import * as z from 'zod/mini'
import { asIs, listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { wholeNumber } from '../wire/numbers.ts'
import { measuredPage, pageSpeed } from '../wire/shop/page-measures.ts'

const FOUR_WEEKS = 28
const MOST_DAYS = 90

export const recordMeasures = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/medidas',
  access: 'public',
  summary: 'How fast a page was for a visitor; only added up by day, page and kind of device',
  body: input(measuredPage.fields, measuredPage.names),
  data: asIs(z.null()),
})

export const listPageSpeeds = endpoint({
  method: 'GET',
  path: '/personal/medidas',
  access: 'staff',
  roles: ['owner', 'content'],
  summary: 'How fast pages are: the 75th percentile by page, kind of device and measure, over the last days',
  query: input({ dias: z._default(wholeNumber(1, MOST_DAYS), FOUR_WEEKS) }, { dias: 'days' }),
  data: listOf(pageSpeed),
})
