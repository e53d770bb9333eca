import type { ArrivalKind } from '@shop/domain/arrival'
import type { Settings } from '@shop/settings/settings'
import { serverTexts } from '@shop/texts/server-texts'
import type { Db } from '../../database/connect.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { queueMail } from '../messages/messages.public.ts'
import { officeUrl, STAFF_LOCALE } from '../staff/staff.public.ts'
import type { OnRoster } from './arrival-notices.queries.ts'

export type ArrivalMailDeps = {
  readonly db: Db
  readonly jobs: JobQueue
  readonly settings: Pick<Settings, 'publicUrl' | 'adminHost'>
}

type Arrived = { readonly kind: ArrivalKind; readonly refs: readonly string[]; readonly waiting: number }

/** Names what came by its number at most: what somebody typed for the shop stays in the shop. */
export async function mailArrivals(deps: ArrivalMailDeps, { id, name, email, isOnDuty }: OnRoster, arrived: Arrived): Promise<void> {
  const { kind, refs, waiting } = arrived
  const { arrivals } = serverTexts(STAFF_LOCALE).staffMails
  const texts = arrivals[kind]
  const [first = ''] = refs
  const subject = refs.length === 1 ? texts.one(nameIn(first)) : texts.many(refs.length)
  await queueMail(deps, {
    key: `arrival ${kind} ${id} ${first}`,
    to: email,
    locale: STAFF_LOCALE,
    subject,
    content: {
      name,
      lead: `${subject}. ${texts.waiting(waiting)}`,
      action: { label: texts.button, url: officeUrl(deps.settings) + (refs.length === 1 ? ONE[kind](nameIn(first)) : LIST[kind]) },
      notes: [isOnDuty ? arrivals.onDuty : arrivals.nobodyOnDuty, arrivals.gathered],
    },
  })
}

const LIST: Readonly<Record<ArrivalKind, string>> = {
  quotation: '/cotizaciones',
  chat: '/chat',
  voucher: '/comprobantes',
  order: '/pedidos?estado=pagado',
}

const ONE: Readonly<Record<ArrivalKind, (ref: string) => string>> = {
  quotation: (number) => `/cotizaciones/${number}`,
  chat: (conversation) => `/chat/${conversation}`,
  voucher: (folio) => `/pedidos/${folio}`,
  order: (folio) => `/pedidos/${folio}`,
}

/** What comes several times has more in its reference than its name. */
function nameIn(ref: string): string {
  return ref.split(' ')[0] ?? ref
}
