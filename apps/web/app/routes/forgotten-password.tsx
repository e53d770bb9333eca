import { useState } from 'react'
import { callSignIn } from '../calls/calls.ts'
import { useSignInTexts } from '../common/sign-in/sign-in-texts.ts'
import { EmailForm } from '../features/sign-in/email-form.tsx'
import { NarrowCard, TEXT_LINK } from '../features/sign-in/narrow-card.tsx'
import { PrivateHead } from '../kit/page-head.tsx'
import { useFocus } from '../kit/use-focus.ts'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import { useLocale } from '../texts.ts'

export default function ForgottenPassword() {
  const locale = useLocale()
  const { forgotten } = useSignInTexts()
  const [sentTo, setSentTo] = useState<string>()
  const answer = useFocus<HTMLParagraphElement>(sentTo)
  const back = (
    <Link to={paths.login(locale)} className={TEXT_LINK}>
      {forgotten.back}
    </Link>
  )
  return (
    <>
      <PrivateHead title={forgotten.title} />
      {sentTo ? (
        <NarrowCard title={forgotten.sentTitle}>
          <p ref={answer} tabIndex={-1} className="break-words outline-none">
            {forgotten.sent(sentTo)}
          </p>
          <div className="mt-3 flex flex-wrap gap-x-6">
            {back}
            <button type="button" onClick={() => setSentTo(undefined)} className={TEXT_LINK}>
              {forgotten.again}
            </button>
          </div>
        </NarrowCard>
      ) : (
        <NarrowCard title={forgotten.title} lead={forgotten.lead}>
          <EmailForm
            submit={forgotten.submit}
            send={async (email) => {
              await (await callSignIn(locale)).askForReset(email)
              setSentTo(email)
            }}
          >
            {back}
          </EmailForm>
        </NarrowCard>
      )}
    </>
  )
}
