import { readSettings } from '@shop/settings/settings'
import { errorMessage } from './error-message.ts'
import { openShop, type Shop } from './open-shop.ts'
import type { PageSource } from './page-source.ts'

/** Everything up, or one readable sentence about what is in the way. */
export async function start(pages: PageSource): Promise<void> {
  const begun = performance.now()
  const settings = readSettingsOrExit()
  const opening = openShop(settings, pages)
  closeOnSignal(opening, settings.drainMs)
  try {
    const shop = await opening
    console.log(shop.greeting(((performance.now() - begun) / 1000).toFixed(1)))
  } catch (error) {
    console.error(`\n${errorMessage(error)}`)
    process.exit(1)
  }
}

function readSettingsOrExit() {
  try {
    return readSettings(process.env)
  } catch (error) {
    console.error(errorMessage(error))
    return process.exit(1)
  }
}

/** Whoever sends a signal waits for so long and no longer, beside what it takes to drain: a database that is gone answers no goodbye. */
const LONGEST_CLOSE_MS = 25_000

/** Ctrl-C or SIGTERM: finish what is under way, then end everything in order, the database last. A second signal does not wait. */
function closeOnSignal(opening: Promise<Shop>, drainMs: number) {
  let isClosing = false
  const close = async (signal: NodeJS.Signals) => {
    if (isClosing) return process.exit(1)
    isClosing = true
    // Whoever presses Ctrl-C has no proxy in front that needs time to notice.
    const acceptForMs = signal === 'SIGTERM' ? drainMs : 0
    setTimeout(giveUp, acceptForMs + LONGEST_CLOSE_MS).unref()
    const shop = await opening.catch(() => undefined)
    await shop?.drain(acceptForMs)
    await shop?.close()
    process.exit(0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

function giveUp() {
  console.error(`Not closed after ${LONGEST_CLOSE_MS / 1000} seconds; ending without waiting any longer.`)
  process.exit(1)
}
