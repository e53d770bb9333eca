import { type RefObject, useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router'

/** Asks before what was typed is lost, by another screen or by closing the tab. */
export const useUnsaved = (isDirty: boolean, isDone: RefObject<boolean>): Blocker => {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return useBlocker(({ currentLocation, nextLocation }) => isDirty && !isDone.current && currentLocation.pathname !== nextLocation.pathname)
}
