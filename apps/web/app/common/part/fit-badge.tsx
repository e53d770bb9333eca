import type { Fit } from '@shop/domain/fitment'
import { TapButton } from '@shop/ui/tap-button'
import { asleep } from '../../kit/asleep.tsx'
import { useTexts } from '../../texts.ts'
import { openGarage } from '../car/garage-signals.ts'

/** Whoever has no car needs no words for it. */
const FitVerdict = asleep(async () => (await import('./fit-verdict.tsx')).FitVerdict)

type Props = {
  readonly fit: Fit | undefined
  /** Whether there is any car to judge by. */
  readonly hasCar: boolean
  readonly isAsking: boolean
  readonly isUniversal: boolean
}

/** Whether the part fits the visitor's car, and on what that rests. The same place is kept free before the answer comes, so nothing jumps. */
export const FitBadge = ({ fit, hasCar, isAsking, isUniversal }: Props) => {
  const { garage } = useTexts()
  if (isUniversal) return <Badge tone="good" sign="✓" text={garage.universal} />
  return (
    <div className="min-h-15">
      {!hasCar ? (
        <TapButton onClick={({ currentTarget }) => openGarage(currentTarget)} className="rounded-full underline underline-offset-4">
          <Badge tone="plain" sign="?" text={garage.choose} />
        </TapButton>
      ) : fit ? (
        <FitVerdict fit={fit} badge={Badge} />
      ) : (
        <Badge tone="plain" sign="?" text={isAsking ? '…' : garage.unchecked} />
      )}
    </div>
  )
}

const TONES = { good: 'bg-good text-white', warn: 'bg-accent text-ink', bad: 'bg-bad text-white', plain: 'bg-brand-tint text-ink' }

export type BadgeProps = { readonly tone: keyof typeof TONES; readonly sign: string; readonly text: string }

/** Colour is never the only cue. */
const Badge = ({ tone, sign, text }: BadgeProps) => (
  <span role="status" className={`inline-flex min-h-9 items-center gap-2 rounded-2xl px-4 py-1 text-sm font-semibold ${TONES[tone]}`}>
    <span aria-hidden="true">{sign}</span>
    {text}
  </span>
)
