import { buttonLook } from '@shop/ui/button-look'
import { TapButton } from '@shop/ui/tap-button'
import { useState } from 'react'
import { useTexts } from '../../texts.ts'

/** Takes back everything the shop left in this browser, at once and in all tabs. */
export function EraseStored() {
  const { erase } = useTexts().about
  const [isDone, setDone] = useState(false)
  const eraseAll = () => {
    try {
      localStorage.clear()
      sessionStorage.clear()
    } catch {
      // A browser that forbids storage has nothing of ours.
    }
    // Pages kept for a time without a connection.
    globalThis.caches
      ?.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .catch(console.warn)
    // Browsers tell only the other tabs; this one has to hear of it too.
    dispatchEvent(new StorageEvent('storage'))
    setDone(true)
  }
  return (
    <div className="mt-4">
      <TapButton onClick={eraseAll} className={buttonLook('main')}>
        {erase.button}
      </TapButton>
      <p role="status" className="mt-2 font-medium text-good">
        {isDone && erase.done}
      </p>
    </div>
  )
}
