import { type ReactNode, useId } from 'react'
import { FieldScope } from './form/field-scope.ts'

type Props = { readonly title: string; readonly note?: string; readonly aside?: ReactNode; readonly children: ReactNode }

/** A part of a screen with a heading of its own. */
export const Panel = ({ title, note, aside, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-white p-5 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {aside}
      </div>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      <div className="mt-4">
        <FieldScope value={id}>{children}</FieldScope>
      </div>
    </section>
  )
}
