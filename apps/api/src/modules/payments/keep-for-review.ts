import { piecesKeptUntil } from '@shop/domain/money-case'
import { serverTexts } from '@shop/texts/server-texts'
import type { Db } from '../../database/connect.ts'
import type { PaymentIntent } from '../../ports/payment-provider.ts'
import { queueMail } from '../messages/messages.public.ts'
import { openMoneyCase } from '../money-cases/money-cases.public.ts'
import {
  type Checkout,
  extendHold,
  findOrderOf,
  nowOf,
  type OrderDeps,
  type Payment,
  type PlacedOrder,
  updateDecided,
} from '../orders/orders.public.ts'

/** A payment that succeeded, by the provider's own word. */
export type Paid = PaymentIntent & { readonly state: { readonly kind: 'succeeded'; readonly paidAt: Date } }

/** Under the lock of its checkout. Money that does not fit pays nothing until somebody decides; its pieces stay put aside for a while. */
export async function keepForReview(deps: OrderDeps, checkout: Checkout, payment: Payment, intent: Paid): Promise<PlacedOrder | undefined> {
  const { db } = deps
  const order = await findOrderOf(db, checkout.id)
  const keptUntil = piecesKeptUntil(nowOf(deps))
  await updateDecided(db, payment.id, 'review', intent.state.paidAt, intent.amountReceived > 0 ? { received: intent.amountReceived } : {})
  await extendHold(db, checkout.id, keptUntil)
  await openMoneyCase(db, {
    kind: 'payment-differs',
    subject: `payment ${payment.id}`,
    orderId: order?.id,
    paymentId: payment.id,
    amount: intent.amountReceived,
    details: {
      reference: intent.id,
      expectedAmount: checkout.total,
      seenAmount: intent.amountReceived,
      seenCurrency: intent.currency,
      seenMode: intent.isLive ? 'live' : 'test',
      isOurMode: intent.isLive === deps.payments.isLive && payment.isLive === deps.payments.isLive,
      isSameCustomer: intent.metadata.cliente_id === String(checkout.customerId),
      isSamePurchase: intent.metadata.checkout_id === checkout.id,
    },
    dueAt: keptUntil,
  })
  await tell(deps, checkout, payment)
  return order
}

/** The account sold something that our books do not know. Words of ours in it make it ours to clear up. */
export async function notInBooks(db: Db, { id, metadata, amountReceived, currency, isLive }: Paid): Promise<undefined> {
  if (!isOurPayment(metadata)) return undefined
  await openMoneyCase(db, {
    kind: 'charge-not-in-books',
    subject: `intent ${id}`,
    amount: amountReceived,
    details: { reference: id, seenAmount: amountReceived, seenCurrency: currency, seenMode: isLive ? 'live' : 'test' },
  })
  return undefined
}

/** What `open-payment.ts` writes into every payment; the account may sell other things too. */
export function isOurPayment(metadata: Readonly<Record<string, string>>): boolean {
  return metadata.checkout_id !== undefined && metadata.hash_cotizacion !== undefined
}

async function tell(deps: OrderDeps, { recipient, locale }: Checkout, { id, received }: Payment): Promise<void> {
  if (!recipient.email) return
  const { inReview } = serverTexts(locale).orderMails
  const [name = ''] = recipient.name.split(' ')
  await queueMail(deps, {
    key: `payment ${id} in review`,
    to: recipient.email,
    locale,
    subject: inReview.subject,
    content: { name, lead: inReview.lead, notes: received > 0 ? [inReview.note] : [] },
  })
}
