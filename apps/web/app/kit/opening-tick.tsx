import type { FieldState } from '@shop/ui/form/form-types'
import type { ReactNode } from 'react'

type Props = { readonly field: FieldState; readonly isTicked: boolean; readonly label: string; readonly children: ReactNode }

/** Nobody has to: what it asks for appears when it is wanted. */
export function OpeningTick({ field, isTicked, label, children }: Props) {
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          id={field.id}
          name={field.name}
          checked={isTicked}
          aria-expanded={isTicked}
          onChange={(event) => field.onType(event.target.checked ? 'on' : '')}
          className="size-6 accent-brand"
        />
        {label}
      </label>
      {isTicked && children}
    </>
  )
}
