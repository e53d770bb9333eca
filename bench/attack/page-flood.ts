import { Agent } from 'node:http'
import { askPages, type PageTimes } from './ask-pages.ts'
import { statusOf } from './status-of.ts'

type Options = { readonly connections?: number; readonly networks?: number; readonly seconds?: number }

export type PageFlood = {
  readonly quiet: PageTimes
  readonly attacked: PageTimes
  readonly answers: Readonly<Record<string, number>>
}

const QUIET_MS = 5_000
let asked = 0

/** Pages that nobody has seen, one after the other on many connections, while others look at the shop. */
export async function pageFlood(shop: string, { connections = 20, networks = 1, seconds = 15 }: Options = {}): Promise<PageFlood> {
  const quiet = await askPages(shop, pause(QUIET_MS))
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answers: Record<string, number> = {}
  const over = pause(seconds * 1_000)
  let isOver = false
  void over.then(() => {
    isOver = true
  })
  const one = async () => {
    while (!isOver) {
      const n = asked++
      const status = await statusOf(agent, `${shop}/es/productos?search=balata&z=${n}`, `198.18.${n % networks}.1`)
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  const [attacked] = await Promise.all([askPages(shop, over), ...Array.from({ length: connections }, one)])
  agent.destroy()
  return { quiet, attacked, answers }
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
