import { useCallback, useState } from 'react'
import { isSessionOver } from '../calls/call-as-customer.ts'
import { notifyFailure } from './notify-failure.ts'

/** What a page waits for and did not get: told beside it, and tried again from there or from the place where it is waited for. */
export const useRetry = () => {
  const [retry, setRetry] = useState<() => void>()
  const fail = useCallback((error: unknown, again: () => void) => {
    if (isSessionOver(error)) return
    const retryOnce = () => {
      setRetry(undefined)
      again()
    }
    notifyFailure(error, retryOnce)
    setRetry(() => retryOnce)
  }, [])
  return [retry, fail] as const
}
