import { useEffect, useEffectEvent } from 'react'

/** Again and again while somebody looks; at once when the tab comes back. */
export function useEvery(milliseconds: number, perform: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') perform()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), milliseconds)
    const onReturn = () => look()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [milliseconds])
}
