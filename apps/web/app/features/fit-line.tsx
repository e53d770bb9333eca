import type { Fit } from '@shop/domain/fitment'
import { carName, useMyCar } from '../browser/garage.ts'
import { useTexts } from '../texts.ts'

/** A card's one line about the visitor's car. What is not known is not said: lists are full of it. */
export const FitLine = ({ fit }: { readonly fit: Fit }) => {
  const { garage } = useTexts()
  const car = useMyCar()
  if (!car || fit.verdict === 'unknown') return null
  if (fit.verdict === 'fits') return <p className="text-xs font-semibold text-good">✓ {garage.fits(carName(car))}</p>
  if (fit.verdict === 'fits-if') return <p className="text-xs font-semibold text-warn">! {garage.fitsIf(fit.condition)}</p>
  return <p className="text-xs font-semibold text-bad">✕ {garage.doesNotFit}</p>
}
