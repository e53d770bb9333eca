import { FieldError } from '@shop/ui/form/field-frame'
import type { FieldPlace } from '@shop/ui/form/form-types'

type Props<Option extends string> = {
  readonly field: FieldPlace
  readonly legend: string
  readonly options: readonly Option[]
  readonly nameOf: (option: Option) => string
  readonly chosen: Option | undefined
  readonly onChoose: (option: Option) => void
}

/** One of a few, all of them in sight, each as large as a finger. */
export function ChoiceField<Option extends string>({ field, legend, options, nameOf, chosen, onChoose }: Props<Option>) {
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={field.error && `${field.id}-error`}>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-muted/60 bg-white px-3 py-2 has-checked:border-brand has-checked:bg-brand-tint"
          >
            <input
              type="radio"
              name={field.name}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="size-5 shrink-0 accent-brand"
            />
            {nameOf(option)}
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  )
}
