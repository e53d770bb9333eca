import { safeNext } from '@shop/contract/next-page'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { checkSession } from '../browser/customer.ts'
import { closeSession, hasSession, useToken } from '../browser/session.ts'
import { callSession } from '../calls/calls.ts'
import type { SignInDialog, SignInScreen } from '../common/sign-in/sign-in-dialogs.ts'
import { useSignInTexts } from '../common/sign-in/sign-in-texts.ts'
import { Benefits } from '../features/sign-in/benefits.tsx'
import { Dialogs } from '../features/sign-in/dialogs.tsx'
import { useFollowedLink } from '../features/sign-in/use-followed-link.ts'
import { PrivateHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import { Outlet } from '../router/outlet.tsx'
import { useLocation, useNavigate, useSearchParams } from '../router/router-context.ts'
import { useLocale } from '../texts.ts'

/** Login and registration: one screen with two tabs, and the address follows. */
export default function SignIn() {
  const locale = useLocale()
  const texts = useSignInTexts()
  const token = useToken()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = safeNext(query.get('next'))
  const secret = query.get('verificar') ?? undefined
  const [email, setEmail] = useState('')
  const [dialog, show] = useState<SignInDialog>()
  const isRegister = useLocation().pathname === paths.register(locale)
  const { title, lead } = isRegister ? texts.register : texts.login

  useFollowedLink(secret, locale, {
    onVerified: (says) => {
      show({ kind: 'welcome', says })
      // The secret has done its work and leaves the address; the router hears of it with the next click.
      history.replaceState(history.state, '', paths.login(locale, { next }))
    },
    onRefused: (isExpired) => location.replace(paths.linkFailed(locale, isExpired ? 'vencido' : undefined)),
  })
  const isFresh = useRef(true)
  useEffect(() => {
    const to = next ?? paths.products(locale)
    // Who comes here signed in, and really is, is sent on before the page is awake: as a new document.
    const goOnSignedIn = () => hasSession() && location.replace(to)
    if (token && !dialog && !secret) void (isFresh.current ? checkSession(locale)?.then(goOnSignedIn) : navigate(to, { replace: true }))
    isFresh.current = token === '' && hasSession()
  }, [token, dialog, secret, next, locale, navigate])
  const close = () => {
    show(undefined)
    if (secret || (dialog?.kind === 'registered' && !hasSession())) navigate(paths.login(locale, { next }), { replace: true })
  }

  /** The account of a mistyped address is left alone; the form is as it was. */
  const correct = async () => {
    const told = hasSession() ? callSession(locale).then((calls) => calls.logout()) : undefined
    await told?.catch(console.warn)
    closeSession()
    // The dialog first: as long as it is there the keyboard cannot go to what lies behind it, and afterwards it goes back by itself.
    flushSync(() => show(undefined))
    document.getElementById('register-email')?.focus()
  }

  return (
    <>
      <PrivateHead title={title} />
      <div className="mx-auto grid max-w-5xl items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="overflow-hidden rounded-2xl bg-white shadow-card ring-1 ring-line">
          <nav aria-label={texts.tabs.label} className="grid grid-cols-2">
            <Tab to={paths.login(locale, { next })} isOpen={!isRegister}>
              {texts.tabs.login}
            </Tab>
            <Tab to={paths.register(locale, { next })} isOpen={isRegister}>
              {texts.tabs.register}
            </Tab>
          </nav>
          <div className="p-5 sm:p-8">
            <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h1>
            <p className="mt-1 mb-5 text-muted">{lead}</p>
            {secret && !dialog && (
              <p role="status" className="mb-5 rounded-lg bg-brand-tint p-3">
                {texts.login.verifying}
              </p>
            )}
            <Outlet context={{ next, email, setEmail, show } satisfies SignInScreen} />
          </div>
        </div>
        <Benefits />
      </div>
      {dialog && <Dialogs key={dialog.kind} dialog={dialog} next={next} show={show} onClose={close} onCorrect={correct} />}
    </>
  )
}

function Tab({ to, isOpen, children }: { readonly to: string; readonly isOpen: boolean; readonly children: string }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isOpen ? 'page' : undefined}
      className="flex min-h-14 items-center justify-center border-b-2 border-line bg-ground font-semibold text-muted -outline-offset-4 hover:text-brand aria-[current=page]:border-brand aria-[current=page]:bg-white aria-[current=page]:text-brand"
    >
      {children}
    </Link>
  )
}
