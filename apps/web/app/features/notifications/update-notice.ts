import type { Locale } from '@shop/domain/locale'
import { installedAppTexts } from '@shop/texts/installed-app-texts'
import { noticeButton, noticeText, placeNotice } from './notice-box.ts'

let isOffered = false

/** A newer shop is offered once, and never taken without being asked for. */
export const offerUpdate = (locale: Locale, update: () => void): void => {
  if (isOffered) return
  isOffered = true
  const texts = installedAppTexts(locale)
  const box = document.createElement('div')
  box.role = 'status'
  box.append(
    noticeText(texts.update),
    noticeButton(texts.updateNow, update),
    noticeButton(texts.later, () => box.remove()),
  )
  placeNotice(box)
}
