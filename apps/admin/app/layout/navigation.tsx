import { useId, useLayoutEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useMember } from '../kit/session/session.tsx'
import { useTexts } from '../language.tsx'
import { screens, screensOf } from '../screens.ts'
import { WaitingMark } from './waiting-mark.tsx'

/** What a member's role may use, and nothing else; the landmark around it is its place's. */
export function Navigation({ onGo }: { readonly onGo?: () => void }) {
  const texts = useTexts()
  const { role } = useMember()
  const { pathname } = useLocation()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another entry
  useLayoutEffect(() => {
    // Not handed to React, which would call what it gets: newer browsers answer with a promise.
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <ul ref={list} className="space-y-1 pointer-fine:space-y-0">
      {screensOf(role).map((name) => {
        const { path, icon: Icon } = screens[name]
        const describedBy = `${id}-${name}`
        return (
          <li key={name} className="relative">
            <NavLink
              to={path}
              end={path === '/'}
              onClick={onGo}
              aria-describedby={describedBy}
              className="flex min-h-11 items-center gap-3 rounded-lg px-3 py-1.5 leading-tight pointer-fine:min-h-9 font-medium text-white/90 outline-offset-[-3px] outline-accent hover:bg-white/10 focus-visible:shadow-none focus-visible:outline-accent aria-[current=page]:bg-white aria-[current=page]:font-semibold aria-[current=page]:text-brand-dark"
            >
              <Icon />
              {texts.screens[name]}
            </NavLink>
            <WaitingMark id={describedBy} screen={name} />
          </li>
        )
      })}
    </ul>
  )
}
