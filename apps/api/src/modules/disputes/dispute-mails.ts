import { mexicanTimeOf } from '@shop/domain/mexican-time'
import { cents, formatMoney } from '@shop/domain/money'
import { dayText } from '@shop/texts/promise-text'
import { serverTexts } from '@shop/texts/server-texts'
import type { ToldDispute } from '../../ports/payment-provider.ts'
import { queueMail } from '../messages/messages.public.ts'
import type { OrderDeps, PlacedOrder } from '../orders/orders.public.ts'
import { listStaffAddresses, officeUrl } from '../staff/staff.public.ts'
import type { DueDispute } from './disputes.queries.ts'

/** The office works in Spanish. */
const STAFF_LOCALE = 'es'
const texts = serverTexts(STAFF_LOCALE).disputeMails

type News = { readonly deps: OrderDeps; readonly told: ToldDispute; readonly order: PlacedOrder | undefined }

/** Tells those who can answer a bank what it asks, takes or has decided. */
export async function mailStaff({ deps, told, order }: News, news: 'inquiry' | 'opened' | 'lost'): Promise<void> {
  if (!order) return
  const { subject, lead } = texts[news]
  const due = news !== 'lost' && told.evidenceDueAt ? [texts.due(dayOf(told.evidenceDueAt))] : []
  await mail(deps, order.folio, `dispute-${news} ${told.id}`, subject(order.folio), lead(formatMoney(told.amount), order.folio), due)
}

export function mailStaffOfWarning(deps: OrderDeps, folio: string, warningId: string): Promise<void> {
  return mail(deps, folio, `fraud-warning ${warningId}`, texts.warning.subject(folio), texts.warning.lead(folio), [])
}

export function mailStaffOfDeadline(deps: OrderDeps, { id, folio, amount, dueAt }: DueDispute, days: number): Promise<void> {
  return mail(
    deps,
    folio,
    `dispute-due ${id} ${dueAt.toISOString()} ${days}`,
    texts.deadline.subject(folio, days),
    texts.deadline.lead(formatMoney(cents(amount)), folio),
    [texts.due(dayOf(dueAt))],
  )
}

async function mail(deps: OrderDeps, folio: string, key: string, subject: string, lead: string, notes: readonly string[]): Promise<void> {
  for (const { email, name } of await listStaffAddresses(deps.db, ['owner', 'sales']))
    await queueMail(deps, {
      key: `${key} ${email}`,
      to: email,
      locale: STAFF_LOCALE,
      subject,
      content: { name, lead, action: { label: texts.button, url: `${officeUrl(deps.settings)}/pedidos/${folio}` }, notes: [...notes] },
    })
}

function dayOf(at: Date): string {
  return dayText(mexicanTimeOf(at).day, STAFF_LOCALE)
}
