import type { Browser, BrowserContext, Page } from '@playwright/test'

type Line = { readonly latency: number; readonly kilobits: number }

/** What Lighthouse puts in the way of its phone when it slows the browser down itself. */
export const SLOW_4G: Line = { latency: 562.5, kilobits: 1_474.56 }
export const SLOW_3G: Line = { latency: 400, kilobits: 400 }
/** How many times slower than this machine a cheap phone is. */
const SLOWER = 4
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** A page in a browser that has never been here, on a phone of its own. */
export async function onSlowPhone<Result>(browser: Browser, line: Line, look: (page: Page) => Promise<Result>): Promise<Result> {
  const context: BrowserContext = await browser.newContext({ ...SCREEN, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    const bytesPerSecond = (line.kilobits * 1_000) / 8
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await look(page)
  } finally {
    await context.close()
  }
}
