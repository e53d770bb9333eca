import { setTimeout as pause } from 'node:timers/promises'
import { sendVisitors } from '../operations/visitors.ts'
import { faultsOf, type Seen } from './faults-of.ts'
import type { Fleet } from './open-fleet.ts'
import { revive } from './revive.ts'
import { type Shoppers, sendShoppers } from './send-shoppers.ts'
import { untilReady } from './until-ready.ts'

const SHOPPERS = 8
const SHOPPERS_PAUSE_MS = 150
const VISITORS = 4
const VISITORS_PAUSE_MS = 120
const BEFORE_MS = 3_000
const AFTER_MS = 3_000

/** Takes something away and brings it back. Answers its own figures, and what it saw that must not be. */
export type Loss = (fleet: Fleet, shoppers: Shoppers) => Promise<{ readonly figures?: string; readonly faults?: readonly string[] }>

/** What may be lost for how long, while people buy, send receipts and look around. */
export async function performLoss(fleet: Fleet, lose: Loss, mayFail?: Seen['mayFail']): Promise<{ isGood: boolean; found: string }> {
  const shoppers = sendShoppers(fleet, SHOPPERS, SHOPPERS_PAUSE_MS)
  const visitors = sendVisitors(fleet.nginx.origin, VISITORS, VISITORS_PAUSE_MS)
  await pause(BEFORE_MS)
  const from = performance.now()
  const { figures, faults = [] } = await lose(fleet, shoppers).catch((error: Error) => ({ figures: '', faults: [error.message] }))
  const ended = await revive(fleet)
  await untilReady(fleet)
  const to = performance.now()
  await pause(AFTER_MS)
  const [shopped, looked] = [await shoppers.stop(), await visitors.stop()]
  const all = [...faults, ...ended, ...(await revive(fleet)), ...(await faultsOf(fleet, { shopped, looked, from, to, mayFail }))]
  const orders = shopped.purchases.filter(({ folio }) => folio).length
  const receipts = shopped.purchases.filter(({ sum }) => sum).length
  const told = [
    ...(figures ? [figures] : []),
    `${orders} orders and ${receipts} receipts acknowledged, ${all.length === 0 ? '0 lost, 0 doubled' : 'and faults'}`,
    `longest without an order ${((longestGap(shopped) ?? 0) / 1_000).toFixed(1)} s`,
    `asked again: ${inWords(shopped.failures.map(({ what }) => what))}`,
    `${looked.gets + looked.posts} visits: ${
      Object.entries(looked.failures)
        .map(([kind, times]) => `${times} x ${kind}`)
        .join(', ') || '0 failed'
    }`,
  ]
  return { isGood: all.length === 0, found: [...told, ...all.slice(0, 5).map((fault) => `✗ ${fault.slice(0, 300)}`)].join('; ') }
}

function longestGap({ purchases }: Pick<Shoppers, 'purchases'>): number | undefined {
  const times = purchases.flatMap(({ orderedAt }) => orderedAt ?? []).toSorted((a, b) => a - b)
  return times.length < 2 ? undefined : Math.max(...times.slice(1).map((time, i) => time - (times[i] ?? time)))
}

function inWords(all: readonly string[]): string {
  return [...Map.groupBy(all, (one) => one)].map(([what, times]) => `${times.length} x ${what}`).join(', ') || '0'
}
