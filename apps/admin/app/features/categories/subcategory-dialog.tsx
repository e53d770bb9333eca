import { addSubcategory, changeSubcategory, removeSubcategory } from '@shop/contract/staff/shelves'
import type { StaffCategory, StaffSubcategory } from '@shop/domain/staff-shelf'
import { rulesOf } from '@shop/ui/form/rules'
import { SelectField } from '@shop/ui/form/select-field'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useLanguage } from '../../language.tsx'
import { useCategoryTexts } from './category-texts.ts'
import { ShelfDialog } from './shelf-dialog.tsx'
import { useShelfForm } from './use-shelf-form.ts'

type Props = {
  readonly shelves: readonly StaffCategory[]
  readonly inside: StaffCategory
  readonly subcategory: StaffSubcategory | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

export function SubcategoryDialog({ shelves, inside, subcategory, onDone, onClose }: Props) {
  const texts = useCategoryTexts()
  const { locale } = useLanguage()
  const add = useWrite(addSubcategory)
  const change = useWrite(changeSubcategory)
  const { form, removal } = useShelfForm({
    id: 'subcategory',
    shelf: subcategory,
    initial: { nameEs: subcategory?.names.es ?? '', nameEn: subcategory?.names.en ?? '', categoryId: inside.id },
    rules: rulesOf(addSubcategory),
    add: (body) => add({ body }),
    change: (params, body) => change({ params, body }),
    remove: removeSubcategory,
    onDone,
  })
  const types = subcategory?.partTypes.length ?? 0
  return (
    <ShelfDialog
      title={subcategory ? subcategory.names[locale] : texts.newSubcategory}
      isNew={!subcategory}
      form={form}
      removal={removal}
      whyStays={types > 0 ? texts.whyStays(texts.types(types)) : undefined}
      onShowNew={onDone}
      onClose={onClose}
    >
      <SelectField
        field={form.field('categoryId')}
        label={texts.category}
        options={shelves.map(({ id, names }) => ({ value: id, text: names[locale] }))}
      />
    </ShelfDialog>
  )
}
