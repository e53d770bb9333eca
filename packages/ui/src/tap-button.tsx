import { type ComponentProps, useEffect, useRef } from 'react'

declare global {
  var earlyTap: HTMLElement | undefined
}

/** Stands in the page itself, before all other scripts: remembers the last tap on a button that is still asleep. */
export const EARLY_TAP_SCRIPT =
  'var earlyTap;addEventListener("click",function(e){var b=e.target.closest("[data-asleep]");if(b){b.ariaBusy="true";earlyTap=b}},true)'

/** A button whose script may arrive after the first finger: a tap made before counts as soon as it wakes up. */
export const TapButton = ({ children, ...props }: ComponentProps<'button'>) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (button.current) wakeUp(button.current)
  }, [])
  return (
    <button {...props} ref={button} type="button" data-asleep="">
      {children}
    </button>
  )
}

const wakeUp = (button: HTMLElement): void => {
  button.removeAttribute('data-asleep')
  button.ariaBusy = null
  if (globalThis.earlyTap !== button) return
  globalThis.earlyTap = undefined
  // By then others are awake too, such as the one who is told what was put into the cart.
  setTimeout(() => button.click())
}
