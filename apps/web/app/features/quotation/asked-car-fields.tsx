import type { FieldState } from '@shop/ui/form/form-types'
import { useState } from 'react'
import { CarField } from './car-field.tsx'
import { useQuotationTexts } from './quotation-texts.ts'
import { CAR_FIELDS, type QuotationValues } from './quotation-values.ts'
import { useCarNames } from './use-car-names.ts'

type Step = (typeof CAR_FIELDS)[number]
type Props = {
  readonly makes: readonly string[]
  /** Whether the lists after the first may be asked for yet. */
  readonly hasLists: boolean
  readonly values: QuotationValues
  readonly field: (name: Step) => FieldState
  readonly onChange: (some: Partial<QuotationValues>) => void
}

/** Make, model, year, engine, each opening the next. From where the car is in no list, it is written. */
export function AskedCarFields({ makes, hasLists, values, field, onChange }: Props) {
  const texts = useQuotationTexts()
  const [left, setLeft] = useState<Step>()
  const { make, model, year } = values
  const hasLeft = (step: Step) => left !== undefined && CAR_FIELDS.indexOf(step) >= CAR_FIELDS.indexOf(left)
  const isUnlisted = (step: Step, options: readonly string[] | undefined) =>
    options !== undefined && (options.length === 0 || (values[step] !== '' && !options.includes(values[step])))

  const isMakeWritten = hasLeft('make') || isUnlisted('make', makes)
  const models = useCarNames('model', hasLists && make !== '' && !isMakeWritten, values)
  const isModelWritten = isMakeWritten || hasLeft('model') || isUnlisted('model', models)
  const years = useCarNames('year', model !== '' && models !== undefined && !isModelWritten, values)
  const isYearWritten = isModelWritten || hasLeft('year') || isUnlisted('year', years)
  const engines = useCarNames('engine', year !== '' && years !== undefined && !isYearWritten, values)
  const knownEngines = engines && [...engines, texts.engineUnknown]
  const isEngineWritten = isYearWritten || hasLeft('engine') || isUnlisted('engine', knownEngines)

  const steps = [
    { step: 'make', options: makes, isWritten: isMakeWritten },
    { step: 'model', options: models, isWritten: isModelWritten },
    { step: 'year', options: years, isWritten: isYearWritten, inputMode: 'numeric' },
    { step: 'engine', options: knownEngines, isWritten: isEngineWritten, hint: texts.hints.engine },
  ] as const

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {steps.map(({ step, isWritten, ...more }) => {
        const state = field(step)
        const type = (text: string) => {
          // Somebody who writes goes on writing, even when the word happens to be in the list.
          if (isWritten && !hasLeft(step)) setLeft(step)
          if (isWritten) state.onType(text)
          else onChange({ ...emptyFrom(step), [step]: text })
        }
        return (
          <CarField
            key={step}
            {...more}
            field={{ ...state, onType: type }}
            label={texts.labels[step]}
            pick={texts.pick[step]}
            isWritten={isWritten}
            isFirstWritten={left === step}
            onWrite={() => {
              setLeft(step)
              onChange(emptyFrom(step))
            }}
            onList={() => {
              setLeft(undefined)
              onChange(emptyFrom(step))
            }}
          />
        )
      })}
    </div>
  )
}

/** Another make has other models. */
function emptyFrom(step: Step): Partial<QuotationValues> {
  return Object.fromEntries(CAR_FIELDS.slice(CAR_FIELDS.indexOf(step)).map((name) => [name, '']))
}
