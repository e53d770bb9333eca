import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { shopperIn } from '@shop/api/testing/shoppers'
import { addCustomer } from '@shop/api/testing/test-customers'
import { addressOf, ask } from '../../tools/check-ops/ask.ts'
import { until } from '../drill-money/until.ts'
import type { Fleet } from './open-fleet.ts'
import { throughProxy } from './through-proxy.ts'

type Found = { readonly isGood: boolean; readonly found: string }

const CHANGES = 10
const MOST_MS = 2_000
const NEXT_AFTER_MS = 400
const TRIES = 12
const ALLOWED = 5

function originsOf({ running }: Fleet, role: 'api' | 'web') {
  return running.portsOf(role).map((port) => `http://127.0.0.1:${port}`)
}

/** A price is changed again and again; each process shows it soon, and the checkout goes by it at once. */
export async function changesAreSeen(fleet: Fleet): Promise<Found> {
  const part = await fleet.newPart(1_000)
  const shown = [
    ...originsOf(fleet, 'api').map((origin) => ({ origin, path: `/api/products/${part}`, says: (pesos: number) => `:${pesos},` })),
    ...originsOf(fleet, 'web').map((origin) => ({ origin, path: `/es/productos/p?ref=${part}`, says: (pesos: number) => `$${pesos}.00` })),
  ]
  const slowest = shown.map(() => 0)
  const faults: string[] = []
  // Nobody waits for a first drawing.
  for (const { origin, path } of shown) await ask(origin, path)
  for (let pesos = 510; pesos < 510 + CHANGES; pesos++) {
    await fleet.deps.pool.query('update products set price_cents = $2 where id = $1', [part, pesos * 100])
    const changed = performance.now()
    const seen = shown.map(async ({ origin, path, says }, at) => {
      const { status, body } = await until(
        () => ask(origin, path),
        (answer) => answer.body.includes(says(pesos)),
        `${pesos} pesos at ${origin}`,
      )
      if (status !== 200) faults.push(`${status} of ${origin}: ${body.slice(0, 80)}`)
      slowest[at] = Math.max(slowest[at] ?? 0, performance.now() - changed)
    })
    const ana = await shopperIn(throughProxy(fleet))
    for (const origin of originsOf(fleet, 'api')) {
      const wanted = { id: randomUUID(), lines: [{ ref: part, qty: 1 }], method: 'transferencia', total: pesos } as const
      const { body } = await ana.start(wanted, throughProxy(fleet, { origin }))
      if (!body.success) faults.push(`the checkout did not take ${pesos} pesos: ${body.code}`)
    }
    await Promise.all(seen)
    await pause(NEXT_AFTER_MS)
  }
  const figures = slowest.map((ms, at) => `${at < 2 ? 'api' : 'web'} ${ms.toFixed(0)} ms`)
  return {
    isGood: faults.length === 0 && Math.max(...slowest) <= MOST_MS,
    found: [`${CHANGES} prices, slowest seen after ${figures.join(', ')}; each at once at the checkout of both api`, ...faults].join('; '),
  }
}

/** Somebody tries passwords by turns at both API processes. */
export async function limitsAreOne(fleet: Fleet): Promise<Found> {
  const email = `${randomUUID()}@example.mx`
  await addCustomer(fleet.deps, email)
  const statuses: number[] = []
  for (let i = 0; i < TRIES; i++) {
    const at = throughProxy(fleet, { origin: originsOf(fleet, 'api')[i % 2] ?? '', address: addressOf(60_000) })
    statuses.push((await at.ask('POST', '/api/clientes/login', { body: { email, password: 'no es esta' } })).status)
  }
  const wanted = Array.from({ length: TRIES }, (_, i) => (i < ALLOWED ? 401 : 429))
  return { isGood: statuses.join() === wanted.join(), found: `${TRIES} sign-ins by turns at both api: ${statuses.join(' ')}` }
}
