import type { Locale } from '@shop/domain/locale'
import { cents, formatMoney } from '@shop/domain/money'
import { type Order, piecesOf } from '@shop/domain/order'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { serverTexts } from '@shop/texts/server-texts'
import type { OrderMail } from '../../ports/job-queue.ts'
import type { CatalogueDeps } from '../catalogue/catalogue.public.ts'
import { type MailContent, type MailNote, renderMail } from '../messages/messages.public.ts'
import {
  type CancelledPieces,
  findCancellation,
  findOrderRow,
  nowOf,
  type OrderDeps,
  orderMailKey,
  orderView,
} from '../orders/orders.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { findRefund, type Refund } from '../refunds/refunds.public.ts'
import { addressNote } from './address-note.ts'
import { boughtLines } from './bought-lines.ts'
import { longDay, longTime } from './mail-times.ts'

type Written = { readonly subject: string; readonly content: Omit<MailContent, 'name'> }

/** Writes the mail of an order in the language it was bought in, and hands it on to be sent once. */
export async function writeOrderMail(deps: OrderDeps, catalogue: CatalogueDeps, mail: OrderMail): Promise<void> {
  const { db, jobs, settings } = deps
  const [row, policies] = await Promise.all([findOrderRow(db, mail.orderId), readPolicies(db)])
  // An account that was deleted leaves nobody to write to.
  if (!row?.recipient.email) return
  const { locale } = row
  const order = orderView(row, locale, policies, nowOf(deps))
  const refund = mail.kind === 'refunded' ? await findRefund(db, mail.occasion) : undefined
  const cancellation = mail.kind === 'pieces-cancelled' ? await findCancellation(db, Number(mail.occasion)) : undefined
  const { subject, content } = written(mail, order, locale, {
    url: settings.publicUrl + pathTo(PATHS.order, locale, order.folio),
    shopUrl: settings.publicUrl + pathTo(PATHS.products, locale),
    refund,
    cancellation,
    bought: await boughtLines(catalogue, order, { locale, publicUrl: settings.publicUrl }),
  })
  const key = orderMailKey(mail)
  const [name = ''] = order.recipient.name.split(' ')
  const { text, html } = renderMail({ name, ...content }, locale, policies)
  await jobs.enqueue(
    db,
    'send-message',
    { channel: 'email', to: order.recipient.email, subject: `${subject} · ${policies.identity.name}`, text, html, key },
    { key },
  )
}

type Around = {
  readonly url: string
  readonly shopUrl: string
  readonly refund: Refund | undefined
  readonly cancellation: CancelledPieces | undefined
  /** What comes, a line each. */
  readonly bought: readonly MailNote[]
}

function written(
  { kind, occasion }: OrderMail,
  order: Order,
  locale: Locale,
  { url, shopUrl, refund, cancellation, bought: coming }: Around,
): Written {
  const texts = serverTexts(locale).orderMails
  const total = formatMoney(order.total)
  const until = order.dueAt ? longTime(order.dueAt, locale) : ''
  const action = { label: texts.button, url }
  const sentTo = addressNote(order, texts)
  const bought = [
    ...coming,
    texts.totals(order.shipping === 0 ? texts.free : formatMoney(order.shipping), total),
    ...(order.cancelled > 0 ? [texts.left(formatMoney(order.cancelled), formatMoney(order.left))] : []),
    ...sentTo,
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
      content: {
        lead: texts.shipped.lead(order.tracking?.carrier ?? '', order.tracking?.number ?? ''),
        action,
        notes: [...coming, ...sentTo, arrival],
      },
    }),
    cancelled: () => ({
      subject: texts.cancelled.subject(order.folio),
      content: {
        lead: texts.cancelled.lead(order.folio),
        action: { label: texts.cancelled.button, url: shopUrl },
        notes: [texts.cancelled.late],
      },
    }),
    'pieces-cancelled': () => ({
      subject: texts.piecesCancelled.subject(order.folio),
      content: { lead: texts.piecesCancelled.lead(order.folio), action, notes: cancelledNotes(order, cancellation, coming, texts) },
    }),
    refunded: () => ({
      subject: texts.refunded.subject(order.folio),
      content: { lead: texts.refunded[LEADS[refund?.method ?? 'provider']](formatMoney(refund?.amount ?? order.total)), action, notes: [] },
    }),
    'out-of-stock': () => ({
      subject: texts.outOfStock.subject(order.folio),
      content: { lead: texts.outOfStock.lead(total), action, notes: [] },
    }),
    'transfer-short': () => ({
      subject: texts.transferShort.subject(order.folio),
      content: {
        lead: texts.transferShort.lead(formatMoney(cents(Number(occasion))), total, formatMoney(cents(order.total - Number(occasion)))),
        action,
        notes: [texts.transferShort.note],
      },
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

function cancelledNotes(
  order: Order,
  cancellation: CancelledPieces | undefined,
  coming: readonly MailNote[],
  texts: ReturnType<typeof serverTexts>['orderMails'],
): MailNote[] {
  const { piecesCancelled: says } = texts
  const pieces = piecesOf(order.lines)
  return [
    ...(cancellation?.pieces ?? []).map(({ qty, name }) => says.line(qty, name)),
    ...(cancellation?.refunded ? [says.refund(formatMoney(cents(cancellation.refunded)))] : []),
    ...(pieces > 0 ? [says.rest(pieces), ...coming] : [says.nothing]),
  ]
}

/** Only a bank takes days to show it. */
const LEADS = { provider: 'lead', spei: 'byTransfer', cash: 'atCounter', terminal: 'atCounter' } as const

type Said = { readonly total: string; readonly until: string; readonly url: string; readonly bought: readonly MailNote[] }

function placed(order: Order, { total, until, url, bought }: Said, locale: Locale): Written {
  const texts = serverTexts(locale).orderMails
  if (order.voucher)
    return {
      subject: texts.placedOxxo.subject(order.folio),
      content: {
        lead: texts.placedOxxo.lead(total, until),
        action: { label: texts.placedOxxo.button, url: order.voucher.url },
        notes: [texts.placedOxxo.number(order.voucher.number), texts.placedOxxo.notNeeded, ...bought, url],
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
