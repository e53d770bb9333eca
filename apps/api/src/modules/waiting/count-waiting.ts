import { rolesOfArrival } from '@shop/contract/arrival-roles'
import { ARRIVAL_KINDS, type ArrivalKind, type Waiting } from '@shop/domain/arrival'
import type { StaffRole } from '@shop/domain/staff'
import type { Db } from '../../database/connect.ts'
import { countUnreadConversations } from '../chat/chat.public.ts'
import { countOrderWork } from '../orders/orders.public.ts'
import { countQuotations } from '../quotations/quotations.public.ts'

export type EveryCount = Record<ArrivalKind | 'lateQuotations', number>

export async function countWaiting(db: Db, now: Date): Promise<EveryCount> {
  const [quotations, chat, { vouchers, toPack }] = await Promise.all([
    countQuotations(db, now),
    countUnreadConversations(db),
    countOrderWork(db),
  ])
  return { quotation: quotations.waiting, lateQuotations: quotations.late, chat, voucher: vouchers, order: toPack }
}

/** What somebody of that role may deal with. */
export function visibleTo(role: StaffRole, counts: EveryCount): Waiting {
  const own = ARRIVAL_KINDS.filter((kind) => rolesOfArrival[kind].includes(role))
  return Object.fromEntries([
    ...own.map((kind) => [kind, counts[kind]]),
    ...(own.includes('quotation') ? [['lateQuotations', counts.lateQuotations]] : []),
  ])
}
