import { type ReactNode, useId } from 'react'

type Props = {
  /** What links of the page lead to. */
  readonly id?: string
  readonly title: string
  readonly note?: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page with a heading of its own. */
export function Card({ id, title, note, aside, children }: Props) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-4 rounded-2xl bg-white p-5 shadow-card ring-1 ring-line sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={heading} className="text-xl font-bold tracking-tight">
          {title}
        </h2>
        {aside}
      </div>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
