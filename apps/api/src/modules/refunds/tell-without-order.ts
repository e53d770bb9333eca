import { formatMoney } from '@shop/domain/money'
import { serverTexts } from '@shop/texts/server-texts'
import { queueMail } from '../messages/messages.public.ts'
import { findCheckout, type OrderDeps, type Payment } from '../orders/orders.public.ts'
import type { Refund } from './refunds.queries.ts'

/** Money that never became an order is given back: who paid it was told that somebody would write. */
export async function tellWithoutOrder(deps: OrderDeps, { id, amount, method }: Refund, { checkoutId }: Payment): Promise<void> {
  const checkout = await findCheckout(deps.db, checkoutId)
  if (!checkout?.recipient.email) return
  const { recipient, locale } = checkout
  const { refunded } = serverTexts(locale).orderMails
  const say = method === 'provider' ? refunded.lead : method === 'spei' ? refunded.byTransfer : refunded.atCounter
  const [name = ''] = recipient.name.split(' ')
  await queueMail(deps, {
    key: `refund ${id} without order`,
    to: recipient.email,
    locale,
    subject: refunded.withoutOrder,
    content: { name, lead: say(formatMoney(amount)), notes: [] },
  })
}
