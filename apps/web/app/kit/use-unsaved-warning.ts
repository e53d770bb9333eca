import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { hasSession } from '../browser/session.ts'

/** Asks before typed changes are left behind, by a link or by the browser. Whose session is over has no choice. */
export const useUnsavedWarning = (isChanged: boolean, question: string): void => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeaving = currentLocation.pathname !== nextLocation.pathname
    return isChanged && isLeaving && hasSession() && !confirm(question)
  })
  // The question has been answered; the next link is another one.
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => {
      if (hasSession()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}
