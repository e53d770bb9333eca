import type { Locale } from '@shop/domain/locale'
import { lazily } from '../../browser/lazily.ts'

export const callOrders = async (locale: Locale) => (await lazily(() => import('../../browser/order-calls.ts'))).orderCalls(locale)
