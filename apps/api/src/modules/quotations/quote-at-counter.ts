import type { CounterQuotation } from '@shop/contract/wire/people/counter-quotation'
import type { AskedLine } from '@shop/domain/cart'
import type { Locale } from '@shop/domain/locale'
import { mexicanTimeOf } from '@shop/domain/mexican-time'
import { formatMoney } from '@shop/domain/money'
import type { QuotationRequest } from '@shop/domain/quotation'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { dayText } from '@shop/texts/promise-text'
import { serverTexts } from '@shop/texts/server-texts'
import type { SignedInStaff } from '../../callers.ts'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { priceAtCounter } from '../counter/counter.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { makeOffer } from './make-offer.ts'
import { newNumber } from './new-number.ts'
import type { QuotationDeps } from './quotation-deps.ts'
import { QuotationNotFound } from './quotations.problems.ts'
import { insertQuotation, lockQuotation } from './quotations.queries.ts'

type Optional<Field extends string> = { readonly [Key in Field]?: string | undefined }
type Asked = Pick<QuotationRequest, 'part' | 'name' | 'phone'> &
  Optional<'make' | 'model' | 'year' | 'engine' | 'email'> & {
    readonly lines: readonly AskedLine[]
    readonly discountPercent: number
    readonly validDays: number
  }
type By = { readonly staff: Pick<SignedInStaff, 'id' | 'role'>; readonly locale: Locale }

/** Asked for and answered in one breath, by the same rules as any other quotation. */
export const quoteAtCounter = transactional(
  async (deps: QuotationDeps, { staff, locale }: By, asked: Asked, now: Date): Promise<CounterQuotation> => {
    const { db } = deps
    const { lines, total } = await priceAtCounter(db, { role: staff.role, locale }, asked, now)
    const number = newNumber()
    const { make = '', model = '', year = '', engine = '', part, name, phone, email = '' } = asked
    const request = { make, model, year, engine, part, name, phone, email, comments: undefined, wantsSms: false }
    const moments = { receivedAt: now, announceAt: now, dueAt: now }
    const made = { ...request, ...moments, customerId: undefined, number, locale, picture: undefined, status: 'open' } as const
    if (!(await insertQuotation(db, made))) throw new Error(`${number} is somebody else's`)
    const quotation = await lockQuotation(db, number)
    if (!quotation) throw new QuotationNotFound()
    const promised = lines.map(({ product, unitPrice, qty }) => ({ productId: Number(product.id), price: unitPrice, pieces: qty }))
    const { token, validUntil } = await makeOffer(deps, quotation, { lines: promised, validDays: asked.validDays, staffId: staff.id }, now)
    const { whatsapp, offer } = serverTexts(locale).quotationMails
    const { identity } = await readPolicies(db)
    const url = deps.settings.publicUrl + pathTo(PATHS.offer, locale, token)
    const said = lines.map((line) => whatsapp.line(line.qty, line.product.name, formatMoney(line.unitPrice)))
    await recordChange(db, staff.id, {
      action: 'counter-quoted',
      subject: { kind: 'quotation', ref: number },
      after: {
        status: 'answered',
        lines: lines.map((line) => `${line.qty} × ${line.product.partNumber}: ${formatMoney(line.unitPrice)}`).join('; '),
        discount: asked.discountPercent,
        validUntil: validUntil.toISOString(),
      },
    })
    const text = [
      whatsapp.hello(name, identity.name),
      ...said,
      whatsapp.total(formatMoney(total)),
      offer.valid(dayText(mexicanTimeOf(validUntil).day, locale)),
      whatsapp.link(url),
    ].join('\n')
    return { number, url, text, total, validUntil }
  },
)
