import { likelyEmail } from '@shop/domain/likely-email'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useCallback, useEffect } from 'react'
import { useCustomer } from '../../browser/customer.ts'
import { useToken } from '../../browser/session.ts'
import { callSignIn } from '../../calls/calls.ts'
import { useAwaitedProof } from '../../common/account/use-awaited-proof.ts'
import { ResendButton } from '../../common/sign-in/resend-button.tsx'
import { useSignInTexts } from '../../common/sign-in/sign-in-texts.ts'
import { useLocale } from '../../texts.ts'

type Props = {
  readonly email: string
  readonly next: string | undefined
  readonly onProven: () => void
  readonly onCorrect: () => void
  /** Goes on to where somebody was on the way to; whoever is not signed in yet does that first. */
  readonly onClose: () => void
}

export function RegisteredDialog({ email, next, onProven, onCorrect, onClose }: Props) {
  const locale = useLocale()
  const { registered, welcome } = useSignInTexts()
  const isSignedIn = useToken() !== ''
  const ignored = useCallback(() => {}, [])
  const isProven = useCustomer(locale, ignored)?.isVerified ?? false
  useAwaitedProof(locale)
  useEffect(() => {
    if (isProven) onProven()
  }, [isProven, onProven])
  const resend = async () => {
    await (await callSignIn(locale)).resendMail(email, next)
  }
  return (
    <Dialog title={registered.title} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-3 break-words">{registered.lead(email)}</p>
          {likelyEmail(email) && <p className="mt-2 font-semibold text-warn">{registered.odd}</p>}
          <div className="mt-2 flex flex-wrap items-center gap-x-2">
            <p className="text-sm text-muted">{registered.spam}</p>
            <ResendButton label={registered.resend} waiting={registered.resendIn} done={registered.resent} resend={resend} />
          </div>
          <div className="mt-5 grid gap-3">
            <Button onClick={close} className="min-h-12">
              {isSignedIn ? (next ? registered.goOn : registered.go) : welcome.signIn}
            </Button>
            <Button look="plain" onClick={onCorrect} className="min-h-12">
              {registered.correct}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
