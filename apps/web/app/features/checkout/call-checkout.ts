import type { Locale } from '@shop/domain/locale'
import { lazily } from '../../browser/lazily.ts'

export const callCheckout = async (locale: Locale) => (await lazily(() => import('../../browser/checkout-calls.ts'))).checkoutCalls(locale)
