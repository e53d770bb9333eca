import { formatMoney } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { isCounterMethod } from '@shop/domain/payment-method'
import { dayText } from '@shop/texts/promise-text'
import { Card } from '@shop/ui/card'
import { useInvoiceLabels, useOrderTexts } from '../../common/order/order-texts.ts'
import { AddressLines } from '../../kit/address-lines.tsx'
import { FactsList } from '../../kit/facts-list.tsx'
import { Moment } from '../../kit/moment.tsx'
import { TextLink } from '../../kit/text-link.tsx'
import { useLanguage } from '../../language.tsx'

export function DeliveryPanel({ order }: { readonly order: Order }) {
  const texts = useOrderTexts()
  const { locale } = useLanguage()
  const { recipient, receiver, address, carrier, delivery, tracking } = order
  const atDoor = receiver ?? recipient
  return (
    <Card title={texts.deliver}>
      <FactsList
        facts={[
          ...(atDoor.name ? [[texts.people.recipient, atDoor.name] as const] : []),
          ...(atDoor.phone
            ? [
                [
                  texts.phone,
                  <TextLink key="phone" href={`tel:+52${atDoor.phone}`}>
                    {atDoor.phone}
                  </TextLink>,
                ] as const,
              ]
            : []),
          ...(receiver ? [[texts.people.buyer, `${recipient.name} · ${recipient.phone}`] as const] : []),
          ...(recipient.email
            ? [
                [
                  texts.email,
                  <TextLink key="email" href={`mailto:${recipient.email}`}>
                    {recipient.email}
                  </TextLink>,
                ] as const,
              ]
            : []),
          [texts.carrier, carrier.name],
          // What was handed over at the counter went nowhere.
          ...(isCounterMethod(order.paymentMethod)
            ? []
            : ([
                [texts.address, <AddressLines key="address" address={address} />],
                [texts.promised, texts.between(dayText(delivery.from, locale), dayText(delivery.to, locale))],
              ] as const)),
          ...(tracking ? [[texts.guide, `${tracking.carrier} ${tracking.number}`] as const] : []),
        ]}
      />
    </Card>
  )
}

export function PaymentPanel({ order }: { readonly order: Order }) {
  const texts = useOrderTexts()
  const invoiceLabels = useInvoiceLabels()
  const { invoice, account, voucher } = order
  const reference = account?.reference ?? voucher?.number
  return (
    <Card title={texts.payment}>
      <FactsList
        facts={[
          [texts.method, texts.methods[order.paymentMethod]],
          ...(order.paidAt ? [[texts.paidAt, <Moment key="paid" at={order.paidAt} />] as const] : []),
          ...(order.dueAt ? [[texts.due, <Moment key="due" at={order.dueAt} />] as const] : []),
          ...(reference
            ? [
                [
                  texts.reference,
                  <span key="reference" className="font-mono">
                    {reference}
                  </span>,
                ] as const,
              ]
            : []),
          ...order.refunds.map(
            ({ amount, status, way, isAllowance, at }, place) =>
              [
                place === 0 ? texts.refunds : `${texts.refunds} ${place + 1}`,
                <span key={at.toISOString()}>
                  {formatMoney(amount)} · {texts.refundCases[way]} · {texts.refundStatus[status]} · {isAllowance && `${texts.allowance} · `}
                  <Moment at={at} />
                </span>,
              ] as const,
          ),
          ...(invoice
            ? ([
                [
                  texts.invoiceFacts.rfc,
                  <span key="rfc" className="font-mono">
                    {invoice.rfc}
                  </span>,
                ],
                [texts.invoiceFacts.name, invoice.legalName],
                [texts.invoiceFacts.regime, `${invoice.regime} ${invoiceLabels.regimes[invoice.regime]}`],
                [texts.invoiceFacts.use, `${invoice.use} ${invoiceLabels.uses[invoice.use]}`],
                [texts.invoiceFacts.postalCode, invoice.postalCode],
              ] as const)
            : []),
        ]}
      />
    </Card>
  )
}
