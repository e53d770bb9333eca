import { listCategories, listPartTypes } from '@shop/contract/shop/catalogue'
import { listBrands } from '@shop/contract/staff/brands'
import { previewIntake } from '@shop/contract/staff/promotions'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { SelectField } from '@shop/ui/form/select-field'
import { useCall } from '../../kit/calls/use-call.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { usePromotionTexts } from './promotion-texts.ts'
import type { Selection } from './selection.ts'

type Named = { readonly slug: string; readonly name: string }

export function ByShelf({ onReview }: { readonly onReview: (selection: Selection) => Promise<void> }) {
  const { add: texts } = usePromotionTexts()
  const form = useForm({
    id: 'by-shelf',
    initial: { brand: '', category: '', partType: '' },
    rules: rulesOf(previewIntake),
    send: (_, selection) => onReview(selection),
  })
  const { brand, category, partType } = form.values
  const brands = useCall(listBrands, {})
  const categories = useCall(listCategories, {})
  const partTypes = useCall(listPartTypes, { query: { category: category || undefined } })
  const optionsOf = (items: readonly Named[] | undefined) => [
    { value: '', text: texts.any },
    ...(items ?? []).map(({ slug, name }) => ({ value: slug, text: name })),
  ]
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary of={form} />
      <p className="text-sm text-muted">{texts.shelfNote}</p>
      <SelectField field={form.field('brand')} label={texts.brand} isOptional options={optionsOf(brands.data)} />
      <SelectField
        field={form.field('category')}
        label={texts.category}
        isOptional
        options={optionsOf(categories.data)}
        onChange={({ target }) => form.change({ category: target.value, partType: '' })}
      />
      <SelectField field={form.field('partType')} label={texts.partType} isOptional options={optionsOf(partTypes.data)} />
      <Button type="submit" look="plain" isBusy={form.isBusy} disabled={brand === '' && category === '' && partType === ''}>
        {texts.review}
      </Button>
    </form>
  )
}
