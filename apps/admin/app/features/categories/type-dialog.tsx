import { addPartType, changePartType, removePartType } from '@shop/contract/staff/shelves'
import type { DeskCategory, DeskPartType, DeskSubcategory } from '@shop/domain/shelf-desk'
import { useState } from 'react'
import { useLanguage } from '../../language.tsx'
import { Field } from '../form/field.tsx'
import { fieldsOf } from '../form/fields-of.ts'
import { SelectField } from '../form/select-field.tsx'
import { Tick } from '../form/tick.tsx'
import { useCategoryTexts } from './category-texts.ts'
import { ShelfDialog } from './shelf-dialog.tsx'
import { useShelfWrites } from './use-shelf-writes.ts'

type Props = {
  readonly shelves: readonly DeskCategory[]
  readonly inside: DeskSubcategory
  readonly type: DeskPartType | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

const CALLS = { add: addPartType, change: changePartType, remove: removePartType }
const typed = fieldsOf('nombre', 'nombre_en', 'subcategoria', 'sinonimos', 'sinonimos_en')

export const TypeDialog = ({ shelves, inside, type, onDone, onClose }: Props) => {
  const texts = useCategoryTexts()
  const { locale } = useLanguage()
  const [isBulky, setBulky] = useState(type?.isBulky ?? false)
  const { save, remove, isSending, failure } = useShelfWrites(CALLS, type, onDone)
  const places = shelves.flatMap((category) =>
    category.subcategories.map(({ id, names }) => ({ value: id, text: `${category.names[locale]} › ${names[locale]}` })),
  )
  const parts = type?.productCount ?? 0
  return (
    <ShelfDialog
      title={type ? type.names[locale] : texts.newType}
      names={type?.names}
      failure={failure}
      isSending={isSending}
      whyStays={parts > 0 ? texts.whyStays(texts.parts(parts)) : undefined}
      onSave={(data) => save({ ...typed(data), voluminosa: isBulky })}
      onRemove={remove}
      onShowNew={onDone}
      onClose={onClose}
    >
      <SelectField name="subcategoria" label={texts.subcategory} defaultValue={inside.id} options={places} failure={failure} />
      <Field
        name="sinonimos"
        label={texts.synonyms}
        hint={texts.synonymsHint}
        defaultValue={type?.synonyms.es.join(', ')}
        autoComplete="off"
        failure={failure}
      />
      <Field
        name="sinonimos_en"
        label={texts.synonymsEn}
        defaultValue={type?.synonyms.en.join(', ')}
        autoComplete="off"
        failure={failure}
      />
      <Tick label={texts.isBulky} isTicked={isBulky} onChange={setBulky} />
    </ShelfDialog>
  )
}
