import { type ComponentProps, useEffect, useRef } from 'react'
import type {} from './early-tap.ts'

type Props = ComponentProps<'button'> & {
  /** Tapped twice before it woke, it does twice what it does; any other button does it once. */
  readonly countsEachTap?: boolean
}

/** A button whose script may arrive after the first finger: taps made before count as soon as it wakes up. */
export function TapButton({ children, countsEachTap = false, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (button.current) wakeUp(button.current)
  }, [])
  return (
    <button {...props} ref={button} type="button" data-asleep={countsEachTap ? 'each' : ''}>
      {children}
    </button>
  )
}

function wakeUp(button: HTMLElement): void {
  button.removeAttribute('data-asleep')
  button.ariaBusy = null
  // By then others are awake too, such as the one who is told what was put into the cart, and the one that was tapped before.
  if (globalThis.earlyTaps?.includes(button)) setTimeout(makeGood)
}

/** One after the other, for the next may build on what the last has changed: how many there are, and then into the cart. */
function makeGood(): void {
  const taps = globalThis.earlyTaps ?? []
  const next = taps.findIndex((button) => !button.hasAttribute('data-asleep'))
  const [button] = next < 0 ? [] : taps.splice(next, 1)
  if (!button) return
  button.click()
  setTimeout(makeGood)
}
