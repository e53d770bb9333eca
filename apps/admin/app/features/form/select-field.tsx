import type { ComponentProps } from 'react'
import { fieldId } from './field.tsx'

type Props = Omit<ComponentProps<'select'>, 'id'> & {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string | number, text: string])[]
}

export const SelectField = ({ name, label, options, ...rest }: Props) => (
  <div>
    <label htmlFor={fieldId(name)} className="block font-semibold">
      {label}
    </label>
    <select {...rest} id={fieldId(name)} name={name} className="mt-1.5 block min-h-11 w-full rounded-lg border border-muted bg-white px-3">
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </div>
)
