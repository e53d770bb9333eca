import type { Locale } from '@shop/domain/locale'
import { installedApp as english } from './en/installed-app.ts'
import { type InstalledAppTexts, installedApp as spanish } from './es/installed-app.ts'

export function installedAppTexts(locale: Locale): InstalledAppTexts {
  return locale === 'en' ? english : spanish
}
