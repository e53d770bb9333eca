import { formatMoney } from '@shop/domain/money'
import type { Quotation } from '@shop/domain/quotation'
import { staffQuotations as english } from '@shop/texts/en/staff/quotations'
import { staffQuotations as spanish } from '@shop/texts/es/staff/quotations'
import { Card } from '@shop/ui/card'
import { FactsList } from '../../kit/facts-list.tsx'
import { Moment } from '../../kit/moment.tsx'
import { useTextsOf } from '../../language.tsx'

/** What the customer got: an offer, or why there is none. */
export function SentAnswer({ quotation: { offer, refusal, closedBy, closedAt } }: { readonly quotation: Quotation }) {
  const { offer: texts, refused } = useTextsOf({ es: spanish, en: english })
  const by = closedBy && closedAt && (
    <p className="text-sm text-muted">
      {texts.by(closedBy)}, <Moment at={closedAt} />
    </p>
  )
  if (!offer)
    return (
      <Card title={refused.title} aside={by}>
        <FactsList
          facts={[
            [
              refused.reason,
              <span key="reason" className="whitespace-pre-line">
                {refusal}
              </span>,
            ],
          ]}
        />
      </Card>
    )
  return (
    <Card title={texts.title} aside={by}>
      <ul className="mb-4 divide-y divide-line">
        {offer.lines.map(({ product, price, pieces, sold, held, left }) => (
          <li key={product.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              {texts.pieces(pieces)} <span className="font-medium">{product.name}</span>{' '}
              <span className="text-sm text-muted">
                {product.brand} · <span className="font-mono">{product.partNumber}</span>
              </span>
            </span>
            <span className="font-semibold tabular-nums">{formatMoney(price)}</span>
            <span className="w-full text-sm text-muted">{texts.counted(sold, held, left)}</span>
          </li>
        ))}
      </ul>
      <FactsList
        facts={[
          ...(offer.isPersonal ? [[texts.forWhom, texts.onlyTheirs] as const] : []),
          [offer.isValid ? texts.valid : texts.expired, <Moment key="valid" at={offer.validUntil} />],
          ...(offer.message
            ? [
                [
                  texts.message,
                  <span key="message" className="whitespace-pre-line">
                    {offer.message}
                  </span>,
                ] as const,
              ]
            : []),
        ]}
      />
    </Card>
  )
}
