import { useEffect } from 'react'
import { hasSession } from '../browser/session.ts'
import { useRouter } from '../router/router-context.ts'

/** Asks before typed changes are left behind, by a link or by the browser. Whose session is over has no choice. */
export function useUnsavedWarning(isChanged: boolean, question: string): void {
  const { router } = useRouter()
  useEffect(() => {
    if (!isChanged) return
    const unguard = router.guard((from, to) => from.pathname !== to.pathname && hasSession() && !confirm(question))
    const warn = (event: BeforeUnloadEvent) => {
      if (hasSession()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      unguard()
      removeEventListener('beforeunload', warn)
    }
  }, [isChanged, question, router])
}
