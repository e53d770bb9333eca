import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NextIcon, PauseIcon, PreviousIcon } from './icons.tsx'
import { move, moveAlone } from './slider-motion.ts'

type Labels = { readonly pause: string; readonly paused: string; readonly previous: string; readonly next: string }
type Props = {
  readonly titleId: string
  readonly title: ReactNode
  /** What stands beside the buttons, such as the way to all of them. */
  readonly more?: ReactNode
  readonly everyMs: number
  readonly labels: Labels
  /** A row shows several cards and part of the next; a banner one at a time, with its buttons on the picture. */
  readonly kind: 'row' | 'banner'
  readonly cardClassName: string
  readonly children: readonly ReactNode[]
}

const BUTTON =
  'inline-flex size-11 items-center justify-center rounded-full bg-white text-brand shadow-card ring-1 ring-line hover:ring-brand aria-disabled:text-muted aria-disabled:hover:ring-line'
const LOOKS = {
  row: {
    // On a phone the title has a line of its own.
    title: 'flex w-full flex-wrap items-center gap-x-3 gap-y-1 sm:w-auto',
    head: 'mb-3 flex flex-wrap items-center gap-x-3',
    buttons: 'order-last ml-auto sm:order-none',
    track: '-mx-4 scroll-px-4 gap-3 px-4 pt-1 pb-2 [scrollbar-width:thin] sm:-mx-1 sm:scroll-px-1 sm:px-1',
  },
  banner: { title: 'contents', head: 'contents', buttons: 'absolute right-3 bottom-3 z-10', track: '[scrollbar-width:none]' },
}

/** Cards that scroll sideways. Before scripts arrive they are scrolled by hand, and the buttons wait unseen in their place. */
export function Slider({ titleId, title, more, everyMs, labels, kind, cardClassName, children }: Props) {
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [state, setState] = useState<'asleep' | 'moving' | 'stopped'>('asleep')
  useEffect(() => {
    if (!root.current || !track.current || track.current.scrollWidth <= track.current.clientWidth) return
    setState('moving')
    return moveAlone(root.current, track.current, everyMs, () => setState('stopped'))
  }, [everyMs])
  const step = (direction: 1 | -1) => () => track.current && move(track.current, direction, 'page')
  const looks = LOOKS[kind]
  return (
    <section ref={root} aria-labelledby={titleId} className="relative">
      <div className={looks.head}>
        <div className={looks.title}>{title}</div>
        <div className={`flex gap-2 ${looks.buttons} ${state === 'asleep' ? 'invisible' : ''}`}>
          <button
            type="button"
            aria-disabled={state === 'stopped'}
            aria-label={state === 'stopped' ? labels.paused : labels.pause}
            className={`${BUTTON} motion-reduce:hidden`}
          >
            <PauseIcon className="size-5" />
          </button>
          <button type="button" aria-label={labels.previous} onClick={step(-1)} className={BUTTON}>
            <PreviousIcon className="size-5" />
          </button>
          <button type="button" aria-label={labels.next} onClick={step(1)} className={BUTTON}>
            <NextIcon className="size-5" />
          </button>
        </div>
        {more}
      </div>
      <ul ref={track} className={`relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain ${looks.track}`}>
        {children.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a slider never change their places
          <li key={i} className={`shrink-0 snap-start ${cardClassName}`}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  )
}
