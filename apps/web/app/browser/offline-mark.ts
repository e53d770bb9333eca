import type { Locale } from '@shop/domain/locale'
import { installedAppTexts } from '@shop/texts/installed-app-texts'

let mark: HTMLElement | undefined

/** Stays in sight for as long as there is no connection. */
export const showOffline = (locale: Locale): void => {
  if (mark?.isConnected) return
  const { offline, offlineExplanation } = installedAppTexts(locale)
  mark = document.createElement('div')
  mark.role = 'status'
  mark.className = 'sticky top-0 z-40 bg-ink px-4 py-2 text-center text-sm text-white'
  const name = document.createElement('strong')
  name.className = 'text-accent'
  name.textContent = offline
  mark.append(name, ` · ${offlineExplanation}`)
  document.body.prepend(mark)
}

export const hideOffline = (): void => mark?.remove()
