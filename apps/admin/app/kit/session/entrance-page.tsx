import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../language.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { OfficeMark } from '../office-mark.tsx'

type Props = { readonly title: string; readonly lead?: string; readonly children?: ReactNode }

/** What is seen before the office: one card in the middle. */
export function EntrancePage({ title, lead, children }: Props) {
  const { titleOf, office } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = titleOf(title)
    // Fields that want to be typed into take the focus themselves.
    if (!heading.current?.closest('main')?.contains(document.activeElement)) heading.current?.focus()
  }, [title, titleOf])
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 p-4">
      <p className="flex items-center gap-2 text-xl font-extrabold tracking-tight text-brand-dark">
        <OfficeMark /> <span className="font-medium text-muted">{office}</span>
      </p>
      <div className="w-full max-w-md rounded-2xl border border-line bg-white p-6 shadow-card sm:p-8">
        <h1 id="entrance-title" ref={heading} tabIndex={-1} className="text-2xl font-bold tracking-tight">
          {title}
        </h1>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
        {children && <div className="mt-6">{children}</div>}
      </div>
      <LanguageSwitch />
    </main>
  )
}
