import { type RefObject, useEffect, useRef } from 'react'

/** Leads readers of the screen to what has just replaced what they used. */
export function useFocus<Element extends HTMLElement>(since: unknown): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (since) element.current?.focus()
  }, [since])
  return element
}
