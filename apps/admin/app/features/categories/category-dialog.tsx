import { addCategory, changeCategory, removeCategory } from '@shop/contract/staff/shelves'
import type { StaffCategory } from '@shop/domain/staff-shelf'
import { rulesOf } from '@shop/ui/form/rules'
import { useWrite } from '../../kit/calls/use-write.ts'
import { PictureChoice } from '../../kit/pictures/picture-choice.tsx'
import { useCategoryTexts } from './category-texts.ts'
import { ShelfDialog } from './shelf-dialog.tsx'
import { useShelfForm } from './use-shelf-form.ts'

type Props = {
  readonly category: StaffCategory | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

const SQUARE = 1

export function CategoryDialog({ category, onDone, onClose }: Props) {
  const texts = useCategoryTexts()
  const add = useWrite(addCategory)
  const change = useWrite(changeCategory)
  const { form, removal } = useShelfForm({
    id: 'category',
    shelf: category,
    initial: { nameEs: category?.names.es ?? '', nameEn: category?.names.en ?? '', image: category?.image ?? '' },
    rules: rulesOf(addCategory),
    add: (body) => add({ body }),
    change: (params, body) => change({ params, body }),
    remove: removeCategory,
    onDone,
  })
  const inside = category?.subcategories.length ?? 0
  return (
    <ShelfDialog
      title={category ? texts.editCategory : texts.newCategory}
      isNew={!category}
      form={form}
      removal={removal}
      whyStays={inside > 0 ? texts.whyStays(texts.subcategories(inside)) : undefined}
      onShowNew={onDone}
      onClose={onClose}
    >
      <PictureChoice
        field={form.at('image')}
        label={texts.picture}
        aspect={SQUARE}
        chosen={form.values.image || undefined}
        onChoose={(image) => form.change({ image: image ?? '' })}
      />
    </ShelfDialog>
  )
}
