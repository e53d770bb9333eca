import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly lead?: string; readonly children?: ReactNode }

/** A page that asks one thing. */
export function NarrowCard({ title, lead, children }: Props) {
  return (
    <div className="mx-auto max-w-xl rounded-2xl bg-white p-5 shadow-card ring-1 ring-line sm:p-8">
      <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h1>
      {lead && <p className="mt-1 text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </div>
  )
}

export const TEXT_LINK = 'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-2'
