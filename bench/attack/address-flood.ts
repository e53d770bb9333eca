import { Agent } from 'node:http'
import { memoryOf } from '../support/memory-of.ts'
import { statusOf } from './status-of.ts'

type Options = { readonly addresses?: number; readonly atOnce?: number }

export type AddressFlood = {
  readonly sent: number
  readonly answers: Readonly<Record<string, number>>
  /** Memory of the whole process, in MB: before, at its highest and a while after. */
  readonly before: number
  readonly highest: number
  readonly after: number
  readonly seconds: number
}

/** Addresses that cost little to ask for, and that a cache would keep if it kept whatever is asked for. One in thirty is a whole page. */
function addressOf(n: number): string {
  const filler = 'x'.repeat(n % 7 === 0 ? 3_000 : 200)
  const kinds = [
    `/es.data?x=${n}${filler}`,
    `/buzon.data?paths=%2Fes%2F${n}${filler}`,
    `/es/cotizacion/redirect?armadora=${n}${filler}`,
    `/es/linea-${n}?y=${filler}`,
    `/es/mi-cuenta.data?z=${n}`,
  ]
  return n % 30 === 0 ? `/es/productos?search=inventado-${n}` : (kinds[n % kinds.length] ?? '/')
}

/** So many different addresses, from a thousand networks: none of them alone asks for more than its share. */
export async function addressFlood(
  shop: { readonly url: string; readonly pid: number },
  { addresses = 50_000, atOnce = 64 }: Options = {},
): Promise<AddressFlood> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const answers: Record<string, number> = {}
  const begun = performance.now()
  const before = memoryOf(shop.pid)
  let [sent, highest] = [0, before]
  const watch = setInterval(() => {
    highest = Math.max(highest, memoryOf(shop.pid))
  }, 500)
  const one = async () => {
    while (sent < addresses) {
      const n = sent++
      const status = await statusOf(agent, shop.url + addressOf(n), `100.64.${(n >> 2) & 3}.${n & 255}`)
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  const seconds = (performance.now() - begun) / 1_000
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  clearInterval(watch)
  agent.destroy()
  return { sent, answers, before, highest, after: memoryOf(shop.pid), seconds }
}
