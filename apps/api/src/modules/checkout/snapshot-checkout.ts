import { randomBytes } from 'node:crypto'
import type { OrderMethod } from '@shop/domain/payment-method'
import { transferReferenceFrom } from '@shop/domain/payment-method'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { upsertInvoiceData } from '../customers/customers.public.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import {
  byProduct,
  type ChangedMethod,
  type Checkout,
  countUnpaid,
  deleteLines,
  type FrozenLine,
  findOrderOf,
  freeTransferReference,
  holdAgain,
  insertCheckout,
  insertPayment,
  listProductsOf,
  lockCheckout,
  lockLineStock,
  lockStock,
  type OrderDeps,
  releaseHeld,
  reserveLines,
  updateMethod,
  updateQuote,
} from '../orders/orders.public.ts'
import { CheckoutClosed } from '../payments/payments.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { OutOfInventory, TooManyUnpaidOrders } from './checkout.problems.ts'
import { assertPromised, assertStillPromised, lockOffersOf, lockOffersOfCheckout } from './hold-offers.ts'

export type CheckoutSnapshot = Omit<Checkout, 'status' | 'attempt'>

/** Keeps the quote and puts its stock aside, both or neither. Undefined when this purchase was frozen in the meantime. */
export const snapshotCheckout = transactional(
  async ({ db, payments }: OrderDeps, snapshot: CheckoutSnapshot, lines: readonly FrozenLine[]): Promise<Checkout | undefined> => {
    const checkout = await insertCheckout(db, snapshot)
    if (!checkout) return undefined
    // Here, so that twenty deliveries of one purchase take one turn.
    await consumeRateLimit(db, [{ limits: limits.ORDERS_PER_CUSTOMER, of: `customer ${checkout.customerId}` }])
    await keepInvoice(db, snapshot)
    await assertFewUnpaid(db, checkout)
    if (checkout.paymentMethod === 'transfer') await openTransfer(db, checkout, payments.isLive)
    // Last: whoever else wants these parts waits only from here to the end.
    await lockOffersOf(db, lines)
    await reserveStock(db, checkout.id, lines)
    await assertPromised(db, checkout.id, lines)
    return checkout
  },
)

/** Another cart or way of paying for a purchase that nobody paid yet: its earlier payment has been called off before. */
export const updateSnapshot = transactional(
  async (
    { db, payments }: OrderDeps,
    snapshot: CheckoutSnapshot,
    lines: readonly FrozenLine[],
    seenAttempt: number,
  ): Promise<Checkout | undefined> => {
    const before = await lockCheckout(db, snapshot.id)
    if (before?.status !== 'open' || before.attempt !== seenAttempt) return undefined
    await keepInvoice(db, snapshot)
    const checkout = await updateQuote(db, snapshot)
    if (!checkout) return undefined
    await assertFewUnpaid(db, checkout)
    if (checkout.paymentMethod === 'transfer') await openTransfer(db, checkout, payments.isLive)
    // Last: whoever else wants these parts waits only from here to the end.
    await lockOffersOf(db, lines)
    // Those of the old cart and of the new one at once, or the order of ids would begin anew.
    await lockStock(db, [...(await listProductsOf(db, checkout.id)), ...lines.map(({ productId }) => productId)])
    await releaseHeld(db, checkout.id, await lockLineStock(db, checkout.id))
    await deleteLines(db, checkout.id)
    await reserveStock(db, checkout.id, lines)
    await assertPromised(db, checkout.id, lines)
    return checkout
  },
)

/** An order that waits for its money is paid in another way, at the price that was agreed. */
export const changeMethod = transactional(
  async ({ db, payments }: OrderDeps, wanted: ChangedMethod, seenAttempt: number): Promise<Checkout | undefined> => {
    const before = await lockCheckout(db, wanted.id)
    if (before?.attempt !== seenAttempt) return undefined
    const order = await findOrderOf(db, wanted.id)
    if (order?.status !== 'pending') throw new CheckoutClosed()
    const { isPromised } = await lockOffersOfCheckout(db, wanted.id)
    const lines = await lockLineStock(db, wanted.id)
    const missing = lines.filter(({ hold, qty, free }) => hold === 'released' && free < qty)
    if (missing.length > 0)
      throw new OutOfInventory(
        missing.map(({ productId, name, qty, free }) => ({ ref: String(productId), name, wanted: qty, available: free })),
      )
    await holdAgain(db, wanted.id, lines)
    if (isPromised) await assertStillPromised(db, wanted.id, lines)
    const checkout = await updateMethod(db, wanted)
    if (checkout?.paymentMethod === 'transfer') await openTransfer(db, checkout, payments.isLive)
    return checkout
  },
)

/**
 * The next order begins with what was said for this invoice: where the customer says it, and not when the money comes, by when it may
 * have been taken back. Before the customer, offers and stock are locked: in one order for everybody, also for who erases an account.
 */
async function keepInvoice(db: Db, { customerId, invoice }: CheckoutSnapshot): Promise<void> {
  if (customerId !== undefined && invoice) await upsertInvoiceData(db, customerId, invoice)
}

/** Inserts the lines of a purchase and reserves their pieces. */
export async function reserveStock(db: Db, checkoutId: string, frozen: readonly FrozenLine[]): Promise<void> {
  const stock = await reserveLines(db, checkoutId, frozen)
  const free = new Map(stock.map((one) => [one.productId, one.free]))
  const missing = byProduct(frozen).filter(({ productId, qty }) => (free.get(productId) ?? 0) < qty)
  if (missing.length > 0)
    throw new OutOfInventory(
      missing.map(({ ref, name, qty, productId }) => ({ ref, name, wanted: qty, available: Math.max(free.get(productId) ?? 0, 0) })),
    )
}

/** Who owes for as many orders as the shop allows pays one first. */
async function assertFewUnpaid(
  db: Db,
  { customerId, id, paymentMethod }: { customerId: number | undefined; id: string; paymentMethod: OrderMethod },
) {
  if (customerId === undefined || paymentMethod === 'card') return
  const { mostUnpaid } = (await readPolicies(db)).unpaidOrders
  if ((await countUnpaid(db, customerId, id)) >= mostUnpaid) throw new TooManyUnpaidOrders()
}

const CANDIDATES = 8

/** A transfer has no provider: its payment is ours, with seven digits that the bank's form takes. */
async function openTransfer(db: Db, { id, attempt, total }: Checkout, isLive: boolean): Promise<void> {
  const candidates = Array.from({ length: CANDIDATES }, () => transferReferenceFrom(randomBytes(6)))
  await insertPayment(db, {
    checkoutId: id,
    attempt,
    provider: 'bank',
    reference: `tr_${randomBytes(16).toString('hex')}`,
    method: 'transfer',
    amount: total,
    isLive,
    status: 'requires_action',
    voucher: undefined,
    transferReference: await freeTransferReference(db, candidates),
  })
}
