import { removePromotionParts } from '@shop/contract/staff/promotions'
import type { Page } from '@shop/domain/listing'
import { formatMoney } from '@shop/domain/money'
import { discountedPrice } from '@shop/domain/pricing'
import type { ProductSummary } from '@shop/domain/product'
import type { StaffPromotion } from '@shop/domain/staff-promotion'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import type { Called } from '../../kit/calls/use-call.ts'
import { useSend } from '../../kit/calls/use-send.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { usePromotionTexts } from './promotion-texts.ts'

type Props = {
  readonly promotion: StaffPromotion
  readonly parts: Called<Page<ProductSummary>>
  /** As it is being typed: the prices follow. */
  readonly percent: number
  readonly onChange: () => void
}

/** Its parts, with their price before and after. */
export function IncludedParts({ promotion: { id, productCount }, parts, percent, onChange }: Props) {
  const { included: texts } = usePromotionTexts()
  const { say } = useNotices()
  const { send, isSending, failure } = useSend(removePromotionParts)
  const [isAsked, setAsked] = useState(false)
  const remove = async (product: ProductSummary | undefined) => {
    const { data } = await send({ params: { id }, body: { numbers: product && [product.internalKey] } })
    setAsked(false)
    if (!data) return
    say(product ? texts.removed : texts.removedAll)
    onChange()
  }
  return (
    <Card
      title={texts.title}
      note={texts.count(productCount)}
      aside={
        productCount > 0 && (
          <Button look="plain" onClick={() => setAsked(true)}>
            {texts.removeAll}
          </Button>
        )
      }
    >
      <FailureNote failure={failure} />
      {productCount > 0 && (
        <DataTable
          caption={texts.table}
          rows={parts}
          keyOf={({ id: product }) => product}
          columns={[
            { name: 'part', title: texts.part, cell: (product) => <Part product={product} /> },
            { name: 'before', title: texts.before, isSecondary: true, cell: ({ price }) => formatMoney(price) },
            {
              name: 'after',
              title: texts.after,
              isSecondary: true,
              cell: ({ price }) => <strong>{percent > 0 && percent <= 100 ? formatMoney(discountedPrice(price, percent)) : '—'}</strong>,
            },
            {
              name: 'remove',
              title: texts.remove,
              cell: (product) => (
                <Button look="plain" aria-label={texts.removeOf(product.name)} isBusy={isSending} onClick={() => remove(product)}>
                  {texts.remove}
                </Button>
              ),
            },
          ]}
        />
      )}
      {isAsked && (
        <ConfirmDialog
          title={texts.removeAllTitle}
          text={texts.removeAllText(productCount)}
          yes={texts.removeAll}
          isBusy={isSending}
          onYes={() => remove(undefined)}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  )
}

function Part({ product: { name, brand, partNumber } }: { readonly product: ProductSummary }) {
  return (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block text-sm text-muted">
        {brand} · <span className="font-mono">{partNumber}</span>
      </span>
    </>
  )
}
