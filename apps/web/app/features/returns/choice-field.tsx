import { useId } from 'react'
import { FieldError } from '../forms/field-frame.tsx'

type Props<Option extends string> = {
  readonly legend: string
  readonly options: readonly Option[]
  readonly nameOf: (option: Option) => string
  readonly chosen: Option | undefined
  readonly error: string | undefined
  readonly onChoose: (option: Option) => void
}

/** One of a few, all of them in sight, each as large as a finger. */
export const ChoiceField = <Option extends string>({ legend, options, nameOf, chosen, error, onChoose }: Props<Option>) => {
  const id = useId()
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-muted/60 bg-white px-3 py-2 has-checked:border-brand has-checked:bg-brand-tint"
          >
            <input
              type="radio"
              name={id}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="size-5 shrink-0 accent-brand"
            />
            {nameOf(option)}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
