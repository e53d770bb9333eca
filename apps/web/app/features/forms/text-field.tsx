import type { ComponentProps } from 'react'
import { describedBy, FieldFrame, INPUT } from './field-frame.tsx'
import type { FieldState } from './use-form.ts'

type Props = {
  readonly field: FieldState
  readonly hint?: string | undefined
  readonly isOptional?: boolean
  readonly className?: string
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'autoCapitalize' | 'list'>

export const TextField = ({ field, hint, isOptional, className, type = 'text', ...more }: Props) => (
  <FieldFrame field={field} hint={hint} isOptional={isOptional} className={className}>
    <input
      {...more}
      {...describedBy(field, hint)}
      id={field.id}
      name={field.name}
      type={type}
      value={field.value}
      onChange={(event) => field.onType(event.target.value)}
      onBlur={(event) => field.onLeave(event.relatedTarget)}
      required={!isOptional}
      spellCheck={false}
      className={INPUT}
    />
  </FieldFrame>
)
