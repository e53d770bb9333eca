import type { Locale } from '@shop/domain/locale'
import { sandbox as english } from './en/sandbox.ts'
import { sandbox as spanish } from './es/sandbox.ts'

export type SandboxTexts = typeof spanish

export function sandboxTexts(locale: Locale): SandboxTexts {
  return locale === 'en' ? english : spanish
}
