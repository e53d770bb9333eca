import { carText } from '@shop/domain/car-names'
import type { Fit } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import { cents, formatMoney } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { serverTexts } from '@shop/texts/server-texts'
import { type CatalogueDeps, judgeParts } from '../catalogue/catalogue.public.ts'

/** A mail is about what comes: cancelled pieces are not in it. What was bought for a car says whether it fits that one. */
export const boughtLines = async (catalogue: CatalogueDeps, { lines }: Order, locale: Locale): Promise<string[]> => {
  const texts = serverTexts(locale).orderMails
  const coming = lines.filter(({ qty, cancelled }) => qty > cancelled)
  const fits = await judgeParts(
    catalogue,
    locale,
    coming.map(({ productId, forCar }) => ({ productId, car: forCar })),
  )
  return coming.map(({ qty, cancelled, name, unitPrice, forCar }, i) => {
    const bought = texts.line(qty - cancelled, name, formatMoney(cents(unitPrice * (qty - cancelled))))
    return forCar ? `${bought} · ${verdictOf(fits[i], carText(forCar), texts)}` : bought
  })
}

const verdictOf = (fit: Fit | undefined, car: string, texts: ReturnType<typeof serverTexts>['orderMails']): string => {
  if (fit?.verdict === 'fits') return texts.fits(car)
  if (fit?.verdict === 'fits-if') return texts.fitsIf(car, fit.condition)
  return fit?.verdict === 'does-not-fit' ? texts.doesNotFit(car) : texts.forCar(car)
}
