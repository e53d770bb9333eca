import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { formBytes } from '@shop/api/testing/multipart'
import { newPhoto } from '@shop/api/testing/new-photo'
import { type Shopper, shopperIn } from '@shop/api/testing/shoppers'
import type { Answered, TestShop } from '@shop/api/testing/test-shop'
import type { Fleet } from './open-fleet.ts'
import { newAddress, throughProxy } from './through-proxy.ts'

/** What one customer was told: each buys once, so that a second order is a doubled one. */
export type Purchase = {
  readonly ana: Shopper
  readonly address: string
  folio?: string
  orderedAt?: number
  /** Of the receipt, once it was taken in, and the sum of what came back. */
  voucher?: string
  sum?: string
  /** Somebody said no for good, or nobody said yes in time. */
  fault?: string
}
export type Failure = { readonly asked: number; readonly answered: number; readonly what: string }
export type Shopped = { readonly purchases: readonly Purchase[]; readonly failures: readonly Failure[] }
export type Shoppers = Shopped & { readonly stop: () => Promise<Shopped> }

const AGAIN_AFTER_MS = 250
/** Whoever has to choose a file again takes longer. */
const RECEIPT_AGAIN_AFTER_MS = 1_000
const TIMEOUT_MS = 60_000
/** So many receipts of one place wait at once to be taken in; who buys then has not been to the bank. */
const MOST_WAITING = 2

/**
 * So many people buy without a break, each purchase by a new customer: begun and ordered, and beside that its receipt sent and read back. Each step is repeated with
 * its key until it is done.
 */
export function sendShoppers(fleet: Fleet, atOnce: number, pauseMs: number): Shoppers {
  const purchases: Purchase[] = []
  const failures: Failure[] = []
  let isOver = false

  const persistently = async (what: string, work: () => Promise<Answered>, againAfterMs = AGAIN_AFTER_MS): Promise<Answered> => {
    for (const end = Date.now() + TIMEOUT_MS; ; await pause(againAfterMs)) {
      const asked = performance.now()
      const answer = await work().catch((): Answered => ({ status: 0, headers: {}, body: {} }))
      if (answer.status >= 200 && answer.status < 300) return answer
      const said = `${what} ${answer.status || 'no answer'} ${answer.body.code ?? ''}`.trim()
      failures.push({ asked, answered: performance.now(), what: said })
      const isNo = answer.status >= 400 && answer.status < 500 && answer.body.code !== 'request_in_progress'
      if (isNo || Date.now() > end) throw new Error(said)
    }
  }
  const newCustomer = async (): Promise<Shopper> => {
    for (const end = Date.now() + TIMEOUT_MS; ; await pause(AGAIN_AFTER_MS))
      try {
        return await shopperIn(throughProxy(fleet))
      } catch (error) {
        if (Date.now() > end) throw error
      }
  }
  /** As this person's browser sends it: from there, each write under a key of its own. */
  const write = ({ address }: Purchase, what: string, send: (at: TestShop) => Promise<Answered>, againAfterMs?: number) => {
    const at = throughProxy(fleet, { address, key: randomUUID() })
    return persistently(what, () => send(at), againAfterMs)
  }
  const order = async (purchase: Purchase) => {
    const { ana } = purchase
    const wanted = { id: randomUUID(), lines: [{ ref: fleet.part, qty: 1 }], method: 'transferencia', total: 500 } as const
    const { transaction_id } = (await write(purchase, 'start', (at) => ana.start(wanted, at))).body.data
    await pause(pauseMs)
    purchase.folio = (await write(purchase, 'order', (at) => ana.order({ transaction_id }, at))).body.data.folio
    purchase.orderedAt = performance.now()
  }
  const sendReceipt = async (purchase: Purchase) => {
    const form = receiptForm(purchase.folio ?? '', await newPhoto())
    const send = (at: TestShop) => at.ask('POST', '/api/ordenes/upload-comprobante', { token: purchase.ana.token, ...form })
    const voucher: string = (await write(purchase, 'receipt', send, RECEIPT_AGAIN_AFTER_MS)).body.data.comprobantes[0]._id
    purchase.voucher = voucher
    purchase.sum = sumOf((await persistently('read receipt', () => readReceipt(fleet, purchase, voucher), RECEIPT_AGAIN_AFTER_MS)).body)
  }
  const buyOn = async () => {
    const waiting = new Set<Promise<void>>()
    while (!isOver) {
      const purchase: Purchase = { ana: await newCustomer(), address: newAddress() }
      purchases.push(purchase)
      const noteFault = (error: Error) => {
        purchase.fault = error.message
      }
      await order(purchase).catch(noteFault)
      if (purchase.folio && waiting.size < MOST_WAITING) {
        const sent = sendReceipt(purchase)
          .catch(noteFault)
          .finally(() => waiting.delete(sent))
        waiting.add(sent)
      }
      await pause(pauseMs)
    }
    await Promise.all(waiting)
  }
  const people = Array.from({ length: atOnce }, buyOn)
  return {
    purchases,
    failures,
    stop: async () => {
      isOver = true
      await Promise.all(people)
      return { purchases, failures }
    },
  }
}

export function readReceipt(fleet: Fleet, { ana, address }: Purchase, voucher: string): Promise<Answered> {
  return throughProxy(fleet, { address }).ask('GET', `/api/ordenes/comprobantes/${voucher}`, { token: ana.token })
}

export function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function receiptForm(folio: string, photo: Buffer) {
  const boundary = randomUUID()
  const fields = { folio, banco: 'BBVA', monto: '$500.00' }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: formBytes(boundary, fields, { field: 'comprobante', bytes: photo, name: 'foto.png' }),
  }
}
