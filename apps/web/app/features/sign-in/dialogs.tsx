import { useCallback } from 'react'
import { hasSession, openSession } from '../../browser/session.ts'
import type { SignInDialog } from '../../common/sign-in/sign-in-dialogs.ts'
import { useSignInTexts } from '../../common/sign-in/sign-in-texts.ts'
import { SmsDialog } from '../../common/sign-in/sms-dialog.tsx'
import { useLocale } from '../../texts.ts'
import { correctNumber, resendCode } from './newcomer-code.ts'
import { RegisteredDialog } from './registered-dialog.tsx'
import { WelcomeDialog } from './welcome-dialog.tsx'

type Props = {
  readonly dialog: SignInDialog
  readonly next: string | undefined
  readonly show: (dialog: SignInDialog) => void
  readonly onClose: () => void
  readonly onCorrect: () => void
}

export function Dialogs({ dialog, next, show, onClose, onCorrect }: Props) {
  const locale = useLocale()
  const { welcome } = useSignInTexts()
  const tellProven = useCallback(() => show({ kind: 'welcome', says: 'account_verified' }), [show])
  if (dialog.kind === 'registered')
    return <RegisteredDialog email={dialog.email} next={next} onProven={tellProven} onCorrect={onCorrect} onClose={onClose} />
  if (dialog.kind === 'welcome') {
    const goOn = next ? welcome.goOn : welcome.go
    return <WelcomeDialog says={dialog.says} goOn={hasSession() ? goOn : welcome.signIn} onClose={onClose} />
  }
  const { newcomer, token, phoneNumber } = dialog
  return (
    <SmsDialog
      sent={{ token, phoneNumber }}
      resend={() => resendCode(locale, newcomer, phoneNumber)}
      changeNumber={(phone) => correctNumber(locale, newcomer, phone)}
      onVerified={(signedIn) => {
        show({ kind: 'welcome', says: 'account_verified' })
        openSession(signedIn)
      }}
      onClose={onClose}
    />
  )
}
