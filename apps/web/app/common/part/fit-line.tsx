import type { Fit } from '@shop/domain/fitment'
import { carName, useMyCar } from '../../browser/garage.ts'
import { useTexts } from '../../texts.ts'

/** A card's one line about the visitor's car. What is not known is not said: lists are full of it. */
export const FitLine = ({ fit, isUniversal }: { readonly fit: Fit; readonly isUniversal: boolean }) => {
  const { garage } = useTexts()
  const car = useMyCar()
  if (!car || fit.verdict === 'unknown') return null
  // Made for no car in particular, such as oil: nothing says that it is the one this car asks for.
  if (isUniversal) return <p className="text-xs font-semibold text-muted">{garage.universal}</p>
  if (fit.verdict === 'fits') return <p className="text-xs font-semibold text-good">✓ {garage.fits(carName(car))}</p>
  if (fit.verdict === 'fits-if') return <p className="text-xs font-semibold text-warn">! {garage.fitsIf(fit.condition)}</p>
  return <p className="text-xs font-semibold text-bad">✕ {garage.doesNotFit}</p>
}
