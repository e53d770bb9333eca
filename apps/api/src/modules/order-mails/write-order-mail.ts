import type { Locale } from '@shop/domain/locale'
import { formatMoney } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { serverTexts } from '@shop/texts/server-texts'
import type { OrderMail } from '../../ports/job-queue.ts'
import { type MailContent, renderMail } from '../messages/messages.public.ts'
import { findOrderRow, nowOf, type OrderDeps, orderMailKey, orderView } from '../orders/orders.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { findRefund } from '../refunds/refunds.public.ts'

type Written = { readonly subject: string; readonly content: Omit<MailContent, 'name'> }

/** Writes the mail of an order in the language it was bought in, and hands it on to be sent once. */
export const writeOrderMail = async (deps: OrderDeps, mail: OrderMail): Promise<void> => {
  const { db, jobs, settings } = deps
  const [row, policies] = await Promise.all([findOrderRow(db, mail.orderId), readPolicies(db)])
  // An account that was deleted leaves nobody to write to.
  if (!row?.recipient.email) return
  const { locale } = row
  const order = orderView(row, locale, policies, nowOf(deps))
  const refund = mail.kind === 'refunded' ? await findRefund(db, mail.occasion) : undefined
  const { subject, content } = written(mail, order, locale, {
    url: settings.publicUrl + pathTo(PATHS.order, locale, order.folio),
    shopUrl: settings.publicUrl + pathTo(PATHS.products, locale),
    refunded: formatMoney(refund?.amount ?? order.total),
  })
  const key = orderMailKey(mail)
  const [name = ''] = order.recipient.name.split(' ')
  const { text, html } = renderMail({ name, ...content }, locale, policies.identity)
  await jobs.enqueue(
    db,
    'send-message',
    { channel: 'email', to: order.recipient.email, subject: `${subject} · ${policies.identity.name}`, text, html, key },
    { key },
  )
}

type Around = { readonly url: string; readonly shopUrl: string; readonly refunded: string }

const written = ({ kind }: OrderMail, order: Order, locale: Locale, { url, shopUrl, refunded }: Around): Written => {
  const texts = serverTexts(locale).orderMails
  const total = formatMoney(order.total)
  const until = order.dueAt ? longTime(order.dueAt, locale) : ''
  const action = { label: texts.button, url }
  const bought = [
    ...order.lines.map((line) => texts.line(line.qty, line.name, formatMoney(line.total))),
    texts.totals(formatMoney(order.shipping), total),
  ]
  const arrival = texts.delivery(longDay(order.delivery.from, locale), longDay(order.delivery.to, locale))
  const mails: Record<OrderMail['kind'], () => Written> = {
    confirmed: () => ({
      subject: texts.confirmed.subject(order.folio),
      content: { lead: texts.confirmed.lead(order.folio), action, notes: [...bought, arrival] },
    }),
    placed: () => placed(order, { total, until, url, bought }, locale),
    reminder: () => {
      const { subject, lead } = order.paymentMethod === 'oxxo' ? texts.reminderOxxo : texts.reminderTransfer
      const voucher = order.voucher && { label: texts.placedOxxo.button, url: order.voucher.url }
      return { subject: subject(order.folio), content: { lead: lead(total, until), action: voucher ?? action, notes: [] } }
    },
    paid: () => ({
      subject: texts.paid.subject(order.folio),
      content: { lead: texts.paid.lead(order.folio), action, notes: [...bought, arrival] },
    }),
    shipped: () => ({
      subject: texts.shipped.subject(order.folio),
      content: { lead: texts.shipped.lead(order.tracking?.carrier ?? '', order.tracking?.number ?? ''), action, notes: [arrival] },
    }),
    cancelled: () => ({
      subject: texts.cancelled.subject(order.folio),
      content: {
        lead: texts.cancelled.lead(order.folio),
        action: { label: texts.cancelled.button, url: shopUrl },
        notes: [texts.cancelled.late],
      },
    }),
    refunded: () => ({ subject: texts.refunded.subject(order.folio), content: { lead: texts.refunded.lead(refunded), action, notes: [] } }),
    'out-of-stock': () => ({
      subject: texts.outOfStock.subject(order.folio),
      content: { lead: texts.outOfStock.lead(total), action, notes: [] },
    }),
    'voucher-rejected': () => ({
      subject: texts.voucherRejected.subject(order.folio),
      content: {
        lead: texts.voucherRejected.lead(order.vouchers.findLast(({ status }) => status === 'rejected')?.rejectReason ?? ''),
        action,
        notes: [],
      },
    }),
  }
  return mails[kind]()
}

type Said = { readonly total: string; readonly until: string; readonly url: string; readonly bought: readonly string[] }

const placed = (order: Order, { total, until, url, bought }: Said, locale: Locale): Written => {
  const texts = serverTexts(locale).orderMails
  if (order.voucher)
    return {
      subject: texts.placedOxxo.subject(order.folio),
      content: {
        lead: texts.placedOxxo.lead(total, until),
        action: { label: texts.placedOxxo.button, url: order.voucher.url },
        notes: [texts.placedOxxo.number(order.voucher.number), ...bought, url],
      },
    }
  const { account } = order
  return {
    subject: texts.placedTransfer.subject(order.folio),
    content: {
      lead: texts.placedTransfer.lead(total, until),
      action: { label: texts.button, url },
      notes: [
        ...(account
          ? [texts.placedTransfer.account(account.bank, account.clabe, account.holder), texts.placedTransfer.reference(account.reference)]
          : []),
        ...bought,
      ],
    },
  }
}

const languageOf = (locale: Locale) => (locale === 'en' ? 'en-US' : 'es-MX')

const longTime = (time: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Mexico_City' }).format(time)

const longDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
