import { holdsLink } from '@shop/domain/holds-link'
import type { Locale } from '@shop/domain/locale'
import { mexicanTimeOf, timeOf } from '@shop/domain/mexican-time'
import { formatMoney } from '@shop/domain/money'
import { type AnswerPromise, type AskedPart, type Offer, vehicleText } from '@shop/domain/quotation'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { dayText, promiseText } from '@shop/texts/promise-text'
import { serverTexts } from '@shop/texts/server-texts'
import { queueMail, queueSms } from '../messages/messages.public.ts'
import { listStaffAddresses, officeUrl } from '../staff/staff.public.ts'
import type { QuotationDeps } from './quotation-deps.ts'
import type { QuotationRow } from './quotations.queries.ts'

type Recipient = AskedPart & {
  readonly number: string
  readonly name: string
  readonly email: string
  readonly wantsSms: boolean
  readonly locale: Locale
}

/** The office works in Spanish. */
const STAFF_LOCALE: Locale = 'es'

export async function mailReceived(deps: QuotationDeps, to: Recipient, promise: AnswerPromise): Promise<void> {
  const { quotationMails } = serverTexts(to.locale)
  const { received } = quotationMails
  await queueMail(deps, {
    key: `quotation-received ${to.number}`,
    to: to.email,
    locale: to.locale,
    subject: received.subject(to.number),
    content: {
      name: to.name,
      lead: `${received.lead(whatOf(to, to.locale))} ${promiseText(promise, to.locale, quotationMails.promise)}`,
      notes: [received.number(to.number), to.wantsSms ? received.replyAlsoSms : received.reply],
    },
  })
}

export async function mailOffer(
  deps: QuotationDeps,
  to: Recipient & { readonly phone: string },
  offer: Offer,
  token: string,
): Promise<void> {
  const { offer: texts } = serverTexts(to.locale).quotationMails
  const url = deps.settings.publicUrl + pathTo(PATHS.offer, to.locale, token)
  const key = `quotation-offer ${to.number}`
  await queueMail(deps, {
    key,
    to: to.email,
    locale: to.locale,
    subject: texts.subject(to.number),
    content: {
      name: to.name,
      lead: texts.lead(whatOf(to, to.locale)),
      action: { label: texts.button, url },
      notes: [
        ...offer.lines.map(({ pieces, product, price }) => texts.line(pieces, product.name, formatMoney(price))),
        ...(offer.message === undefined ? [] : [offer.message]),
        texts.valid(dayText(mexicanTimeOf(offer.validUntil).day, to.locale)),
        ...(offer.isPersonal ? [texts.personal] : []),
      ],
    },
  })
  if (to.wantsSms) await queueSms(deps, { key: `${key} sms`, to: to.phone, textOf: (shop) => texts.sms(shop, to.number, url) })
}

export async function mailRefusal(deps: QuotationDeps, to: Recipient, reason: string): Promise<void> {
  const { refused } = serverTexts(to.locale).quotationMails
  await queueMail(deps, {
    key: `quotation-refused ${to.number}`,
    to: to.email,
    locale: to.locale,
    subject: refused.subject(to.number),
    content: {
      name: to.name,
      lead: refused.lead(whatOf(to, to.locale)),
      action: { label: refused.button, url: deps.settings.publicUrl + pathTo(PATHS.quotation, to.locale) },
      notes: [reason, refused.again],
    },
  })
}

/** Tells those who can answer it that it waits, or that it is late. */
export async function mailStaff(deps: QuotationDeps, quotation: QuotationRow, urgency: 'waiting' | 'late'): Promise<void> {
  const { staff, ...texts } = serverTexts(STAFF_LOCALE).quotationMails
  const { number } = quotation
  for (const { email, name } of await listStaffAddresses(deps.db, ['owner', 'sales']))
    await queueMail(deps, {
      key: `quotation-${urgency} ${number} ${email}`,
      to: email,
      locale: STAFF_LOCALE,
      subject: texts[urgency].subject(number),
      content: {
        name,
        lead: texts[urgency].lead(number, whatOf(quotation, STAFF_LOCALE, staff.described)),
        action: { label: staff.button, url: `${officeUrl(deps.settings)}/cotizaciones/${number}` },
        notes: [
          staff.due(timeOf(mexicanTimeOf(quotation.dueAt).minutes)),
          staff.customer(holdsLink(quotation.name) ? staff.somebody : quotation.name, quotation.phone),
        ],
      },
    })
}

/** What was asked for. Anybody may have typed it for anybody's mailbox, so a mail never repeats a link. */
function whatOf({ part, make, model, year, engine }: AskedPart, locale: Locale, otherwise?: string): string {
  const texts = serverTexts(locale).quotationMails
  const what = texts.part(part, vehicleText({ make, model, year, engine }))
  return holdsLink(what) ? (otherwise ?? texts.described) : what
}
