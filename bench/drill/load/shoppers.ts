import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Field } from '../../drill-money/field.ts'
import { buy, placeOxxo, placeTransfer } from '../../drill-money/purchase.ts'
import { look } from '../watch.ts'
import type { Trade } from './trade.ts'

const PAUSE_MS = 150
const WORDS = ['balatas', 'amortiguador', 'filtro de aceite', 'bujias', 'tsuru', 'disco freno jetta', 'banda', 'clutch versa']
/** Somebody who buys all day is no customer: after so many a new one comes. */
const PURCHASES_EACH = 3

/** Looks around, searches, opens parts, and buys by one of the three ways; then the next one comes. */
export async function shopper(field: Field, { isOver, note }: Trade, place: number): Promise<void> {
  const see = async (kind: string, path: string) => {
    await note(kind, async () => {
      const { status } = await look(`${field.hosts.urls()[place % 2]}${path}`)
      assert.equal(status, 200, `${path}: ${status}`)
    })
    await pause(PAUSE_MS)
  }
  for (let turn = place; !isOver(); turn++) {
    const ana = await field.newShopper()
    for (let i = 0; i < PURCHASES_EACH && !isOver(); i++) {
      const word = encodeURIComponent(WORDS[(turn + i) % WORDS.length] ?? '')
      await see('home', '/es')
      await see('search', `/es/productos?search=${word}`)
      await see('part', `/es/productos/p?ref=${1 + ((turn * 7 + i * 131) % 15_000)}`)
      await see('suggestions', `/api/products?search=${word}&page=${1 + (turn % 5)}`)
      const way = (turn + i) % 3
      if (way === 0) await note('by card', () => buy(field, ana, { at: turn }))
      else if (way === 1) await note('by voucher', () => placeOxxo(field, ana))
      else await note('by transfer', () => placeTransfer(field, ana, { at: turn }))
      await pause(PAUSE_MS)
    }
  }
}
