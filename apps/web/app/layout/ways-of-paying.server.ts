import type { Locale } from '@shop/domain/locale'
import type { PaymentForm } from '@shop/domain/payment-form'
import { paymentTexts } from '@shop/texts/payment-texts'
import type { Paying } from '../common/shop/paying.ts'

/** How one can pay here, in words. They are made on the server: no page carries them as script, and a way that is not offered is not named. */
export function waysOfPaying(forms: readonly PaymentForm[], locale: Locale): Paying {
  const texts = paymentTexts(locale)
  return {
    title: texts.title,
    ways: forms.map(({ method, label, most }) => ({ method, label, short: texts.forms[method].short, most })),
  }
}
