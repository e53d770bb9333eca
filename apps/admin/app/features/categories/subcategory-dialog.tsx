import { addSubcategory, changeSubcategory, removeSubcategory } from '@shop/contract/staff/shelves'
import type { DeskCategory, DeskSubcategory } from '@shop/domain/shelf-desk'
import { useLanguage } from '../../language.tsx'
import { fieldsOf } from '../form/fields-of.ts'
import { SelectField } from '../form/select-field.tsx'
import { useCategoryTexts } from './category-texts.ts'
import { ShelfDialog } from './shelf-dialog.tsx'
import { useShelfWrites } from './use-shelf-writes.ts'

type Props = {
  readonly shelves: readonly DeskCategory[]
  readonly inside: DeskCategory
  readonly subcategory: DeskSubcategory | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

const CALLS = { add: addSubcategory, change: changeSubcategory, remove: removeSubcategory }
const typed = fieldsOf('nombre', 'nombre_en', 'categoria')

export const SubcategoryDialog = ({ shelves, inside, subcategory, onDone, onClose }: Props) => {
  const texts = useCategoryTexts()
  const { locale } = useLanguage()
  const { save, remove, isSending, failure } = useShelfWrites(CALLS, subcategory, onDone)
  const types = subcategory?.partTypes.length ?? 0
  return (
    <ShelfDialog
      title={subcategory ? subcategory.names[locale] : texts.newSubcategory}
      names={subcategory?.names}
      failure={failure}
      isSending={isSending}
      whyStays={types > 0 ? texts.whyStays(texts.types(types)) : undefined}
      onSave={(data) => save(typed(data))}
      onRemove={remove}
      onShowNew={onDone}
      onClose={onClose}
    >
      <SelectField
        name="categoria"
        label={texts.category}
        defaultValue={inside.id}
        options={shelves.map(({ id, names }) => ({ value: id, text: names[locale] }))}
        failure={failure}
      />
    </ShelfDialog>
  )
}
