import { useSyncExternalStore } from 'react'

/** Whether the browser has taken over: what only it knows must not be drawn before. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
