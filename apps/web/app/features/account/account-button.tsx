import { safeNext } from '@shop/contract/next-page'
import { accountMenu as english } from '@shop/texts/en/account-menu'
import { accountMenu as spanish } from '@shop/texts/es/account-menu'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { checkSession } from '../../browser/customer.ts'
import { nextSign } from '../../browser/first-sign.ts'
import { useKnownUser, useToken } from '../../browser/session.ts'
import { lazyHydrate } from '../../kit/lazy-hydrate.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/router-context.ts'
import { useLocale, useTextsOf } from '../../texts.ts'

const BUTTON =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-lg text-sm font-semibold hover:bg-brand-dark lg:w-28 lg:justify-start lg:px-2'

/** "Entrar", or the menu of whoever has. The server draws the first for everybody; both take the same room. */
export function AccountButton() {
  const token = useToken()
  return token ? <AccountMenu /> : <SignInLink />
}

function SignInLink() {
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

/** What no page needs before somebody touches it. */
const AccountEntries = lazyHydrate(async () => (await import('./account-entries.tsx')).AccountEntries)
const GarageFollower = lazyHydrate(async () => (await import('./garage-follower.tsx')).GarageFollower, nextSign)

function AccountMenu() {
  const locale = useLocale()
  const texts = useTextsOf({ es: spanish, en: english })
  const name = useKnownUser()?.firstName.split(' ')[0] || texts.account
  // Its name stands here on public pages too, whether or not the session still does.
  useEffect(() => void checkSession(locale), [locale])
  const { key } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setIsOpen(false), [key])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setIsOpen(false)
    button.current?.focus()
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what its own buttons have opened
    <div onKeyDown={closeOnEscape} onBlur={closeOnLeave} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={texts.open(name)}
        onClick={() => setIsOpen(!isOpen)}
        className={BUTTON}
      >
        <PersonIcon isIn />
        <span className="hidden min-w-0 truncate lg:inline">{name}</span>
      </button>
      {isOpen && <AccountEntries name={name} />}
      <GarageFollower />
    </div>
  )
}

function PersonIcon({ isIn = false }: { readonly isIn?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-6 shrink-0 stroke-current stroke-2 ${isIn ? 'fill-accent/90 stroke-accent' : 'fill-none'}`}
    >
      <path d="M12 12a4.500 4.500 0 100-9 4.500 4.500 0 000 9ZM4 21a8 8 0 0116 0Z" strokeLinejoin="round" />
    </svg>
  )
}
