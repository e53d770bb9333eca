import type { ReactNode } from 'react'
import { FieldError, inputOf } from './field-frame.tsx'
import type { FieldPlace } from './form-types.ts'

type Props = {
  readonly field: FieldPlace
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
  readonly isOptional?: boolean
  /** What it is called where something is wrong with it, and its sentence is too long for that. */
  readonly label?: string
  readonly children: ReactNode
}

/** A box to tick, with a sentence that may hold a link. */
export function TickField({ field, isTicked, onTick, isOptional = true, label, children }: Props) {
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...inputOf(field, { isOptional })}
          type="checkbox"
          data-label={label}
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-brand"
        />
        <label htmlFor={field.id} className="min-h-7 cursor-pointer pt-0.5">
          {children}
        </label>
      </div>
      <FieldError field={field} />
    </div>
  )
}
