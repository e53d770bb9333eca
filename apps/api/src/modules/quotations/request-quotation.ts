import type { ReceivedQuotation } from '@shop/contract/wire/people/quotation'
import type { Locale } from '@shop/domain/locale'
import { announcementAt, promiseOf, type QuotationRequest } from '@shop/domain/quotation'
import { transactional } from '../../database/transactional.ts'
import type { UploadedFile } from '../../files.ts'
import { announceArrival } from '../arrivals/arrivals.public.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { keepPicture } from '../uploads/uploads.public.ts'
import { newNumber, numberFor } from './new-number.ts'
import type { QuotationDeps } from './quotation-deps.ts'
import { mailReceived } from './quotation-mails.ts'
import { findQuotation, insertQuotation } from './quotations.queries.ts'

type Sent = {
  readonly request: QuotationRequest & { readonly trap: string | undefined }
  readonly picture: UploadedFile | undefined
  readonly locale: Locale
  readonly network: string | undefined
  readonly customerId?: number | undefined
  /** Under which its sender may send it again. */
  readonly key?: string | undefined
}

export async function requestQuotation(deps: QuotationDeps, sent: Sent, now: Date): Promise<ReceivedQuotation> {
  await consumeRateLimit(deps.db, [{ limits: limits.QUOTATION_PER_NETWORK, of: sent.network }])
  // Before the transaction, which must not wait for a picture to be drawn.
  const picture = sent.picture && (await keepPicture(deps, sent.picture.bytes, { line: 'strangers', who: sent.network ?? '' }))
  return keepQuotation(deps, sent, picture, now)
}

const keepQuotation = transactional(
  async (
    deps: QuotationDeps,
    { request, locale, customerId, key }: Sent,
    picture: string | undefined,
    now: Date,
  ): Promise<ReceivedQuotation> => {
    const policies = await readPolicies(deps.db)
    const { minutes } = policies.quotation
    const promise = promiseOf(now, minutes, policies)
    const number = key === undefined ? newNumber() : numberFor(key, JSON.stringify(request))
    // A form filled in by a program is kept apart, in case a person was behind it, and nobody is mailed in its name.
    const isSuspect = request.trap !== undefined
    const isNew = await insertQuotation(deps.db, {
      ...request,
      customerId,
      number,
      locale,
      picture,
      status: isSuspect ? 'suspect' : 'open',
      receivedAt: now,
      announceAt: announcementAt(now, minutes, policies),
      dueAt: promise.dueAt,
    })
    if (!isNew && (await findQuotation(deps.db, number))?.email !== request.email) throw new Error(`${number} is somebody else's`)
    if (isNew && !isSuspect) {
      await mailReceived(deps, { ...request, number, locale }, promise)
      await announceArrival(deps, { kind: 'quotation', ref: number })
    }
    return { number, promise }
  },
)
