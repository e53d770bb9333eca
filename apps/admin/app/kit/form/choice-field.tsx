import { FieldError } from '@shop/ui/form/field-frame'
import type { FieldPlace } from '@shop/ui/form/form-types'

type Props<Value extends string> = {
  readonly field: FieldPlace
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly text: string }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** One of very few, all of them in sight. */
export function ChoiceField<Value extends string>({ field, label, options, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset id={field.id} tabIndex={-1}>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map(({ value, text }) => (
          <label key={value} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="size-5 accent-brand"
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  )
}
