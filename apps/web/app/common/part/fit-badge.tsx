import type { Fit } from '@shop/domain/fitment'
import { TapButton } from '@shop/ui/tap-button'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import { openGarage } from '../car/garage-signals.ts'
import { FIT_SIGNS, type FitTone, fitRow, fitWords } from './fit-words.ts'

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
  if (isUniversal) return <Badge tone="good" text={garage.universal} />
  if (!hasCar) {
    return (
      <Place note={garage.whyChoose}>
        <TapButton onClick={({ currentTarget }) => openGarage(currentTarget)} className="rounded-full underline underline-offset-4">
          <Badge tone="plain" text={garage.choose} />
        </TapButton>
      </Place>
    )
  }
  const row = fit && fitRow(fit)
  const words = fit ? fitWords(garage, fit) : { tone: 'plain' as const, text: isAsking ? '…' : garage.unchecked }
  return (
    <Place note={row && garage.restsOn(row)}>
      <Badge {...words} />
    </Place>
  )
}

/** A badge and a line below it, whether there is anything to say in it or not. */
const Place = ({ note, children }: { readonly note: string | undefined; readonly children: ReactNode }) => (
  <div className="min-h-15">
    {children}
    <p className="mt-1 text-xs text-muted">{note}</p>
  </div>
)

const TONES: Record<FitTone, string> = {
  good: 'bg-good text-white',
  warn: 'bg-accent text-ink',
  bad: 'bg-bad text-white',
  plain: 'bg-brand-tint text-ink',
}

const Badge = ({ tone, text }: { readonly tone: FitTone; readonly text: string }) => (
  <span role="status" className={`inline-flex min-h-9 items-center gap-2 rounded-2xl px-4 py-1 text-sm font-semibold ${TONES[tone]}`}>
    <span aria-hidden="true">{FIT_SIGNS[tone]}</span>
    {text}
  </span>
)
