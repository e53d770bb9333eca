import { type ReactNode, useId } from 'react'

type Props = { readonly title: string; readonly note?: string | undefined; readonly aside?: ReactNode; readonly children: ReactNode }

/** A part of a long form, drawn as a panel. Its fields keep the form's own names, so that what the server refuses leads to them. */
export const FormSection = ({ title, note, aside, children }: Props) => {
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
      <div className="mt-4">{children}</div>
    </section>
  )
}
