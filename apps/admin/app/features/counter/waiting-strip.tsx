import { ARRIVAL_KINDS } from '@shop/domain/arrival'
import { Link } from 'react-router'
import { SCREEN_OF } from '../../common/waiting/screen-of.ts'
import { useWaitingTexts } from '../../common/waiting/use-waiting-texts.ts'
import { useWaiting } from '../../common/waiting/waiting.tsx'
import { screens } from '../../screens.ts'

const CHIP = 'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium hover:border-brand'

/** What else waits, for whoever serves a customer here meanwhile; a quotation that is late stands out. */
export function WaitingStrip() {
  const texts = useWaitingTexts()
  const waiting = useWaiting()
  const kinds = ARRIVAL_KINDS.filter((kind) => (waiting[kind] ?? 0) > 0)
  if (kinds.length === 0) return null
  return (
    <nav aria-label={texts.strip}>
      <ul className="flex flex-wrap gap-2">
        {kinds.map((kind) => {
          const late = kind === 'quotation' ? (waiting.lateQuotations ?? 0) : 0
          return (
            <li key={kind}>
              <Link to={screens[SCREEN_OF[kind]].path} className={`${CHIP} ${late > 0 ? 'border-bad bg-bad/10' : 'border-line bg-white'}`}>
                {texts.waiting[kind](waiting[kind] ?? 0)}
                {late > 0 && <strong className="font-semibold text-bad">{texts.late(late)}</strong>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
