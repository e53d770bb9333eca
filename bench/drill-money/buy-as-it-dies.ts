import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { HOME, type Shopper } from '@shop/api/testing/shoppers'
import type { Field } from './field.ts'

const MOST_DYING_MS = 5_000

export type Death = {
  readonly shopper: Shopper
  readonly checkoutId: string
  readonly transactionId: string
  /** Every answer to the order's call, the first of which never came. */
  readonly order: { readonly folio: string; readonly status: string }
}

/**
 * A purchase at a process that kills itself with -9 at this step of it. As the shop's own client does, no answer at all means the other host,
 * with the same key; what is there in between is looked at by `onDeath`, which answers whether the client goes on.
 */
export async function buyAsItDies(
  field: Field,
  step: string,
  onDeath: (dead: Omit<Death, 'order' | 'transactionId'>) => Promise<boolean> = async () => true,
  part = field.parts.plenty,
): Promise<Death> {
  const mortal = await field.hosts.startMortal(step)
  const shopper = await field.newShopper()
  const checkoutId = randomUUID()
  const wanted = {
    checkout_id: checkoutId,
    productos: [{ ref: part, qty: 1 }],
    envio: HOME,
    forma_pago: 'stripe',
    total_mostrado: 500,
  }
  const ask = (path: string, key: string, body: object): Promise<Told> =>
    post(mortal.url, shopper, path, key, body).catch(async () =>
      (await onDeath({ shopper, checkoutId })) ? post(field.hosts.urls()[1] ?? '', shopper, path, key, body) : { data: {} },
    )
  const { client_secret = '', transaction_id = '' } = (await ask('/checkout/intento', randomUUID(), wanted)).data
  await shopper.payByCard(client_secret)
  const { folio = '', status = '' } = (await ask('/api/ordenes', checkoutId, { transaction_id })).data
  assert.equal(await deathOf(mortal.process), 'SIGKILL', step)
  return { shopper, checkoutId, transactionId: transaction_id, order: { folio, status } }
}

/** Its connections end a moment before its end is told. */
async function deathOf(dying: ChildProcess): Promise<string | null> {
  if (dying.exitCode === null && dying.signalCode === null)
    await once(dying, 'exit', { signal: AbortSignal.timeout(MOST_DYING_MS) }).catch(() => {})
  return dying.signalCode
}

type Told = { readonly data: Record<string, string> }

async function post(url: string, { token }: Shopper, path: string, key: string, body: object): Promise<Told> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Told
}
