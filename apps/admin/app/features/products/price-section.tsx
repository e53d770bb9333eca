import { formatMoney } from '@shop/domain/money'
import { discountedPrice } from '@shop/domain/pricing'
import { DESK_STATUSES } from '@shop/domain/staff-product'
import { Field } from '../form/field.tsx'
import { priceOf } from '../form/price-of.ts'
import { SelectField } from '../form/select-field.tsx'
import { FormSection } from './form-section.tsx'
import { useProductTexts } from './product-texts.ts'
import type { SectionProps } from './section-props.ts'
import { TickField } from './tick-field.tsx'

/** What it costs, whether it is in the shop, and on which lists. */
export const PriceSection = ({ draft, choices, failure, onChange }: SectionProps) => {
  const { pricing: texts, lists, status, statusOf } = useProductTexts()
  const price = priceOf(draft.price)
  const promotion = choices.promotions.find(({ id }) => id === draft.promotionId)
  // One that ended is no choice any more, and stays until somebody takes it off.
  const ended = draft.promotionId !== '' && !promotion ? [{ value: draft.promotionId, text: texts.ended }] : []
  return (
    <FormSection title={texts.title}>
      <div className="space-y-4">
        <div className="grid grid-cols-2 gap-4">
          <Field
            name="precio"
            required
            label={texts.price}
            value={draft.price}
            inputMode="decimal"
            autoComplete="off"
            failure={failure}
            className="tabular-nums"
            onChange={({ currentTarget }) => onChange({ price: currentTarget.value })}
          />
          <SelectField
            name="status"
            label={statusOf}
            value={draft.status}
            failure={failure}
            options={DESK_STATUSES.map((one) => ({ value: one, text: status[one] }))}
            onChange={({ currentTarget }) => onChange({ status: DESK_STATUSES.find((one) => one === currentTarget.value) ?? 'inactive' })}
          />
        </div>
        <SelectField
          name="promocion"
          label={texts.promotion}
          value={draft.promotionId}
          failure={failure}
          options={[
            { value: '', text: texts.noPromotion },
            ...ended,
            ...choices.promotions.map(({ id, name, discountPercent, isRunning }) => ({
              value: id,
              text: texts.promotionOf(name, discountPercent, isRunning),
            })),
          ]}
          onChange={({ currentTarget }) => onChange({ promotionId: currentTarget.value })}
        />
        {price !== undefined && promotion?.isRunning && (
          <p className="text-sm text-muted">{texts.final(formatMoney(discountedPrice(price, promotion.discountPercent)))}</p>
        )}
        <fieldset>
          <legend className="font-semibold">{lists.title}</legend>
          <p className="mt-1 text-sm text-muted">{lists.note}</p>
          <div className="flex flex-wrap gap-x-8">
            <TickField name="outlet" label={lists.outlet} isTicked={draft.isOutlet} onChange={(isOutlet) => onChange({ isOutlet })} />
            <TickField name="premium" label={lists.premium} isTicked={draft.isPremium} onChange={(isPremium) => onChange({ isPremium })} />
            <TickField
              name="recomendado"
              label={lists.recommended}
              isTicked={draft.isRecommended}
              onChange={(isRecommended) => onChange({ isRecommended })}
            />
          </div>
        </fieldset>
      </div>
    </FormSection>
  )
}
