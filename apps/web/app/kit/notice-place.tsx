import type { Locale } from '@shop/domain/locale'
import { LocaleContext } from '@shop/ui/locale'
import { NoticeList } from '@shop/ui/notices/notice-list'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { useIsAwake } from '../browser/is-awake.ts'
import { OfflineMark } from './offline-mark.tsx'

let root: Root | undefined
let drawnIn: Locale | undefined
let question: ReactNode

/**
 * Draws what is said beside the page, from the first thing on that has to be said: no page carries it before. Pages know how to wake up
 * what the server drew, and that is what this does with the empty place that it left; to draw from nothing would weigh on all of them.
 */
export function drawNotices(locale: Locale): void {
  const place = document.getElementById('notices')
  if (!place) return
  if (drawnIn === locale) return
  drawnIn = locale
  const notices = <Notices locale={locale}>{question}</Notices>
  if (root) root.render(notices)
  else root = hydrateRoot(place, notices)
}

/** Asks something beside whatever page is open, or ceases to. */
export function drawQuestion(locale: Locale, asked: ReactNode): void {
  question = asked
  drawnIn = undefined
  drawNotices(locale)
}

function Notices({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return useIsAwake() ? (
    <LocaleContext value={locale}>
      <OfflineMark />
      <NoticeList />
      {children}
    </LocaleContext>
  ) : null
}
