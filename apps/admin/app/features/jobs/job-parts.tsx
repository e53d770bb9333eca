import type { StaffPartType } from '@shop/domain/staff-shelf'
import { MOST_JOB_PIECES, type StaffWorkshopJob, takenBeginning } from '@shop/domain/workshop-job'
import { Button } from '@shop/ui/button'
import { FieldError } from '@shop/ui/form/field-frame'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { SelectField } from '@shop/ui/form/select-field'
import { TickField } from '@shop/ui/form/tick-field'
import { PartTypeFinder } from '../../common/part/part-type-finder.tsx'
import { CloseIcon } from '../../kit/icons.tsx'
import { SortableList } from '../../kit/list/sortable-list.tsx'
import { useLanguage } from '../../language.tsx'
import { useJobTexts } from './job-texts.ts'

/** No number of pieces is that of the car. */
export type PartDraft = { readonly typeId: string; readonly begins: boolean; readonly pieces: string; readonly isExtra: boolean }

type Props = {
  readonly field: (name: string) => FieldPlace
  readonly types: readonly StaffPartType[]
  readonly parts: readonly PartDraft[]
  /** The other jobs that are offered. */
  readonly others: readonly StaffWorkshopJob[]
  readonly onChange: (parts: readonly PartDraft[]) => void
}

/** The kinds of parts of a job, in order, with what is said of each. */
export function JobParts({ field, types, parts, others, onChange }: Props) {
  const { form: texts } = useJobTexts()
  const { locale } = useLanguage()
  const nameOf = ({ typeId }: PartDraft) => types.find(({ id }) => id === typeId)?.names[locale] ?? typeId
  const taken = takenBeginning(parts, others)
  return (
    <fieldset id={field('parts').id} tabIndex={-1} className="rounded-xl border border-line p-4">
      <legend className="px-1 text-sm font-medium">{texts.parts}</legend>
      <p className="text-sm text-muted">{parts.length === 0 ? texts.noParts : texts.partsHint}</p>
      <SortableList items={parts} keyOf={({ typeId }) => typeId} label={texts.parts} texts={texts} nameOf={nameOf} onOrder={onChange}>
        {(part) => (
          <PartFields
            part={part}
            name={nameOf(part)}
            field={(name) => field(`parts.${parts.indexOf(part)}.${name}`)}
            onChange={(changes) => onChange(parts.map((one) => (one === part ? { ...one, ...changes } : one)))}
            onRemove={() => onChange(parts.filter((one) => one !== part))}
          />
        )}
      </SortableList>
      <PartTypeFinder
        formId="job"
        types={types}
        chosen={parts.map(({ typeId }) => typeId)}
        texts={texts}
        onAdd={(typeId) => onChange([...parts, { typeId, begins: parts.length === 0, pieces: '', isExtra: false }])}
      />
      <p role="status" className="mt-1 text-sm font-medium text-bad">
        {taken && texts.taken(taken.part.names[locale], taken.by.names[locale])}
      </p>
      <FieldError field={field('parts')} />
    </fieldset>
  )
}

type FieldsProps = {
  readonly part: PartDraft
  readonly name: string
  readonly field: (name: string) => FieldPlace
  readonly onChange: (changes: Partial<PartDraft>) => void
  readonly onRemove: () => void
}

function PartFields({ part, name, field, onChange, onRemove }: FieldsProps) {
  const { form: texts } = useJobTexts()
  const counts = Array.from({ length: MOST_JOB_PIECES }, (_, i) => String(i + 1))
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:grid sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
      <div className="min-w-0 space-y-1 max-sm:basis-full">
        <p className="font-medium">{name}</p>
        <div className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <TickField field={field('begins')} isTicked={part.begins} onTick={(begins) => onChange({ begins })}>
            {texts.begins}
          </TickField>
          <TickField field={field('isExtra')} isTicked={part.isExtra} onTick={(isExtra) => onChange({ isExtra })}>
            {texts.isExtra}
          </TickField>
        </div>
      </div>
      <SelectField
        field={field('pieces')}
        label={texts.piecesOf(name)}
        hidesLabel
        isOptional
        value={part.pieces}
        options={[{ value: '', text: texts.perCar }, ...counts.map((count) => ({ value: count, text: count }))]}
        onChange={({ target }) => onChange({ pieces: target.value })}
      />
      <Button look="plain" aria-label={texts.remove(name)} onClick={onRemove}>
        <CloseIcon />
      </Button>
    </div>
  )
}
