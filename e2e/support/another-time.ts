import type { Browser } from '@playwright/test'
import { CLOCK_OFFSET } from '../../tools/test-run/fake-clock.ts'

/** Where the suite lives at another time (`npm run test:clock`), so do all pages of this browser. */
export function moveClockOf(browser: Browser): void {
  const offset = Number(process.env[CLOCK_OFFSET] ?? 0)
  if (offset === 0) return
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await context.addInitScript(moveClock, offset)
    return context
  }
}

/** Only what date it is: timers go on as they are. */
function moveClock(offset: number): void {
  const RealDate = Date
  const now = () => RealDate.now() + offset
  window.Date = new Proxy(RealDate, {
    construct: (target, given, self) => Reflect.construct(target, given.length > 0 ? given : [now()], self),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
