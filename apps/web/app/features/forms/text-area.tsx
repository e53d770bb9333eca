import { describedBy, FieldFrame, INPUT } from './field-frame.tsx'
import type { FieldState } from './use-form.ts'

type Props = { readonly field: FieldState; readonly hint?: string; readonly isOptional?: boolean; readonly maxLength: number }

/** Several lines of text. */
export const TextArea = ({ field, hint, isOptional = false, maxLength }: Props) => (
  <FieldFrame field={field} hint={hint} isOptional={isOptional}>
    <textarea
      {...describedBy(field, hint)}
      id={field.id}
      name={field.name}
      rows={3}
      maxLength={maxLength}
      value={field.value}
      onChange={(event) => field.onType(event.target.value)}
      onBlur={(event) => field.onLeave(event.relatedTarget)}
      required={!isOptional}
      className={`${INPUT} py-2.5`}
    />
  </FieldFrame>
)
