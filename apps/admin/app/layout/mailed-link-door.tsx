import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { OpeningOffice } from '../kit/session/opening-office.tsx'

type Screen = ComponentType<{ readonly token: string }>

/** Where the links of mails lead, and that of the terminal of a new shop, and what is drawn there. */
const screens: Readonly<Record<string, Screen>> = {
  invitacion: lazy(async () => ({ default: (await import('../features/invitation/accept-invitation.tsx')).AcceptInvitation })),
  'primera-cuenta': lazy(async () => ({ default: (await import('../features/invitation/first-owner.tsx')).FirstOwner })),
  'nueva-contrasena': lazy(async () => ({ default: (await import('../features/new-password/new-password.tsx')).NewPassword })),
}
const LINK = new RegExp(`^/admin/(${Object.keys(screens).join('|')})/([\\w-]+)/?$`)

/** Whoever comes by a mailed link cannot sign in yet, and is not asked to. */
export function MailedLinkDoor({ children }: { readonly children: ReactNode }) {
  const [, place = '', token = ''] = LINK.exec(location.pathname) ?? []
  const Screen = screens[place]
  if (!Screen) return children
  return (
    <Suspense fallback={<OpeningOffice />}>
      <Screen token={token} />
    </Suspense>
  )
}
