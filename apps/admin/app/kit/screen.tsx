import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../language.tsx'
import { useSession } from './session/session.tsx'
import { TabCount } from './tab-count.ts'

type Props = { readonly title: string; readonly lead?: string; readonly children: ReactNode }

/** A screen: its title in the tab and in its heading, which takes the focus when somebody comes here by a link or a sign-in. */
export function Screen({ title, lead, children }: Props) {
  const { titleOf } = useTexts()
  const { signIns } = useSession()
  const { key } = useLocation()
  const count = useContext(TabCount)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasArrived = key !== 'default' || signIns > 0
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${titleOf(title)}`
  }, [title, titleOf, count])
  useEffect(() => {
    if (!hasArrived) return
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [hasArrived])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold tracking-tight lg:text-3xl">
        {title}
      </h1>
      {lead && <p className="mt-1 text-muted">{lead}</p>}
      <div className="mt-6 space-y-6">{children}</div>
    </>
  )
}
