import type { ReactNode } from 'react'
import { describedBy, FieldError } from './field-frame.tsx'
import type { FieldState } from './use-form.ts'

/** A box to tick, with a sentence that may hold a link. */
export const CheckField = ({ field, children }: { readonly field: FieldState; readonly children: ReactNode }) => (
  <div>
    <div className="flex items-start gap-3">
      <input
        {...describedBy(field)}
        id={field.id}
        name={field.name}
        type="checkbox"
        checked={field.value === 'on'}
        onChange={(event) => field.onType(event.target.checked ? 'on' : '')}
        required
        className="mt-0.5 size-6 shrink-0 accent-brand"
      />
      <label htmlFor={field.id} className="min-h-7 pt-0.5 text-sm">
        {children}
      </label>
    </div>
    <FieldError id={field.id} error={field.error} />
  </div>
)
