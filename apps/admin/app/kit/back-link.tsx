import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** From one thing back to its list. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">
      {children}
    </Link>
  )
}
