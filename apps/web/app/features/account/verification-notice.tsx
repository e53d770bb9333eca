import { type Customer, maskedPhone } from '@shop/domain/customer'
import { useState } from 'react'
import { keepCustomer } from '../../browser/customer.ts'
import { openSession } from '../../browser/session.ts'
import { useLocale } from '../../texts.ts'
import { notifyFailure } from '../notifications/notify-failure.ts'
import { callSignIn } from '../sign-in/call-sign-in.ts'
import { type SentCode, SmsDialog } from '../sign-in/sms-dialog.tsx'
import { useAccountTexts } from './account-texts.ts'
import { PLAIN_BUTTON } from './section.tsx'

/** Who has not verified the account can look around but not buy; the proof is asked for again as the shop does it. */
export const VerificationNotice = ({ customer: { email, phone } }: { readonly customer: Customer }) => {
  const locale = useLocale()
  const { verification } = useAccountTexts()
  const [isSent, setIsSent] = useState(false)
  const [code, setCode] = useState<SentCode>()
  const resend = async (): Promise<SentCode> => {
    const { token = '' } = await (await callSignIn(locale)).resendVerification(email)
    return { token, phoneNumber: maskedPhone(phone) }
  }
  const ask = () => {
    resend().then(
      (sent) => (sent.token ? setCode(sent) : setIsSent(true)),
      (error: unknown) => notifyFailure(error, ask),
    )
  }
  return (
    <section aria-labelledby="verification-title" className="rounded-2xl border border-warn/40 bg-accent/15 p-5">
      <h2 id="verification-title" className="font-bold">
        {verification.title}
      </h2>
      <p className="mt-1 text-sm">{verification.lead}</p>
      <p role="status" className="mt-2 text-sm font-semibold text-good empty:hidden">
        {isSent && verification.resent}
      </p>
      {!isSent && (
        <button type="button" onClick={ask} className={`${PLAIN_BUTTON} mt-3`}>
          {verification.resend}
        </button>
      )}
      {code && (
        <SmsDialog
          sent={code}
          resend={resend}
          onVerified={(signedIn) => {
            openSession(signedIn)
            keepCustomer(signedIn.customer)
          }}
          onClose={() => setCode(undefined)}
        />
      )}
    </section>
  )
}
