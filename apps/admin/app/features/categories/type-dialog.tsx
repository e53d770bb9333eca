import { addPartType, changePartType, removePartType } from '@shop/contract/staff/shelves'
import type { StaffCategory, StaffPartType, StaffSubcategory } from '@shop/domain/staff-shelf'
import { rulesOf } from '@shop/ui/form/rules'
import { SelectField } from '@shop/ui/form/select-field'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useLanguage } from '../../language.tsx'
import { useCategoryTexts } from './category-texts.ts'
import { ShelfDialog } from './shelf-dialog.tsx'
import { useShelfForm } from './use-shelf-form.ts'

type Props = {
  readonly shelves: readonly StaffCategory[]
  readonly inside: StaffSubcategory
  readonly type: StaffPartType | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

function typed(type: StaffPartType | undefined, inside: StaffSubcategory) {
  return {
    nameEs: type?.names.es ?? '',
    nameEn: type?.names.en ?? '',
    subcategoryId: inside.id,
    synonymsEs: type?.synonyms.es.join(', ') ?? '',
    synonymsEn: type?.synonyms.en.join(', ') ?? '',
    isBulky: type?.isBulky ?? false,
  }
}

export function TypeDialog({ shelves, inside, type, onDone, onClose }: Props) {
  const texts = useCategoryTexts()
  const { locale } = useLanguage()
  const add = useWrite(addPartType)
  const change = useWrite(changePartType)
  const { form, removal } = useShelfForm({
    id: 'part-type',
    shelf: type,
    initial: typed(type, inside),
    rules: rulesOf(addPartType),
    add: (body) => add({ body }),
    change: (params, body) => change({ params, body }),
    remove: removePartType,
    onDone,
  })
  const places = shelves.flatMap((category) =>
    category.subcategories.map(({ id, names }) => ({ value: id, text: `${category.names[locale]} › ${names[locale]}` })),
  )
  const parts = type?.productCount ?? 0
  return (
    <ShelfDialog
      title={type ? type.names[locale] : texts.newType}
      isNew={!type}
      form={form}
      removal={removal}
      whyStays={parts > 0 ? texts.whyStays(texts.parts(parts)) : undefined}
      onShowNew={onDone}
      onClose={onClose}
    >
      <SelectField field={form.field('subcategoryId')} label={texts.subcategory} options={places} />
      <TextField field={form.field('synonymsEs')} label={texts.synonyms} hint={texts.synonymsHint} isOptional autoComplete="off" />
      <TextField field={form.field('synonymsEn')} label={texts.synonymsEn} isOptional autoComplete="off" />
      <TickField field={form.at('isBulky')} isTicked={form.values.isBulky} onTick={(isBulky) => form.change({ isBulky })}>
        {texts.isBulky}
      </TickField>
    </ShelfDialog>
  )
}
