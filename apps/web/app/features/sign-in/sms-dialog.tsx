import { CallFailed } from '@shop/contract/client'
import type { SignedIn } from '@shop/contract/wire/people/customer'
import { CODE_TRIES } from '@shop/domain/customer'
import { required } from '@shop/domain/field-rules'
import { useState } from 'react'
import { useLocale } from '../../texts.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { describedBy, FieldFrame } from '../forms/field-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { Modal } from '../modal.tsx'
import { callSignIn } from './call-sign-in.ts'
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

export const SmsDialog = ({ sent: first, resend, changeNumber, onVerified, onClose }: Props) => {
  const { sms } = useSignInTexts()
  const [sent, setSent] = useState(first)
  const [isChanging, setIsChanging] = useState(false)
  const resent = async () => setSent(await resend())
  return (
    <Modal title={sms.title} onClose={onClose}>
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
                <button type="button" onClick={() => setIsChanging(true)} className={PLAIN}>
                  {sms.changeNumber}
                </button>
              )}
              <button type="button" onClick={close} className={PLAIN}>
                {sms.later}
              </button>
            </div>
          </>
        )
      }
    </Modal>
  )
}

const PLAIN = 'min-h-11 rounded-lg px-2 text-sm font-semibold text-brand underline underline-offset-2'

type CodeProps = { readonly token: string; readonly onVerified: (signedIn: SignedIn) => void }

/** One field, so that phones can fill it in from the message. A wrong code keeps the dialog open. */
const CodeForm = ({ token, onVerified }: CodeProps) => {
  const locale = useLocale()
  const { sms } = useSignInTexts()
  const [left, setLeft] = useState(CODE_TRIES)
  const form = useForm({
    id: 'sms',
    labels: { code: sms.code },
    initial: { code: '' },
    rules: { code: required },
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
  const field = form.field('code')
  return (
    <form {...form.formProps} className="mt-4 space-y-4">
      <ErrorSummary refusal={form.refusal} wrong={form.wrong} />
      <FieldFrame field={field}>
        <input
          {...describedBy(field)}
          id={field.id}
          name={field.name}
          value={field.value}
          onChange={(event) => field.onType(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="block min-h-14 w-full rounded-lg border border-muted/60 text-center text-2xl font-bold tracking-[0.5em] tabular-nums aria-invalid:border-bad"
        />
      </FieldFrame>
      <SubmitButton isBusy={form.isBusy}>{sms.submit}</SubmitButton>
    </form>
  )
}
