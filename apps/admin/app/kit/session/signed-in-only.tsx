import { staffSignIn as english } from '@shop/texts/en/staff/sign-in'
import { staffSignIn as spanish } from '@shop/texts/es/staff/sign-in'
import { Button } from '@shop/ui/button'
import { Modal } from '@shop/ui/dialog/modal'
import type { ReactNode } from 'react'
import { useTexts, useTextsOf } from '../../language.tsx'
import { EnrolFactor } from '../second-factor/enrol-factor.tsx'
import { EntrancePage } from './entrance-page.tsx'
import { OpeningOffice } from './opening-office.tsx'
import { useSession } from './session.tsx'
import { SignIn } from './sign-in.tsx'

type Props = { /** From the mail after too many failed attempts. */ readonly permit: string | undefined; readonly children: ReactNode }

/** Draws the office for whoever is signed in. The address stays, so a sign-in leads to where one was going. */
export function SignedInOnly({ permit, children }: Props) {
  const { noAnswer, retry } = useTexts()
  const texts = useTextsOf({ es: spanish, en: english })
  const { standing, signIns, ask, update } = useSession()
  if (standing.kind === 'asking') return <OpeningOffice />
  if (standing.kind === 'silent')
    return (
      <EntrancePage title={noAnswer}>
        <Button onClick={ask}>{retry}</Button>
      </EntrancePage>
    )
  const isPermitNew = permit !== undefined && signIns === 0
  if (standing.kind === 'out') return <SignIn title={texts.title} permit={permit} {...(isPermitNew ? { lead: texts.permit } : {})} />
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
          <SignIn title={texts.expired} lead={texts.expiredText} email={standing.member.email} permit={permit} />
        </Curtain>
      )}
    </div>
  )
}

/** Hides what a stranger must not read, keeps what was typed, and lies above any open dialog. */
function Curtain({ children }: { readonly children: ReactNode }) {
  return (
    <Modal
      isHeld
      labelledBy="entrance-title"
      startAt="[autocomplete=current-password]"
      onClose={() => {}}
      className="m-0 size-full max-h-none max-w-none bg-ground!"
    >
      {children}
    </Modal>
  )
}
