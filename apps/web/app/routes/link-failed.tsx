import { useState } from 'react'
import { callSignIn } from '../calls/calls.ts'
import { RESEND_SECONDS } from '../common/sign-in/resend-button.tsx'
import { useSignInTexts } from '../common/sign-in/sign-in-texts.ts'
import { EmailForm } from '../features/sign-in/email-form.tsx'
import { NarrowCard, TEXT_LINK } from '../features/sign-in/narrow-card.tsx'
import { PrivateHead } from '../kit/page-head.tsx'
import { useCountdown } from '../kit/use-countdown.ts'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import { useSearchParams } from '../router/router-context.ts'
import { useLocale } from '../texts.ts'

/** The link of a mail did not work: why, and how to get another. */
export default function LinkFailed() {
  const locale = useLocale()
  const { linkFailed } = useSignInTexts()
  const [query] = useSearchParams()
  const [isSent, setIsSent] = useState(false)
  const { seconds, start } = useCountdown()
  const cause = query.get('motivo') === 'vencido' ? 'expired' : 'invalid'
  const send = async (email: string) => {
    if (seconds > 0) return
    await (await callSignIn(locale)).resendMail(email)
    setIsSent(true)
    start(RESEND_SECONDS)
  }
  return (
    <>
      <PrivateHead title={linkFailed.title} />
      <NarrowCard title={linkFailed.title} lead={linkFailed.causes[cause]}>
        <p className="mb-4">{linkFailed.lead}</p>
        <EmailForm submit={seconds > 0 ? linkFailed.wait(seconds) : linkFailed.submit} send={send} />
        <p role="status" className={isSent ? 'mt-4 rounded-lg bg-good/10 p-3 text-good' : ''}>
          {isSent && linkFailed.sent}
        </p>
        <p className="mt-5 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
          {linkFailed.verified}
          <Link to={paths.login(locale)} className={TEXT_LINK}>
            {linkFailed.signIn}
          </Link>
        </p>
      </NarrowCard>
    </>
  )
}
