import type { Fit } from '@shop/domain/fitment'
import { useTexts } from '../../texts.ts'
import { FIT_SIGNS, type FitTone, fitWords } from './fit-words.ts'

const COLOURS: Record<FitTone, string> = { good: 'text-good', warn: 'text-warn', bad: 'text-bad', plain: 'text-muted' }

/** One line about the car that was asked about, or the visitor's. What is not known is not said: lists are full of it. */
export function FitLine({
  fit,
  isUniversal,
  className = '',
}: {
  readonly fit: Fit
  readonly isUniversal: boolean
  readonly className?: string
}) {
  const { garage } = useTexts()
  if (fit.verdict === 'unknown') return null
  // Made for no car in particular, such as oil: nothing says that it is the one this car asks for.
  if (isUniversal) return <p className={`fit-line text-muted ${className}`}>{garage.universal}</p>
  const { tone, text } = fitWords(garage, fit)
  return (
    <p className={`fit-line ${COLOURS[tone]} ${className}`}>
      {FIT_SIGNS[tone]} {text}
    </p>
  )
}
