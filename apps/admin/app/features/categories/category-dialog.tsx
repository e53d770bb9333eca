import { addCategory, changeCategory, removeCategory } from '@shop/contract/staff/shelves'
import type { DeskCategory } from '@shop/domain/shelf-desk'
import { useState } from 'react'
import { fieldsOf } from '../form/fields-of.ts'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { useCategoryTexts } from './category-texts.ts'
import { ShelfDialog } from './shelf-dialog.tsx'
import { useShelfWrites } from './use-shelf-writes.ts'

type Props = {
  readonly category: DeskCategory | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

const CALLS = { add: addCategory, change: changeCategory, remove: removeCategory }
const SQUARE = 1
const typed = fieldsOf('nombre', 'nombre_en', 'imagen')

export const CategoryDialog = ({ category, onDone, onClose }: Props) => {
  const texts = useCategoryTexts()
  const { save, remove, isSending, failure } = useShelfWrites(CALLS, category, onDone)
  const [image, setImage] = useState(category?.image)
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
      <input type="hidden" name="imagen" value={image ?? ''} />
      <PictureChoice name="imagen" label={texts.picture} aspect={SQUARE} chosen={image} failure={failure} onChoose={setImage} />
    </ShelfDialog>
  )
}
