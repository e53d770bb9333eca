import { REPORT_DAYS, USUAL_REPORT_DAYS } from '@shop/domain/search-report'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { searchReport } from '../wire/catalogue/search-report.ts'
import { wholeNumber } from '../wire/numbers.ts'

const MOST_DAYS = Math.max(...REPORT_DAYS)

export const showSearchReport = endpoint({
  method: 'GET',
  path: '/admin/busquedas',
  access: 'staff',
  roles: ['owner', 'content'],
  summary: 'What was searched in the last days and not found, corrected, or found and not sold; nothing says who searched',
  query: input({ dias: z._default(wholeNumber(1, MOST_DAYS), USUAL_REPORT_DAYS) }, { dias: 'days' }),
  data: searchReport,
})
