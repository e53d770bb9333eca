import { adminSignIn as english } from '@shop/texts/en/admin-sign-in'
import { adminSignIn as spanish } from '@shop/texts/es/admin-sign-in'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTexts, useTextsOf } from '../../language.tsx'
import { Button } from '../form/button.tsx'
import { EnrolFactor } from '../second-factor/enrol-factor.tsx'
import { EntrancePage } from './entrance-page.tsx'
import { OpeningOffice } from './opening-office.tsx'
import { useSession } from './session.tsx'
import { SignIn } from './sign-in.tsx'

/** Draws the office for whoever is signed in. The address stays, so a sign-in leads to where one was going. */
export const SignedInOnly = ({ children }: { readonly children: ReactNode }) => {
  const { noAnswer, retry } = useTexts()
  const texts = useTextsOf({ es: spanish, en: english })
  const { standing, ask, update } = useSession()
  if (standing.kind === 'asking') return <OpeningOffice />
  if (standing.kind === 'silent')
    return (
      <EntrancePage title={noAnswer}>
        <Button onClick={ask}>{retry}</Button>
      </EntrancePage>
    )
  if (standing.kind === 'out') return <SignIn title={texts.title} />
  if (standing.member.mustEnrol)
    return (
      <EntrancePage title={texts.mustEnrol} lead={texts.mustEnrolText}>
        <EnrolFactor onDone={update} />
      </EntrancePage>
    )
  // Another person begins anew; the same one finds the screen as it was left.
  return (
    <div key={standing.member.id}>
      {children}
      {standing.kind === 'expired' && (
        <Curtain>
          <SignIn title={texts.expired} lead={texts.expiredText} email={standing.member.email} />
        </Curtain>
      )}
    </div>
  )
}

/** Hides what a stranger must not read, keeps what was typed, and lies above any open dialog. */
const Curtain = ({ children }: { readonly children: ReactNode }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const curtain = dialog.current
    if (!curtain?.open) curtain?.showModal()
    return () => curtain?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="entrance-title"
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
      className="m-0 size-full max-h-none max-w-none bg-ground"
    >
      {children}
    </dialog>
  )
}
