import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, ask } from '../../tools/check-ops/ask.ts'

/** Some of what visitors ask for: pages that are kept and pages that nobody has seen, and calls. */
const PAGES = ['/es', '/en', '/es/acerca', '/es/productos', '/api/products', '/api/politicas', '/robots.txt']
const FORM = 'drill'

export type Told = {
  /** Statuses by kind of request, of what was not a success. */
  readonly failures: Readonly<Record<string, number>>
  /** When each of them was told, by the clock of `performance`. */
  readonly failedAt: readonly number[]
  readonly gets: number
  readonly posts: number
  /** Of those who were told that their quotation came in. */
  readonly acknowledged: readonly string[]
  /** Those that said when to come back. */
  readonly politely: number
}

export type Visitors = { readonly stop: () => Promise<Told>; readonly count: () => number }

/** Every crowd comes from further addresses than the one before. */
let addresses = 0

/** So many people ask without a pause longer than this; each comes from an address of its own, so that no limit meant for one stops them all. */
export function sendVisitors(origin: string, atOnce: number, pauseMs: number): Visitors {
  const failures: Record<string, number> = {}
  const failedAt: number[] = []
  const acknowledged: string[] = []
  let [gets, posts, politely] = [0, 0, 0]
  let isOver = false

  const note = (kind: string, answer: Answer | undefined): boolean => {
    if (answer && answer.status < 400) return true
    const name = `${kind} ${answer?.status ?? 'no answer'}`
    failures[name] = (failures[name] ?? 0) + 1
    failedAt.push(performance.now())
    if (answer?.headers['retry-after']) politely++
    return false
  }
  const visitor = async (which: number) => {
    for (let turn = 0; !isOver; turn++) {
      const localAddress = `127.${1 + (++addresses % 250)}.${Math.floor(addresses / 250) % 250}.${which + 2}`
      if (turn % 3 === 2) {
        const email = `drill-${randomUUID()}@example.mx`
        posts++
        if (note('POST', await ask(origin, '/api/cotizacion', { ...quotation(email), localAddress }).catch(() => undefined)))
          acknowledged.push(email)
      } else {
        const path = turn % 6 === 0 ? `/es/productos?search=balatas+${addresses}` : PAGES[addresses % PAGES.length]
        gets++
        note('GET', await ask(origin, path ?? '/', { localAddress }).catch(() => undefined))
      }
      await sleep(pauseMs)
    }
  }
  const visitors = Array.from({ length: atOnce }, (_, which) => visitor(which))
  return {
    count: () => gets + posts,
    stop: async () => {
      isOver = true
      await Promise.all(visitors)
      return { failures, failedAt, gets, posts, acknowledged, politely }
    },
  }
}

function quotation(email: string) {
  const fields = {
    armadora: 'Nissan',
    modelo: 'Versa',
    anio: '2016',
    cilindraje: '1.6',
    autoparte: 'Balatas delanteras',
    nombre: 'Ana Peña',
    email,
    telefono: '2225550101',
  }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${FORM}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${FORM}`, 'idempotency-key': randomUUID() },
    body: Buffer.from(`${parts.join('')}--${FORM}--\r\n`),
  }
}
