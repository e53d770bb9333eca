import type { ComponentProps } from 'react'
import type { Failure } from '../calls/failure.ts'
import { useFieldProblem } from './field-problem.ts'
import { useFieldId } from './field-scope.ts'
import { REQUIRED_MARK } from './required.tsx'

type Option = { readonly value: string; readonly text: string }
type Props = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  readonly name: string
  readonly label: string
  readonly options: readonly Option[]
  readonly failure?: Failure | undefined
}

/** One of a few; what the server finds wrong with it is said here. */
export const SelectField = ({ name, label, options, failure, className = '', ...rest }: Props) => {
  const id = useFieldId()(name)
  const { problem, onMend } = useFieldProblem(name, failure)
  return (
    <div>
      <label htmlFor={id} className={`block font-semibold ${rest.required ? REQUIRED_MARK : ''}`}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        name={name}
        onInput={onMend}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        className={`mt-1.5 block min-h-11 w-full rounded-lg border border-muted bg-white px-3 aria-invalid:border-2 aria-invalid:border-bad ${className}`}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
