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
  readonly hasNext: boolean
  readonly show: (dialog: SignInDialog) => void
  readonly onClose: () => void
}

export const Dialogs = ({ dialog, hasNext, show, onClose }: Props) => {
  const locale = useLocale()
  const { welcome } = useSignInTexts()
  if (dialog.kind === 'registered') return <RegisteredDialog email={dialog.email} onClose={onClose} />
  if (dialog.kind === 'welcome') {
    const goOn = hasNext ? welcome.goOn : welcome.go
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
