import { carText } from '@shop/domain/car-names'
import type { Fit } from '@shop/domain/fitment'
import { useFitTexts } from './use-fit-texts.ts'

/** What the shop says of a part and a car, which it names; and where on the car it goes. Colour is never the only cue. */
export function FitNote({ fit }: { readonly fit: Fit }) {
  const texts = useFitTexts()
  const car = carText(fit.car ?? {})
  const position = 'row' in fit ? fit.row?.position : undefined
  const [look, said] = {
    fits: ['text-good', 'row' in fit && fit.row ? texts.fits(car) : texts.universal],
    'fits-if': ['text-warn', texts.fitsIf(car, 'condition' in fit ? fit.condition : '')],
    'does-not-fit': ['text-bad', texts.doesNotFit(car)],
    unknown: ['text-muted', texts.unknown(car)],
  }[fit.verdict] as [string, string]
  return <span className={`block text-sm ${look}`}>{[said, position].filter(Boolean).join(' · ')}</span>
}
