import { listMakeNames } from '@shop/contract/shop/vehicles'
import { listCarRuns } from '@shop/contract/staff/products'
import { type CarRun, yearsSold } from '@shop/domain/fitment-rules'
import type { StaffFitment } from '@shop/domain/staff-product'
import { type SubmitEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../language.tsx'
import type { Failure } from '../calls/failure.ts'
import { useCall } from '../calls/use-call.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { useRuleTexts } from '../form/rule-texts.ts'
import { SelectField } from '../form/select-field.tsx'
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
export const FitmentDialog = ({ row, isNew, others, onTake, onClose }: Props) => {
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
    if (draft.models.length === 0) return setFailure({ message: texts.chooseModel, fields: {} })
    const made = newFitments(draft, runs, others)
    if ('rows' in made) return onTake(made.rows)
    setFailure({ message: texts.wrong(made.car, rules[made.rule]), fields: {} })
  }
  const yearField = (name: 'yearFrom' | 'yearTo', wire: string, label: string, any: string) => (
    <SelectField
      name={wire}
      label={label}
      value={draft[name] ?? ''}
      options={[
        ...(isNew || draft[name] === undefined ? [{ value: '', text: any }] : []),
        ...years.map((year) => ({ value: String(year), text: String(year) })),
      ]}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value === '' ? undefined : Number(currentTarget.value) })}
    />
  )
  const wordField = (name: 'positionEs' | 'positionEn' | 'noteEs' | 'noteEn', wire: string, hint?: string) => (
    <Field
      name={wire}
      label={texts[name]}
      value={draft[name] ?? ''}
      maxLength={120}
      placeholder={hint}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value.trimStart() || undefined })}
    />
  )
  return createPortal(
    <Dialog title={isNew ? texts.addTitle : texts.editTitle} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={take}>
        <FormFailure failure={failure} />
        <SelectField
          name="armadora"
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
            names={[...new Set([...draft.models, ...runs.map(({ model }) => model)])].toSorted((a, b) => a.localeCompare(b))}
            chosen={draft.models}
            isSeveral={isNew}
            onChange={(models) => set({ models })}
          />
        )}
        {draft.models.length > 0 && (
          <>
            <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
              <div className="col-span-2 sm:col-span-1">
                <SelectField
                  name="motor"
                  label={texts.engine}
                  value={draft.engine}
                  options={[{ value: '', text: texts.allEngines }, ...enginesOf(chosen, draft.engine).map(plain)]}
                  onChange={({ currentTarget }) => set({ engine: currentTarget.value })}
                />
              </div>
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
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit">{texts.save}</Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  )
}

const plain = (name: string) => ({ value: name, text: name })

const enginesOf = (runs: readonly CarRun[], own: string): string[] =>
  [...new Set([...(own ? [own] : []), ...runs.map(({ engine }) => engine)])].toSorted()

/** Newest first, as people look for them. */
const yearOptions = (runs: readonly CarRun[], engine: string): number[] => {
  const years = yearsSold(runs, engine)
  return years ? Array.from({ length: years.last - years.first + 1 }, (_, i) => years.last - i) : []
}
