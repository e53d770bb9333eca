import type { ComponentProps } from 'react'
import type { Failure } from '../calls/failure.ts'
import { useFieldProblem } from './field-problem.ts'
import { useFieldId } from './field-scope.ts'
import { REQUIRED_MARK } from './required.tsx'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  /** The field's name on the wire: what the server finds wrong with it is said here. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Where a heading beside it says it already; readers still hear it. */
  readonly hidesLabel?: boolean
  readonly failure?: Failure | undefined
}

export const Field = ({ name, label, hint, hidesLabel = false, failure, className = '', ...rest }: Props) => {
  const { problem, onMend } = useFieldProblem(name, failure)
  const id = useFieldId()(name)
  return (
    <div>
      <label htmlFor={id} className={hidesLabel ? 'sr-only' : `block font-semibold ${rest.required ? REQUIRED_MARK : ''}`}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <input
        {...rest}
        id={id}
        name={name}
        onInput={onMend}
        aria-invalid={problem !== undefined}
        aria-describedby={[hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined}
        className={`${hidesLabel ? '' : 'mt-1.5'} block min-h-11 w-full rounded-lg border border-muted bg-white px-3 read-only:bg-ground aria-invalid:border-2 aria-invalid:border-bad ${className}`}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
