import type { StaffRole } from '@shop/domain/staff'
import type { ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import { HomeLink } from './home-link.tsx'
import { Screen } from './screen.tsx'
import { useMember } from './session/session.tsx'

/** A kindness, not a lock: the API refuses on its own what a role may not do. */
export function RoleGuard({ roles, children }: { readonly roles: readonly StaffRole[]; readonly children: ReactNode }) {
  const { role } = useMember()
  const { notAllowed, roles: names } = useTexts()
  if (roles.includes(role)) return children
  return (
    <Screen title={notAllowed.title} lead={notAllowed.text(names[role])}>
      <HomeLink />
    </Screen>
  )
}
