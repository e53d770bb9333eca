import type { Locale } from '@shop/domain/locale'
import { server as english } from './en/server.ts'
import { server as spanish } from './es/server.ts'

export function serverTexts(locale: Locale): typeof spanish {
  return locale === 'en' ? english : spanish
}
