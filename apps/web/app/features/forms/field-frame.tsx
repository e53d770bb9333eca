import type { ReactNode } from 'react'
import { useFormTexts } from './form-texts.ts'
import type { FieldState } from './use-form.ts'

type Props = {
  readonly field: FieldState
  readonly hint?: string | undefined
  readonly isOptional?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const INPUT =
  'block min-h-12 w-full rounded-lg border border-muted/60 bg-white px-3 text-base text-ink aria-invalid:border-bad aria-invalid:bg-bad/5 disabled:bg-ground disabled:text-muted'

/** Label above, hint before typing, and what is wrong below. */
export const FieldFrame = ({ field: { id, label, error }, hint, isOptional = false, className = '', children }: Props) => {
  const texts = useFormTexts()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
        {isOptional && <span className="font-normal text-muted"> {texts.optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | undefined }) =>
  error ? (
    <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
      {error}
    </p>
  ) : null

/** What every input of a field says about itself. */
export const describedBy = ({ id, error }: FieldState, hint?: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})
