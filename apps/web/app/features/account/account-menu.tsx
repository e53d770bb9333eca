import type { Locale } from '@shop/domain/locale'
import { accountMenu as english } from '@shop/texts/en/account-menu'
import { accountMenu as spanish } from '@shop/texts/es/account-menu'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { checkSession } from '../../browser/customer.ts'
import { nextSign } from '../../browser/first-sign.ts'
import { lazily } from '../../browser/lazily.ts'
import { leaveAccount } from '../../browser/leave-page.ts'
import { useKnownUser } from '../../browser/session.ts'
import { asleep } from '../../kit/asleep.tsx'
import { paths } from '../../paths.ts'
import { useLocale, useTextsOf } from '../../texts.ts'
import { BUTTON, PersonIcon } from './person-icon.tsx'

/** No page is heavier for it before somebody touches it. */
const GarageFollower = asleep(async () => (await import('./garage-follower.tsx')).GarageFollower, nextSign)

export const AccountMenu = () => {
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
      <GarageFollower />
      {isOpen && (
        <ul className="absolute top-full right-0 z-30 mt-2 w-52 overflow-hidden rounded-xl bg-white py-1 text-ink shadow-xl ring-1 ring-line">
          <li className="truncate border-b border-line px-4 py-2 text-sm text-muted">{texts.greeting(name)}</li>
          <li>
            <Link to={paths.account(locale)} className={ENTRY}>
              {texts.account}
            </Link>
          </li>
          <li>
            <Link to={paths.orders(locale)} className={ENTRY}>
              {texts.orders}
            </Link>
          </li>
          <li>
            <button type="button" onClick={() => leave(locale)} className={`${ENTRY} text-bad`}>
              {texts.leave}
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}

/** It comes when it is wanted; who cannot have it leaves all the same. */
const leave = (locale: Locale): Promise<void> =>
  lazily(() => import('./sign-out.ts'))
    .then(({ signOut }) => signOut(locale))
    .catch(() => leaveAccount(locale))

const ENTRY = 'flex min-h-11 w-full items-center px-4 text-left font-medium -outline-offset-3 hover:bg-ground'
