import type { Locale } from '@shop/domain/locale'
import { lazily } from '../../browser/lazily.ts'

export const callSession = async (locale: Locale) => (await lazily(() => import('../../browser/session-calls.ts'))).sessionCalls(locale)
