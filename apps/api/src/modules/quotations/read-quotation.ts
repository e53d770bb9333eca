import { countBusinessMinutes } from '@shop/domain/business-time'
import type { Page } from '@shop/domain/listing'
import { awaitsAnswer, type Quotation, type QuotationEntry, type QuotationStatus } from '@shop/domain/quotation'
import type { Timetable } from '@shop/domain/shop-policies'
import type { Db } from '../../database/connect.ts'
import { findOfferOf } from '../offers/offers.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { QuotationNotFound } from './quotations.problems.ts'
import { findQuotation, listQuotationRows, type QuotationRow } from './quotations.queries.ts'
import { offerAt } from './read-offer.ts'

/** The office works in Spanish. */
const STAFF_LOCALE = 'es'

export async function readQuotation(db: Db, number: string, now: Date): Promise<Quotation> {
  const [row, timetable] = await Promise.all([findQuotation(db, number), readPolicies(db)])
  if (!row) throw new QuotationNotFound()
  const offer = await findOfferOf(db, STAFF_LOCALE, row.id)
  return { ...row, minutesLeft: minutesLeft(row, now, timetable), offer: offer && offerAt(offer, now) }
}

type Asked = {
  readonly status?: QuotationStatus | undefined
  readonly customerId?: number | undefined
  readonly page: number
  readonly limit: number
}

export async function listQuotations(db: Db, asked: Asked, now: Date): Promise<Page<QuotationEntry>> {
  const [{ rows, total }, timetable] = await Promise.all([listQuotationRows(db, asked), readPolicies(db)])
  return {
    items: rows.map((row) => ({ ...row, minutesLeft: minutesLeft(row, now, timetable) })),
    total,
    page: asked.page,
    limit: asked.limit,
  }
}

function minutesLeft({ status, dueAt }: QuotationRow, now: Date, timetable: Timetable): number | undefined {
  return awaitsAnswer(status) ? Math.floor(countBusinessMinutes(now, dueAt, timetable)) : undefined
}
