import { installedAppTexts } from '@shop/texts/installed-app-texts'
import { LocaleContext } from '@shop/ui/locale'
import { useContext, useSyncExternalStore } from 'react'

/** Stays in sight for as long as there is no connection. */
export function OfflineMark() {
  const { offline, offlineExplanation } = installedAppTexts(useContext(LocaleContext))
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine)
  return isOnline ? null : (
    <div role="status" className="sticky top-0 z-40 bg-ink px-4 py-2 text-center text-sm text-white">
      <strong className="text-accent">{offline}</strong> · {offlineExplanation}
    </div>
  )
}

function onConnection(tell: () => void): () => void {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}
