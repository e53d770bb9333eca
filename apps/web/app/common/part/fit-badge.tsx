import type { Fit } from '@shop/domain/fitment'
import { TapButton } from '@shop/ui/tap-button'
import { carName, useMyCar } from '../../browser/garage.ts'
import { useTexts } from '../../texts.ts'
import { openGarage } from '../car/garage-signals.ts'

type Props = { readonly fit: Fit | undefined; readonly isAsking: boolean; readonly isUniversal: boolean }

/** Whether the part fits the visitor's car. The same place is kept free before the answer comes, so nothing jumps. */
export const FitBadge = ({ fit, isAsking, isUniversal }: Props) => {
  const { garage } = useTexts()
  const car = useMyCar()
  if (isUniversal) return <Badge tone="good" text={garage.universal} />
  if (!car) {
    return (
      <TapButton onClick={({ currentTarget }) => openGarage(currentTarget)} className="rounded-full underline underline-offset-4">
        <Badge tone="plain" text={garage.choose} />
      </TapButton>
    )
  }
  if (!fit) return <Badge tone="plain" text={isAsking ? '…' : garage.unchecked} />
  if (fit.verdict === 'fits') return <Badge tone="good" text={garage.fits(carName(car))} />
  if (fit.verdict === 'fits-if') return <Badge tone="warn" text={garage.fitsIf(fit.condition)} />
  return fit.verdict === 'unknown' ? (
    <Badge tone="plain" text={garage.unknown} />
  ) : (
    <Badge tone="bad" text={garage.doesNotFitCar(carName(car))} />
  )
}

const TONES = { good: 'bg-good text-white', warn: 'bg-accent text-ink', bad: 'bg-bad text-white', plain: 'bg-brand-tint text-ink' }
const SIGNS = { good: '✓', warn: '!', bad: '✕', plain: '?' }

/** Colour is never the only cue. */
const Badge = ({ tone, text }: { readonly tone: keyof typeof TONES; readonly text: string }) => (
  <span role="status" className={`inline-flex min-h-9 items-center gap-2 rounded-full px-4 text-sm font-semibold ${TONES[tone]}`}>
    <span aria-hidden="true">{SIGNS[tone]}</span>
    {text}
  </span>
)
