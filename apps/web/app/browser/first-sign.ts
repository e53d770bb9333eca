import { hasCar } from './garage.ts'
import { isStored } from './stored.ts'

/** Whatever can come before a page changes, Back included: what sleeps must not be missing from the next one. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'input',
  'change',
  'submit',
  'popstate',
] as const

/** Whoever opens a page with a car to judge by. Looked for once, before this page may ask about a car of its own (`asked-car.ts`). */
const cameWithAskedCar = isStored('auto_buscado', true)

let firstSign: Promise<void> | undefined

/**
 * Until the visitor does anything at all: what nobody looks at yet need not be loaded. Whoever has a car waits for its fits,
 * whoever is signed in for the own name, and the server waits for nobody.
 */
export function visitorIsThere(): Promise<void> {
  firstSign ??=
    typeof document === 'undefined' || hasBegun() || hasCar() || cameWithAskedCar || isStored('token') ? Promise.resolve() : nextSign()
  return firstSign
}

/** Before this script arrived. */
function hasBegun(): boolean {
  return (globalThis.earlyTaps?.length ?? 0) > 0 || scrollY > 0 || document.activeElement !== document.body
}

export function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    let rest: Event | undefined
    const notice = (event: Event) => {
      if (isAtRest(event, rest)) {
        rest = event
        return
      }
      listening.abort()
      resolve()
    }
    for (const sign of SIGNS) addEventListener(sign, notice, { signal: listening.signal, passive: true, capture: true })
  })
}

/** Browsers report a move of a pointer that rests whenever the page beneath it changes; only another spot tells of a hand. */
function isAtRest(event: Event, before: Event | undefined): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    !(before instanceof PointerEvent && (before.screenX !== event.screenX || before.screenY !== event.screenY))
  )
}
