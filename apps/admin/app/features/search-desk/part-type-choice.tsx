import type { StaffPartType } from '@shop/domain/staff-shelf'
import { Button } from '@shop/ui/button'
import { FieldError } from '@shop/ui/form/field-frame'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { PartTypeFinder } from '../../common/part/part-type-finder.tsx'
import { CloseIcon } from '../../kit/icons.tsx'
import { SortableList } from '../../kit/list/sortable-list.tsx'
import { useLanguage } from '../../language.tsx'
import { useSearchDeskTexts } from './search-desk-texts.ts'

type Props = {
  readonly field: FieldPlace
  readonly types: readonly StaffPartType[]
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** Part types by name, in the order of likelihood. */
export function PartTypeChoice({ field, types, chosen, onChange }: Props) {
  const { form: texts } = useSearchDeskTexts()
  const { locale } = useLanguage()
  const nameOf = (id: string) => types.find((type) => type.id === id)?.names[locale] ?? id
  return (
    <fieldset id={field.id} tabIndex={-1} className="rounded-xl border border-line p-4">
      <legend className="px-1 text-sm font-medium">{texts.parts}</legend>
      {chosen.length === 0 ? (
        <p className="text-muted">{texts.noParts}</p>
      ) : (
        <>
          <p className="text-sm text-muted">{texts.partsHint}</p>
          <SortableList items={chosen} keyOf={(id) => id} label={texts.parts} texts={texts} nameOf={nameOf} onOrder={onChange}>
            {(id) => (
              <div className="flex items-start justify-between gap-2">
                <span className="py-2.5 font-medium">{nameOf(id)}</span>
                <Button look="plain" aria-label={texts.remove(nameOf(id))} onClick={() => onChange(chosen.filter((one) => one !== id))}>
                  <CloseIcon />
                </Button>
              </div>
            )}
          </SortableList>
        </>
      )}
      <PartTypeFinder formId="symptom" types={types} chosen={chosen} texts={texts} onAdd={(id) => onChange([...chosen, id])} />
      <FieldError field={field} />
    </fieldset>
  )
}
