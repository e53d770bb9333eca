import type { Locale } from '@shop/domain/locale'
import { lazily } from '../../browser/lazily.ts'

export const callPurchase = async (locale: Locale) => (await lazily(() => import('../../browser/purchase-calls.ts'))).purchaseCalls(locale)
