import { addCategory, changeCategory, removeCategory } from '@shop/contract/shelves-admin'
import type { DeskCategory } from '@shop/domain/shelf-desk'
import { fieldsOf } from '../form/fields-of.ts'
import { SelectField } from '../form/select-field.tsx'
import { useCategoryTexts } from './category-texts.ts'
import { ShelfDialog } from './shelf-dialog.tsx'
import { useShelfWrites } from './use-shelf-writes.ts'

type Props = {
  readonly shelves: readonly DeskCategory[]
  readonly category: DeskCategory | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

const CALLS = { add: addCategory, change: changeCategory, remove: removeCategory }
const typed = fieldsOf('nombre', 'nombre_en', 'imagen')

export const CategoryDialog = ({ shelves, category, onDone, onClose }: Props) => {
  const texts = useCategoryTexts()
  const { save, remove, isSending, failure } = useShelfWrites(CALLS, category, onDone)
  const pictures = [...new Set(shelves.map(({ image }) => image))].toSorted()
  const inside = category?.subcategories.length ?? 0
  return (
    <ShelfDialog
      title={category ? texts.editCategory : texts.newCategory}
      names={category?.names}
      failure={failure}
      isSending={isSending}
      whyStays={inside > 0 ? texts.whyStays(texts.subcategories(inside)) : undefined}
      onSave={(data) => save(typed(data))}
      onRemove={remove}
      onShowNew={onDone}
      onClose={onClose}
    >
      <SelectField
        name="imagen"
        label={texts.picture}
        defaultValue={category?.image}
        options={pictures.map((name) => ({ value: name, text: name }))}
        failure={failure}
      />
    </ShelfDialog>
  )
}
