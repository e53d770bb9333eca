import type { Locale } from '@shop/domain/locale'
import { payments as english } from './en/payments.ts'
import { payments as spanish } from './es/payments.ts'

export function paymentTexts(locale: Locale): typeof spanish {
  return locale === 'en' ? english : spanish
}
