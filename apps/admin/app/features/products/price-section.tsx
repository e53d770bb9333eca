import { formatMoney } from '@shop/domain/money'
import { discountedPrice } from '@shop/domain/pricing'
import { STAFF_STATUSES } from '@shop/domain/staff-product'
import { Card } from '@shop/ui/card'
import { SelectField } from '@shop/ui/form/select-field'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import { priceOf } from '../../kit/form/price-of.ts'
import { useProductTexts } from './product-texts.ts'
import type { SectionProps } from './section-props.ts'

/** What it costs, whether it is in the shop, and on which lists. */
export function PriceSection({ form, choices }: SectionProps) {
  const { pricing: texts, lists, status, statusOf } = useProductTexts()
  const { field, at, values, change } = form
  const price = priceOf(values.price)
  const promotion = choices.promotions.find(({ id }) => id === values.promotionId)
  // One that ended is no choice any more, and stays until somebody takes it off.
  const ended = values.promotionId !== '' && !promotion ? [{ value: values.promotionId, text: texts.ended }] : []
  return (
    <Card title={texts.title}>
      <div className="space-y-4">
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField field={field('price')} label={texts.price} inputMode="decimal" autoComplete="off" inputClassName="tabular-nums" />
          <SelectField
            field={field('status')}
            label={statusOf}
            options={STAFF_STATUSES.map((one) => ({ value: one, text: status[one] }))}
          />
        </div>
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            field={field('cost')}
            label={texts.cost}
            isOptional
            inputMode="decimal"
            autoComplete="off"
            inputClassName="tabular-nums"
          />
          <TextField
            field={field('listPrice')}
            label={texts.listPrice}
            isOptional
            inputMode="decimal"
            autoComplete="off"
            inputClassName="tabular-nums"
          />
        </div>
        <p className="text-sm text-muted">{texts.forStaff}</p>
        <SelectField
          field={field('promotionId')}
          label={texts.promotion}
          isOptional
          options={[
            { value: '', text: texts.noPromotion },
            ...ended,
            ...choices.promotions.map(({ id, name, discountPercent, isRunning }) => ({
              value: id,
              text: texts.promotionOf(name, discountPercent, isRunning),
            })),
          ]}
        />
        {price !== undefined && promotion?.isRunning && (
          <p className="text-sm text-muted">{texts.final(formatMoney(discountedPrice(price, promotion.discountPercent)))}</p>
        )}
        <fieldset>
          <legend className="text-sm font-medium">{lists.title}</legend>
          <p className="mt-1 text-sm text-muted">{lists.note}</p>
          <div className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
            <TickField field={at('isOutlet')} isTicked={values.isOutlet} onTick={(isOutlet) => change({ isOutlet })}>
              {lists.outlet}
            </TickField>
            <TickField field={at('isPremium')} isTicked={values.isPremium} onTick={(isPremium) => change({ isPremium })}>
              {lists.premium}
            </TickField>
            <TickField field={at('isRecommended')} isTicked={values.isRecommended} onTick={(isRecommended) => change({ isRecommended })}>
              {lists.recommended}
            </TickField>
          </div>
        </fieldset>
      </div>
    </Card>
  )
}
