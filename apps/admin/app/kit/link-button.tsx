import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Leads to where something new is written. */
export const LinkButton = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center rounded-lg bg-brand px-4 font-semibold text-white hover:bg-brand-dark">
    {children}
  </Link>
)
