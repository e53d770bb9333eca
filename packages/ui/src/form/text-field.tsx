import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps, INPUT, inputOf } from './field-frame.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'className'> & { readonly inputClassName?: string }

/** A line of text, or a number. */
export function TextField(props: Props) {
  const { field, label, hint, isOptional, hidesLabel, className, inputClassName = '', type = 'text', ...more } = props
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional} hidesLabel={hidesLabel} className={className}>
      <input spellCheck={false} {...inputOf(field, props)} {...more} type={type} className={`${INPUT} ${inputClassName}`} />
    </FieldFrame>
  )
}
