import { buttonLook } from '@shop/ui/button-look'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Leads to where something new is written. */
export function LinkButton({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={buttonLook('main')}>
      {children}
    </Link>
  )
}
