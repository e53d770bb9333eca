import { useRef, useState } from 'react'

type NewestWish<Wish> = {
  /** Not kept yet: shown at once. */
  readonly wish: Wish | undefined
  readonly ask: (wish: Wish) => Promise<void>
}

/**
 * For what is changed by one press after the other, each on what is shown: one wish is sent at a time, and of those made meanwhile the
 * newest follows, which says what all of them come to. None follows one that was refused.
 */
export function useNewestWish<Wish>(keep: (wish: Wish) => Promise<boolean>): NewestWish<Wish> {
  const [wish, setWish] = useState<Wish>()
  const next = useRef<{ readonly wish: Wish }>(undefined)
  const isUnderWay = useRef(false)
  const ask = async (wanted: Wish) => {
    setWish(wanted)
    next.current = { wish: wanted }
    if (isUnderWay.current) return
    isUnderWay.current = true
    while (next.current) {
      const sent = next.current.wish
      next.current = undefined
      if (!(await keep(sent))) next.current = undefined
    }
    isUnderWay.current = false
    setWish(undefined)
  }
  return { wish, ask }
}
