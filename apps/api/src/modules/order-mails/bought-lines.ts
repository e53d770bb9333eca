import { carText } from '@shop/domain/car-names'
import type { Fit } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import { cents, formatMoney } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { serverTexts } from '@shop/texts/server-texts'
import { type CatalogueDeps, judgeParts } from '../catalogue/catalogue.public.ts'
import type { MailNote } from '../messages/messages.public.ts'

type Asked = { readonly locale: Locale; readonly publicUrl: string }

/** A mail is about what comes: cancelled pieces are not in it. What was bought for a car says whether it fits that one. */
export async function boughtLines(catalogue: CatalogueDeps, { lines }: Order, { locale, publicUrl }: Asked): Promise<MailNote[]> {
  const texts = serverTexts(locale).orderMails
  const coming = lines.filter(({ qty, cancelled }) => qty > cancelled)
  const fits = await judgeParts(
    catalogue,
    locale,
    coming.map(({ productId, forCar }) => ({ productId, car: forCar })),
  )
  return coming.map(({ qty, cancelled, name, image, unitPrice, forCar }, i) => {
    const bought = texts.line(qty - cancelled, name, formatMoney(cents(unitPrice * (qty - cancelled))))
    return {
      text: forCar ? `${bought} · ${verdictOf(fits[i], carText(forCar), texts)}` : bought,
      picture: { url: pictureUrl(publicUrl, image), alt: name },
    }
  })
}

/** A mail program that names no format is sent the one that all of them know. */
function pictureUrl(publicUrl: string, image = 'default.png'): string {
  return `${publicUrl}/images/products/${encodeURIComponent(image)}?w=${PICTURE_WIDTH}`
}
const PICTURE_WIDTH = 180

function verdictOf(fit: Fit | undefined, car: string, texts: ReturnType<typeof serverTexts>['orderMails']): string {
  if (fit?.verdict === 'fits') return texts.fits(car)
  if (fit?.verdict === 'fits-if') return texts.fitsIf(car, fit.condition)
  return fit?.verdict === 'does-not-fit' ? texts.doesNotFit(car) : texts.forCar(car)
}
