import type { ComponentProps } from 'react'
import type { Failure } from '../calls/failure.ts'
import { useFieldProblem } from './field-problem.ts'
import { useFieldId } from './field-scope.ts'
import { REQUIRED_MARK } from './required.tsx'

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  readonly name: string
  readonly label: string
  readonly failure?: Failure | undefined
}

/** Several lines of text; what the server finds wrong with them is said here. */
export const TextArea = ({ name, label, failure, className = '', ...rest }: Props) => {
  const id = useFieldId()(name)
  const { problem, onMend } = useFieldProblem(name, failure)
  return (
    <div>
      <label htmlFor={id} className={`block font-semibold ${rest.required ? REQUIRED_MARK : ''}`}>
        {label}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        name={name}
        onInput={onMend}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        className={`mt-1.5 block w-full rounded-lg border border-muted bg-white px-3 py-2 aria-invalid:border-2 aria-invalid:border-bad ${className}`}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
