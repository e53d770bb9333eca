import { carText } from '@shop/domain/car-names'
import type { Fit } from '@shop/domain/fitment'
import type { ShopTexts } from '@shop/texts/es/shop'
import { shortCarName } from '../../browser/garage.ts'

export type FitTone = 'good' | 'warn' | 'bad' | 'plain'

/** Colour is never the only cue. */
export const FIT_SIGNS: Record<FitTone, string> = { good: '✓', warn: '!', bad: '✕', plain: '?' }

/** A verdict in words: of which car, and what is left to check. Without a car it is said of all that the visitor has. */
export function fitWords(garage: ShopTexts['garage'], fit: Fit): { readonly tone: FitTone; readonly text: string } {
  const car = fit.car && shortCarName(fit.car)
  switch (fit.verdict) {
    case 'fits':
      return { tone: 'good', text: garage.fits(car ?? '') }
    case 'fits-if':
      return { tone: 'warn', text: garage.fitsIf(car ?? '', fit.condition) }
    case 'does-not-fit':
      return { tone: 'bad', text: car ? garage.doesNotFit(car) : garage.fitsNone }
    case 'unknown':
      return { tone: 'plain', text: garage.unknown }
  }
}

/** The row of the table that a verdict rests on: "Nissan Tsuru 1992–2017 1.6". */
export function fitRow(fit: Fit): string | undefined {
  if (!('row' in fit) || !fit.row) return undefined
  const { make, model, yearFrom, yearTo, engine } = fit.row
  const years = yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo}`
  return [carText({ make, model }), years, engine].filter(Boolean).join(' ')
}
