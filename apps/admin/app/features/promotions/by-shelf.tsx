import { listCategories, listPartTypes } from '@shop/contract/shop/catalogue'
import { listBrands } from '@shop/contract/staff/brands'
import { useState } from 'react'
import { useCall } from '../calls/use-call.ts'
import { Button } from '../form/button.tsx'
import { SelectField } from '../form/select-field.tsx'
import { usePromotionTexts } from './promotion-texts.ts'
import type { Selection } from './selection.ts'

type Props = { readonly isBusy: boolean; readonly onReview: (selection: Selection) => void }
type Named = { readonly slug: string; readonly name: string }

export const ByShelf = ({ isBusy, onReview }: Props) => {
  const { add: texts } = usePromotionTexts()
  const [brand, setBrand] = useState('')
  const [category, setCategory] = useState('')
  const [partType, setPartType] = useState('')
  const brands = useCall(listBrands, {})
  const categories = useCall(listCategories, {})
  const partTypes = useCall(listPartTypes, { query: { category: category || undefined } })
  const optionsOf = (items: readonly Named[] | undefined) => [
    { value: '', text: texts.any },
    ...(items ?? []).map(({ slug, name }) => ({ value: slug, text: name })),
  ]
  const hasChosen = brand !== '' || category !== '' || partType !== ''
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (hasChosen)
          onReview({ numbers: undefined, brand: brand || undefined, category: category || undefined, partType: partType || undefined })
      }}
    >
      <p className="text-sm text-muted">{texts.shelfNote}</p>
      <SelectField
        name="marca"
        label={texts.brand}
        value={brand}
        options={optionsOf(brands.data)}
        onChange={({ target }) => setBrand(target.value)}
      />
      <SelectField
        name="categoria"
        label={texts.category}
        value={category}
        options={optionsOf(categories.data)}
        onChange={({ target }) => {
          setCategory(target.value)
          setPartType('')
        }}
      />
      <SelectField
        name="tipo"
        label={texts.partType}
        value={partType}
        options={optionsOf(partTypes.data)}
        onChange={({ target }) => setPartType(target.value)}
      />
      <Button type="submit" look="quiet" isBusy={isBusy} disabled={!hasChosen}>
        {texts.review}
      </Button>
    </form>
  )
}
