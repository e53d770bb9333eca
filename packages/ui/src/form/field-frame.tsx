import type { ReactNode } from 'react'
import { useFormTexts } from './form-texts.ts'
import type { FieldPlace, FieldState } from './form-types.ts'

/** What every field of the kit can be told. */
export type FieldProps = {
  readonly field: FieldPlace | FieldState
  readonly label: string
  readonly hint?: string | undefined
  readonly isOptional?: boolean | undefined
  /** Where a heading beside it says it already; readers still hear it. */
  readonly hidesLabel?: boolean | undefined
  readonly className?: string | undefined
}

export const INPUT =
  'block min-h-12 w-full rounded-lg border border-muted/60 bg-white px-3 text-base text-ink read-only:not-[select]:bg-ground aria-invalid:border-bad aria-invalid:bg-bad/5 disabled:bg-ground disabled:text-muted'

/** Label above, hint and what is wrong below. */
export function FieldFrame(props: FieldProps & { readonly children: ReactNode }) {
  const { field, label, hint, isOptional = false, hidesLabel = false, className, children } = props
  const texts = useFormTexts()
  return (
    <div className={className}>
      <label htmlFor={field.id} className={hidesLabel ? 'sr-only' : 'mb-1 block text-sm font-medium'}>
        {label}
        {isOptional && <span className="font-normal text-muted"> {texts.optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${field.id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError field={field} />
    </div>
  )
}

export function FieldError({ field: { id, error } }: { readonly field: Pick<FieldPlace, 'id' | 'error'> }) {
  return error ? (
    <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
      {error}
    </p>
  ) : null
}

type Typed = { readonly target: { readonly value: string } }
type Left = { readonly relatedTarget: EventTarget | null }

/** What every input of a field says about itself, and what it holds where the form keeps that. */
export function inputOf(field: FieldPlace | FieldState, { hint, isOptional = false }: Pick<FieldProps, 'hint' | 'isOptional'> = {}) {
  return {
    id: field.id,
    name: field.name,
    required: !isOptional && !field.isLoose,
    'aria-invalid': field.error ? true : undefined,
    'aria-describedby': [hint && `${field.id}-hint`, field.error && `${field.id}-error`].filter(Boolean).join(' ') || undefined,
    ...('onType' in field
      ? {
          value: field.value,
          onChange: (event: Typed) => field.onType(event.target.value),
          onBlur: (event: Left) => field.onLeave(event.relatedTarget),
        }
      : {}),
  }
}
