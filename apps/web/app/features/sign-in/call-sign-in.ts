import type { Locale } from '@shop/domain/locale'
import { lazily } from '../../browser/lazily.ts'

export const callSignIn = async (locale: Locale) => (await lazily(() => import('../../browser/sign-in-calls.ts'))).signInCalls(locale)
