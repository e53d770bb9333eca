import { listMakeNames } from '@shop/contract/shop/vehicles'
import { listCarRuns } from '@shop/contract/staff/products'
import type { StaffFitment } from '@shop/domain/staff-product'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { SelectField } from '@shop/ui/form/select-field'
import { TextField } from '@shop/ui/form/text-field'
import { type SubmitEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Failure } from '../../kit/calls/failure.ts'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useCall } from '../../kit/calls/use-call.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { useRuleTexts } from '../../kit/form/rule-texts.ts'
import { useTexts } from '../../language.tsx'
import { enginesOf, plain, yearOptions } from './car-options.ts'
import { ModelChoice } from './model-choice.tsx'
import { type FitmentDraft, newFitments } from './new-fitments.ts'
import { useProductTexts } from './product-texts.ts'

type Props = {
  /** What it begins with; nothing for a plain new one. */
  readonly row: StaffFitment | undefined
  readonly isNew: boolean
  readonly others: readonly StaffFitment[]
  readonly onTake: (rows: readonly StaffFitment[]) => void
  readonly onClose: () => void
}

const ID = 'fitment'
const NOTHING: FitmentDraft = {
  make: '',
  models: [],
  yearFrom: undefined,
  yearTo: undefined,
  engine: '',
  positionEs: undefined,
  positionEn: undefined,
  noteEs: undefined,
  noteEn: undefined,
}

/** A car that a part fits, chosen from those that the shop knows; a new row may be said of several models. */
export function FitmentDialog({ row, isNew, others, onTake, onClose }: Props) {
  const { cars: texts, data } = useProductTexts()
  const rules = useRuleTexts()
  const { cancel } = useTexts()
  const [draft, setDraft] = useState<FitmentDraft>(row ? { ...row, models: [row.model] } : NOTHING)
  const [failure, setFailure] = useState<Failure>()
  const makes = useCall(listMakeNames, {})
  const { data: runs = [] } = useCall(listCarRuns, draft.make ? { query: { make: draft.make } } : undefined)
  const set = (changed: Partial<FitmentDraft>) => setDraft({ ...draft, ...changed })
  const chosen = runs.filter(({ model }) => draft.models.includes(model))
  const years = yearOptions(chosen, draft.engine)
  const take = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (draft.models.length === 0) return setFailure({ message: texts.chooseModel })
    const made = newFitments(draft, runs, others)
    if ('rows' in made) return onTake(made.rows)
    setFailure({ message: texts.wrong(made.car, rules[made.rule]) })
  }
  const yearField = (name: 'yearFrom' | 'yearTo', wire: string, label: string, any: string) => (
    <SelectField
      field={looseField(ID, wire)}
      label={label}
      isOptional={isNew}
      value={draft[name] ?? ''}
      options={[
        ...(isNew || draft[name] === undefined ? [{ value: '', text: any }] : []),
        ...years.map((year) => ({ value: String(year), text: String(year) })),
      ]}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value === '' ? undefined : Number(currentTarget.value) })}
    />
  )
  const wordField = (name: 'positionEs' | 'positionEn' | 'noteEs' | 'noteEn', wire: string, hint?: string) => (
    <TextField
      field={looseField(ID, wire)}
      label={texts[name]}
      isOptional
      value={draft[name] ?? ''}
      maxLength={120}
      placeholder={hint}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value.trimStart() || undefined })}
    />
  )
  return createPortal(
    <Dialog title={isNew ? texts.addTitle : texts.editTitle} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={take}>
        <FailureNote failure={failure} />
        <SelectField
          field={looseField(ID, 'armadora')}
          label={texts.make}
          value={draft.make}
          options={[
            { value: '', text: data.choose },
            ...[...new Set([...(draft.make ? [draft.make] : []), ...(makes.data ?? [])])].map(plain),
          ]}
          onChange={({ currentTarget }) =>
            set({ make: currentTarget.value, models: [], engine: '', yearFrom: undefined, yearTo: undefined })
          }
        />
        {draft.make && (
          <ModelChoice
            id={ID}
            names={[...new Set([...draft.models, ...runs.map(({ model }) => model)])].toSorted((a, b) => a.localeCompare(b))}
            chosen={draft.models}
            isSeveral={isNew}
            onChange={(models) => set({ models })}
          />
        )}
        {draft.models.length > 0 && (
          <>
            <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
              <SelectField
                field={looseField(ID, 'motor')}
                label={texts.engine}
                isOptional
                className="col-span-2 sm:col-span-1"
                value={draft.engine}
                options={[{ value: '', text: texts.allEngines }, ...enginesOf(chosen, draft.engine).map(plain)]}
                onChange={({ currentTarget }) => set({ engine: currentTarget.value })}
              />
              {yearField('yearFrom', 'anio_inicio', texts.from, texts.firstYear)}
              {yearField('yearTo', 'anio_fin', texts.to, texts.lastYear)}
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              {wordField('positionEs', 'posicion_es')}
              {wordField('positionEn', 'posicion_en')}
              {wordField('noteEs', 'notas_es', texts.noteHint)}
              {wordField('noteEn', 'notas_en')}
            </div>
          </>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="plain" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit">{texts.save}</Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  )
}
