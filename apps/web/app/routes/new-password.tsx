import { CallFailed } from '@shop/contract/client'
import { buttonLook } from '@shop/ui/button-look'
import { useEffect, useState } from 'react'
import { closeSession } from '../browser/session.ts'
import { callSignIn } from '../calls/calls.ts'
import { useSignInTexts } from '../common/sign-in/sign-in-texts.ts'
import { NarrowCard } from '../features/sign-in/narrow-card.tsx'
import { NewPasswordForm } from '../features/sign-in/new-password-form.tsx'
import { notifyFailure } from '../kit/notify-failure.ts'
import { PrivateHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import { useNavigate, useParams } from '../router/router-context.ts'
import { useLocale } from '../texts.ts'

type LinkState = 'checking' | 'good' | 'bad'

export default function NewPassword() {
  const { token = '' } = useParams()
  const locale = useLocale()
  const navigate = useNavigate()
  const { reset } = useSignInTexts()
  const [link, setLink] = useState<LinkState>('checking')
  useEffect(() => {
    const check = () => {
      callSignIn(locale)
        .then((calls) => calls.checkReset(token))
        .then(
          () => setLink('good'),
          (error: unknown) => {
            if (isRefusedLink(error)) setLink('bad')
            else notifyFailure(error, check)
          },
        )
    }
    check()
  }, [token, locale])
  const save = async (password: string) => {
    try {
      await (await callSignIn(locale)).resetPassword(token, password)
    } catch (error) {
      if (isRefusedLink(error)) return setLink('bad')
      throw error
    }
    // Every session of this customer has ended, this browser's too.
    closeSession()
    navigate(paths.login(locale, { because: 'cambiada' }), { replace: true })
  }
  return (
    <>
      <PrivateHead title={reset.title} />
      {link === 'bad' ? (
        <NarrowCard title={reset.badTitle}>
          <p role="alert">{reset.bad}</p>
          <Link to={paths.forgottenPassword(locale)} className={`${buttonLook('main')} mt-5 min-h-12`}>
            {reset.another}
          </Link>
        </NarrowCard>
      ) : (
        <NarrowCard title={reset.title} lead={reset.lead}>
          {link === 'good' ? <NewPasswordForm token={token} send={save} /> : <p role="status">{reset.checking}</p>}
        </NarrowCard>
      )}
    </>
  )
}

function isRefusedLink(error: unknown): boolean {
  return error instanceof CallFailed && (error.failure.code === 'link_invalid' || error.failure.code === 'link_expired')
}
