import { hasCar } from './garage.ts'

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

let firstSign: Promise<void> | undefined

/**
 * Until the visitor does anything at all: what nobody looks at yet need not be loaded. Whoever has a car waits for its fits,
 * and the server waits for nobody.
 */
export const visitorIsThere = (): Promise<void> => {
  firstSign ??= typeof document === 'undefined' || wasThereBefore() || hasCar() ? Promise.resolve() : nextSign()
  return firstSign
}

/** Somebody quick has tapped, scrolled or begun to type while the scripts were still on their way. */
const wasThereBefore = () => globalThis.earlyTap || scrollY > 0 || document.activeElement !== document.body

export const nextSign = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController()
    const notice = () => {
      listening.abort()
      resolve()
    }
    for (const sign of SIGNS) addEventListener(sign, notice, { signal: listening.signal, passive: true, capture: true })
  })
