import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps, INPUT, inputOf } from './field-frame.tsx'

type Option = { readonly value: string; readonly text: string }
type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'name' | 'required' | 'className' | 'children'> & { readonly options: readonly Option[] }

/** One of a few. */
export function SelectField(props: Props) {
  const { field, label, hint, isOptional, hidesLabel, className, options, ...more } = props
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional} hidesLabel={hidesLabel} className={className}>
      <select {...inputOf(field, props)} {...more} className={INPUT}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
