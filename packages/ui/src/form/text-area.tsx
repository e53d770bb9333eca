import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps, INPUT, inputOf } from './field-frame.tsx'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'required' | 'className'> & { readonly inputClassName?: string }

/** Several lines of text. */
export function TextArea(props: Props) {
  const { field, label, hint, isOptional, hidesLabel, className, inputClassName = '', ...more } = props
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional} hidesLabel={hidesLabel} className={className}>
      <textarea rows={3} {...inputOf(field, props)} {...more} className={`${INPUT} py-2.5 ${inputClassName}`} />
    </FieldFrame>
  )
}
