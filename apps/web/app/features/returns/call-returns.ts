import type { Locale } from '@shop/domain/locale'
import { lazily } from '../../browser/lazily.ts'

export const callReturns = async (locale: Locale) => (await lazily(() => import('../../browser/return-calls.ts'))).returnCalls(locale)
