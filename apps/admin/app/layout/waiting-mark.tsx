import { countAll } from '@shop/domain/arrival'
import { kindOf } from '../common/waiting/screen-of.ts'
import { useWaitingTexts } from '../common/waiting/use-waiting-texts.ts'
import { useWaiting } from '../common/waiting/waiting.tsx'
import type { ScreenName } from '../screens.ts'

const LOOK = 'pointer-events-none absolute grid min-w-6 place-items-center rounded-full px-1.5 text-sm font-bold tabular-nums'
const MOST_SHOWN = 99
function shown(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}

/** How many wait on a screen, beside its name in the menu; what is late stands out. */
export function WaitingMark({ id, screen }: { readonly id: string; readonly screen: ScreenName }) {
  const texts = useWaitingTexts()
  const waiting = useWaiting()
  const kind = kindOf(screen)
  const count = kind ? (waiting[kind] ?? 0) : 0
  if (!kind || count === 0) return null
  const late = kind === 'quotation' ? (waiting.lateQuotations ?? 0) : 0
  return (
    <>
      <span
        aria-hidden="true"
        className={`${LOOK} top-1/2 right-2 -translate-y-1/2 ${late > 0 ? 'bg-bad text-white ring-1 ring-white' : 'bg-accent text-ink'}`}
      >
        {shown(count)}
      </span>
      <span id={id} className="sr-only">
        {[texts.waiting[kind](count), ...(late > 0 ? [texts.late(late)] : [])].join(', ')}
      </span>
    </>
  )
}

/** All of it, on the button that the menu of a phone is behind. */
export function WaitingTotal({ id }: { readonly id: string }) {
  const texts = useWaitingTexts()
  const waiting = useWaiting()
  const count = countAll(waiting)
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className={`${LOOK} -top-0.5 -right-1 ${(waiting.lateQuotations ?? 0) > 0 ? 'bg-bad text-white' : 'bg-accent text-ink'}`}
      >
        {shown(count)}
      </span>
      <span id={id} className="sr-only">
        {texts.all(count)}
      </span>
    </>
  )
}
