import type { Cents } from '@shop/domain/money'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { WaysToPay } from '../../common/shop/ways-to-pay.tsx'
import { LoginForm } from '../../common/sign-in/login-form.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'
import { useCheckoutTexts } from './checkout-texts.ts'

/** Inside the checkout: as soon as there is a session, the page goes on by itself. */
export function SignInHere({ total }: { readonly total: Cents | undefined }) {
  const locale = useLocale()
  const { signIn } = useCheckoutTexts()
  const [email, setEmail] = useState('')
  return (
    <Card id="entrar" title={signIn.title} note={signIn.lead}>
      <WaysToPay amount={total} className="mb-4 rounded-lg bg-ground p-3" />
      <LoginForm screen={{ next: undefined, email, setEmail, show: () => {} }} permit={undefined} />
      <p className="mt-4 border-t border-line pt-3">
        {signIn.noAccount}{' '}
        <Link
          to={paths.register(locale, { next: paths.checkout(locale) })}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-2"
        >
          {signIn.register}
        </Link>
      </p>
    </Card>
  )
}
