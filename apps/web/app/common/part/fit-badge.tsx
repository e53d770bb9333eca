import type { Fit } from '@shop/domain/fitment'
import { TapButton } from '@shop/ui/tap-button'
import { lazyHydrate } from '../../kit/lazy-hydrate.tsx'
import { useTexts } from '../../texts.ts'
import { openGarage } from '../car/garage-signals.ts'
import { VerdictBadge } from './verdict-badge.tsx'

/** Whoever has no car needs no words for it. */
const FitVerdict = lazyHydrate(async () => (await import('./fit-verdict.tsx')).FitVerdict)

type Props = {
  readonly fit: Fit | undefined
  /** Whether there is any car to judge by. */
  readonly hasCar: boolean
  readonly isAsking: boolean
  readonly isUniversal: boolean
}

/** Whether the part fits the visitor's car, and on what that rests. The same place is kept free before the answer comes, so nothing jumps. */
export function FitBadge({ fit, hasCar, isAsking, isUniversal }: Props) {
  const { garage } = useTexts()
  if (isUniversal) return <VerdictBadge tone="good" sign="✓" text={garage.universal} />
  return (
    <div className="min-h-15">
      {!hasCar ? (
        <TapButton onClick={({ currentTarget }) => openGarage(currentTarget)} className="rounded-full underline underline-offset-4">
          <VerdictBadge tone="plain" sign="?" text={garage.choose} />
        </TapButton>
      ) : fit ? (
        <FitVerdict fit={fit} badge={VerdictBadge} />
      ) : (
        <VerdictBadge tone="plain" sign="?" text={isAsking ? '…' : garage.unchecked} />
      )}
    </div>
  )
}
