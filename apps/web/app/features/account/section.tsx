import type { ReactNode } from 'react'

type Props = { readonly id: string; readonly title: string; readonly lead?: string; readonly children: ReactNode }

export const Section = ({ id, title, lead, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 rounded-2xl bg-white p-5 shadow-card ring-1 ring-line sm:p-6">
    <h2 id={`${id}-title`} className="text-xl font-bold tracking-tight">
      {title}
    </h2>
    {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
    <div className="mt-4">{children}</div>
  </section>
)

export const PLAIN_BUTTON =
  'inline-flex min-h-11 items-center justify-center rounded-lg border border-muted/60 bg-white px-4 text-sm font-semibold hover:border-brand hover:text-brand'
