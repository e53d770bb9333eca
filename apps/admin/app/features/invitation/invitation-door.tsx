import { lazy, type ReactNode, Suspense } from 'react'
import { OpeningOffice } from '../../kit/session/opening-office.tsx'

const AcceptInvitation = lazy(async () => ({ default: (await import('./accept-invitation.tsx')).AcceptInvitation }))

const LINK = /^\/admin\/invitacion\/([\w-]+)\/?$/

/** Whoever comes with an invitation is no member yet and is not asked to sign in. */
export const InvitationDoor = ({ children }: { readonly children: ReactNode }) => {
  const token = LINK.exec(location.pathname)?.[1]
  if (token === undefined) return children
  return (
    <Suspense fallback={<OpeningOffice />}>
      <AcceptInvitation token={token} />
    </Suspense>
  )
}
