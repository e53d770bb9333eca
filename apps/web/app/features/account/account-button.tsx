import { safeNext } from '@shop/contract/next-page'
import { accountMenu as english } from '@shop/texts/en/account-menu'
import { accountMenu as spanish } from '@shop/texts/es/account-menu'
import { Link, useLocation } from 'react-router'
import { useToken } from '../../browser/session.ts'
import { asleep } from '../../kit/asleep.tsx'
import { paths } from '../../paths.ts'
import { useLocale, useTextsOf } from '../../texts.ts'
import { BUTTON, PersonIcon } from './person-icon.tsx'

/** Visitors do not load it. */
const AccountMenu = asleep(async () => (await import('./account-menu.tsx')).AccountMenu)

/** "Entrar", or the menu of whoever has. The server draws the first for everybody; both take the same room. */
export const AccountButton = () => {
  const token = useToken()
  if (!token) return <SignInLink />
  return (
    <div className="min-h-11 min-w-11 lg:w-28">
      <AccountMenu />
    </div>
  )
}

const SignInLink = () => {
  const locale = useLocale()
  const texts = useTextsOf({ es: spanish, en: english })
  const { pathname, search } = useLocation()
  const isSigningIn = pathname === paths.login(locale) || pathname === paths.register(locale)
  const next = isSigningIn ? safeNext(new URLSearchParams(search).get('next')) : undefined
  return (
    <Link to={paths.login(locale, { next })} aria-label={texts.signIn} className={BUTTON}>
      <PersonIcon />
      <span className="hidden lg:inline">{texts.signIn}</span>
    </Link>
  )
}
