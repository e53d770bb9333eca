import type { Locale } from '@shop/domain/locale'
import { installedAppTexts } from '@shop/texts/installed-app-texts'
import { notify } from '@shop/ui/notices/notices'
import { drawNotices } from './notice-place.tsx'

let isOffered = false

/** A newer shop is offered once, and never taken without being asked for. */
export function offerUpdate(locale: Locale, update: () => void): void {
  if (isOffered) return
  isOffered = true
  const texts = installedAppTexts(locale)
  drawNotices(locale)
  notify({ text: texts.update, actions: [{ name: texts.updateNow, act: update }], closeText: texts.later })
}
