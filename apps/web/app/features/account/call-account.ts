import type { Locale } from '@shop/domain/locale'
import { lazily } from '../../browser/lazily.ts'

export const callAccount = async (locale: Locale) => (await lazily(() => import('../../browser/account-calls.ts'))).accountCalls(locale)
