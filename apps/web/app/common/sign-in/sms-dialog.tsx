import { CallFailed } from '@shop/contract/client'
import type { SignedIn } from '@shop/contract/wire/people/customer'
import { CODE_TRIES } from '@shop/domain/customer'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { CodeField } from '@shop/ui/form/code-field'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { useState } from 'react'
import { callSignIn } from '../../calls/calls.ts'
import { comingRules } from '../../kit/coming-rules.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useLocale } from '../../texts.ts'
import { NumberForm } from './number-form.tsx'
import { ResendButton } from './resend-button.tsx'
import { useSignInTexts } from './sign-in-texts.ts'

/** A code is on its way to a phone. */
export type SentCode = { readonly token: string; readonly phoneNumber: string }

type Props = {
  readonly sent: SentCode
  readonly resend: () => Promise<SentCode>
  /** Where the number was mistyped; without it the number is changed elsewhere. */
  readonly changeNumber?: (phone: string) => Promise<SentCode>
  readonly onVerified: (signedIn: SignedIn) => void
  readonly onClose: () => void
}

export function SmsDialog({ sent: first, resend, changeNumber, onVerified, onClose }: Props) {
  const { sms } = useSignInTexts()
  const [sent, setSent] = useState(first)
  const [isChanging, setIsChanging] = useState(false)
  const resent = async () => setSent(await resend())
  return (
    <Dialog title={sms.title} onClose={onClose}>
      {(close) =>
        changeNumber && isChanging ? (
          <NumberForm
            onBack={() => setIsChanging(false)}
            send={async (phone) => {
              setSent(await changeNumber(phone))
              setIsChanging(false)
            }}
          />
        ) : (
          <>
            <p className="mt-2">{sms.lead(sent.phoneNumber)}</p>
            <CodeForm key={sent.token} token={sent.token} onVerified={onVerified} />
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-3">
              <ResendButton key={sent.phoneNumber} label={sms.resend} waiting={sms.resendIn} done={sms.resent} resend={resent} />
              {changeNumber && (
                <Button look="link" onClick={() => setIsChanging(true)} className="text-sm">
                  {sms.changeNumber}
                </Button>
              )}
              <Button look="link" onClick={close} className="text-sm">
                {sms.later}
              </Button>
            </div>
          </>
        )
      }
    </Dialog>
  )
}

type CodeProps = { readonly token: string; readonly onVerified: (signedIn: SignedIn) => void }

/** One field, so that phones can fill it in from the message. A wrong code keeps the dialog open. */
function CodeForm({ token, onVerified }: CodeProps) {
  const locale = useLocale()
  const { sms } = useSignInTexts()
  const [left, setLeft] = useState(CODE_TRIES)
  const form = useForm({
    id: 'sms',
    initial: { code: '' },
    rules: comingRules(
      () => import('@shop/contract/shop/sign-in'),
      ({ verifySms }) => rulesOf(verifySms),
    ),
    clean: { code: (text) => text.replace(/\D/g, '') },
    send: async ({ code }) => {
      const calls = await callSignIn(locale)
      const signedIn = await calls.enterCode(token, code).catch((error: unknown) => {
        if (!(error instanceof CallFailed) || error.failure.code !== 'code_invalid') throw error
        setLeft(left - 1)
        throw new CallFailed(error.status, { ...error.failure, message: left > 1 ? sms.wrong(left - 1) : sms.usedUp })
      })
      onVerified(signedIn)
    },
  })
  return (
    <form {...form.formProps} className="mt-4 space-y-4">
      <ErrorSummary of={form} />
      <CodeField field={form.field('code')} label={sms.code} />
      <SubmitButton isBusy={form.isBusy}>{sms.submit}</SubmitButton>
    </form>
  )
}
