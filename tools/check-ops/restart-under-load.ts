import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, ask, type Question } from './ask.ts'
import type { RunningRelease } from './processes.ts'
import { type Row, row } from './rows.ts'

const ASKED: readonly (Question & { readonly path: string })[] = [
  { path: '/es' },
  { path: '/api/products' },
  { path: '/api/carrito/cotizar', method: 'POST', headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') },
]
const AT_ONCE = 4

/** One process of each kind after the other, while visitors ask. Nobody may notice. */
export async function restartUnderLoad(name: string, origin: string, running: RunningRelease): Promise<Row[]> {
  return [
    await row(`${name}: every process restarted under load`, async () => {
      const counts = new Map<string, number>()
      let isOver = false
      let asked = 0
      const visitor = async () => {
        for (let i = 0; !isOver; i++) {
          const { path, ...question } = ASKED[i % ASKED.length] ?? { path: '/' }
          const { status, body } = await ask(origin, path, { ...question, localAddress: addressOf(++asked) }).catch((error: Error) => ({
            status: 0,
            body: error.message,
          }))
          const isFailure = status === 0 || status === 429 || status >= 500
          // The proxy's own words or the shop's tell who failed.
          const kind = isFailure ? `${question.method ?? 'GET'} ${path} ${status} ${body.slice(0, 80)}` : 'answered'
          counts.set(kind, (counts.get(kind) ?? 0) + 1)
        }
      }
      const visitors = Array.from({ length: AT_ONCE }, visitor)
      const codes: (number | null)[] = []
      for (const [index, one] of running.all.entries()) {
        codes.push(await one.stop('SIGTERM'))
        running.all[index] = one.start()
        await running.all[index].ready
        // As rolling-restart does.
        await sleep(4_000)
      }
      isOver = true
      await Promise.all(visitors)
      const failures = [...counts].filter(([kind]) => kind !== 'answered')
      const isGood = failures.length === 0 && codes.every((code) => code === 0)
      const said = failures.map(([kind, times]) => `${times} x ${kind}`).join(', ')
      return { isGood, found: `${counts.get('answered') ?? 0} answered; ${said || 'none failed'}; ended with ${codes.join(' ')}` }
    }),
  ]
}
