import { type Customer, maskedPhone } from '@shop/domain/customer'
import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { keepCustomer } from '../../browser/customer.ts'
import { openSession } from '../../browser/session.ts'
import { callSignIn } from '../../calls/calls.ts'
import { useLocale } from '../../texts.ts'
import { CodeDialog } from '../sign-in/code-dialog.ts'
import type { SentCode } from '../sign-in/sms-dialog.tsx'
import { useAccountTexts } from './account-texts.ts'
import { useAwaitedProof } from './use-awaited-proof.ts'

/** Who has not verified the account can look around but not buy; the proof is asked for again as the shop does it. */
export function VerificationNotice({ customer: { email, phone } }: { readonly customer: Customer }) {
  const locale = useLocale()
  const { verification } = useAccountTexts()
  useAwaitedProof(locale)
  const [isSent, setIsSent] = useState(false)
  const [code, setCode] = useState<SentCode>()
  const resend = async (): Promise<SentCode> => {
    const { token = '' } = await (await callSignIn(locale)).resendVerification(email, location.pathname)
    return { token, phoneNumber: maskedPhone(phone) }
  }
  const ask = () => {
    resend().then((sent) => (sent.token ? setCode(sent) : setIsSent(true)), console.warn)
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
        <Button look="plain" onClick={ask} className="mt-3">
          {verification.resend}
        </Button>
      )}
      {code && (
        <CodeDialog
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
