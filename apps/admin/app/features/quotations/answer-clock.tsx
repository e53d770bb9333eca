import { staffQuotations as english } from '@shop/texts/en/staff/quotations'
import { staffQuotations as spanish } from '@shop/texts/es/staff/quotations'
import { Moment } from '../../kit/moment.tsx'
import { useTextsOf } from '../../language.tsx'

/** Below this many minutes somebody should be typing already. */
const HURRY = 5

/** How long the promise still holds, in minutes of opening hours. */
export function AnswerClock({ minutesLeft, dueAt }: { readonly minutesLeft: number | undefined; readonly dueAt: Date }) {
  const texts = useTextsOf({ es: spanish, en: english })
  if (minutesLeft === undefined) return null
  const minutes = Math.abs(Math.round(minutesLeft))
  const isLate = minutesLeft < 0
  const look = isLate ? 'bg-bad text-white' : minutesLeft < HURRY ? 'bg-accent text-ink' : 'bg-brand-tint text-brand-dark'
  return (
    <span className="inline-block">
      <span className={`inline-block rounded-full px-3 py-1 text-sm font-semibold tabular-nums ${look}`} title={texts.openingHours}>
        {isLate ? texts.minutesLate(minutes) : texts.minutesLeft(minutes)}
      </span>
      <span className="mt-1 block text-xs text-muted">
        {texts.due} <Moment at={dueAt} />
      </span>
    </span>
  )
}
