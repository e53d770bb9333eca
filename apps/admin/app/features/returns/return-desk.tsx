import { readReturnPhoto } from '@shop/contract/staff/returns'
import { formatMoney } from '@shop/domain/money'
import type { StaffReturn } from '@shop/domain/return'
import { Card } from '@shop/ui/card'
import { Link } from 'react-router'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { fileAddress } from '../../kit/calls/file-address.ts'
import { FactsList } from '../../kit/facts-list.tsx'
import { Moment } from '../../kit/moment.tsx'
import { TextLink } from '../../kit/text-link.tsx'
import { screens } from '../../screens.ts'
import { ReceiveForm } from './receive-form.tsx'
import { ReturnDecision } from './return-decision.tsx'
import { ReturnPieces } from './return-pieces.tsx'
import { useReturnLabels, useReturnTexts } from './return-texts.ts'

type Props = { readonly seen: StaffReturn; readonly onChange: () => void }

/** What the customer says beside what shows it, and the next step. */
export function ReturnDesk({ seen, onChange }: Props) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Said seen={seen} />
      <div className="space-y-6">
        <Photos seen={seen} />
        {seen.status === 'approved' ? <ReceiveForm seen={seen} onDone={onChange} /> : <ReturnPieces seen={seen} />}
        <Money seen={seen} />
        <ReturnDecision seen={seen} onDone={onChange} />
      </div>
    </div>
  )
}

function Said({ seen }: { readonly seen: StaffReturn }) {
  const texts = useReturnTexts()
  const labels = useReturnLabels()
  const { customer, car } = seen
  return (
    <Card title={texts.said} aside={<strong>{labels.status[seen.status]}</strong>}>
      <FactsList
        facts={[
          [
            texts.order,
            <Link key="order" to={`${screens.orders.path}/${seen.folio}`} className="font-mono text-brand underline underline-offset-2">
              {seen.folio}
            </Link>,
          ],
          [texts.reason, labels.reasons[seen.reason]],
          ...(seen.misfit
            ? [
                [texts.misfit, labels.misfits[seen.misfit]] as const,
                [texts.car, car ? [car.make, car.model, car.year, car.engine].filter(Boolean).join(' ') : texts.noCar] as const,
              ]
            : []),
          ...(seen.comments
            ? [
                [
                  texts.comments,
                  <span key="comments" className="whitespace-pre-line">
                    {seen.comments}
                  </span>,
                ] as const,
              ]
            : []),
          ...(seen.answer ? [[texts.answer, seen.answer] as const] : []),
          [texts.customer, customer.name],
          [
            texts.phone,
            <TextLink key="phone" href={`tel:+52${customer.phone}`}>
              {customer.phone}
            </TextLink>,
          ],
          [
            texts.email,
            <TextLink key="email" href={`mailto:${customer.email}`}>
              {customer.email}
            </TextLink>,
          ],
          ...(seen.deliveredAt ? [[texts.delivered, <Moment key="delivered" at={seen.deliveredAt} />] as const] : []),
          [texts.asked, <Moment key="asked" at={seen.askedAt} />],
        ]}
      />
    </Card>
  )
}

function Photos({ seen: { id, photos } }: { readonly seen: StaffReturn }) {
  const texts = useReturnTexts()
  if (photos.length === 0) return <Card title={texts.photos}>{texts.noPhotos}</Card>
  return (
    <Card title={texts.photos}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map((photo, i) => {
          const file = fileAddress(readReturnPhoto, { id, photo })
          return (
            <li key={photo}>
              <a href={file} target="_blank" rel="noreferrer" aria-label={texts.openPhoto(i + 1)}>
                <img src={file} alt={texts.photoOf(i + 1)} className="aspect-square w-full rounded-lg border border-line object-cover" />
              </a>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function Money({ seen }: { readonly seen: StaffReturn }) {
  const texts = useReturnTexts()
  const { refundStatus } = useOrderTexts()
  const { amount, refundable, refund, status } = seen
  return (
    <Card title={texts.money}>
      <FactsList
        facts={[
          [texts.amount, formatMoney(amount)],
          [texts.refundable, formatMoney(refundable)],
          ...(refund ? [[texts.refund, `${formatMoney(refund.amount)} · ${refundStatus[refund.status]}`] as const] : []),
          ...(status === 'refunded' && !refund ? [[texts.refund, texts.noRefund] as const] : []),
        ]}
      />
    </Card>
  )
}
