import { createHash, randomUUID } from 'node:crypto'
import { readFolio } from '@shop/domain/folio'
import { centsFromPesos } from '@shop/domain/money'
import { MOST_VOUCHERS } from '@shop/domain/order'
import { transactional } from '../../database/transactional.ts'
import { takeBack, type UploadedFile } from '../../files.ts'
import { FieldRefused, UPLOADED } from '../../problems.ts'
import { announceArrival } from '../arrivals/arrivals.public.ts'
import { consumeRateLimit, limits, refundRateLimit } from '../limits/limits.public.ts'
import {
  findOrderByFolio,
  findOrderOf,
  insertOrderEvent,
  lockCheckout,
  type OrderDeps,
  OrderNotFound,
  type PlacedOrder,
} from '../orders/orders.public.ts'
import { readVoucherFile } from './voucher-file.ts'
import { NoRoom, TooManyVouchers, VoucherNotExpected } from './vouchers.problems.ts'
import { insertVoucher, listVouchersOf, type NewVoucher } from './vouchers.queries.ts'

export const VOUCHER_FOLDER = 'vouchers'

type Asked = {
  readonly folio: string
  readonly trackingKey: string | undefined
  readonly bank: string | undefined
  readonly amount: string | undefined
  readonly paidOn: string | undefined
}

/** Keeps a receipt for an order that waits for its money. It proves nothing by itself: the order does not move. */
export async function uploadVoucher(
  deps: OrderDeps,
  customerId: number,
  asked: Asked,
  upload: UploadedFile | undefined,
): Promise<PlacedOrder> {
  const folio = readFolio(asked.folio)
  const order = folio ? await findOrderByFolio(deps.db, folio) : undefined
  if (order?.customerId !== customerId) throw new OrderNotFound()
  if (!upload) throw new FieldRefused(UPLOADED, 'required')
  const turn = { limits: limits.VOUCHERS_PER_ORDER, of: `order ${order.id}` }
  await consumeRateLimit(deps.db, [turn])
  assertExpected(order)
  const sent = await listVouchersOf(deps.db, order.id)
  if (sent.some(({ sourceHash }) => sourceHash === upload.hash)) return order
  if (sent.length >= MOST_VOUCHERS) throw new TooManyVouchers()
  const file = await readVoucherFile(deps.imageWorker, upload, { line: 'customers', who: `customer ${customerId}` })
  const fileName = `${VOUCHER_FOLDER}/${randomUUID()}.${file.extension}`
  await keepFile(deps, fileName, file.bytes).catch(async (error) => {
    // Whoever tries until there is a place again has not sent ten receipts.
    await refundRateLimit(deps.db, turn.limits, turn.of)
    throw error
  })
  try {
    const isKept = await keepVoucher(deps, order, {
      orderId: order.id,
      sourceHash: upload.hash,
      fileName,
      fileHash: createHash('sha256').update(file.bytes).digest('hex'),
      mediaType: file.mediaType,
      bytes: file.bytes.length,
      trackingKey: asked.trackingKey,
      bank: asked.bank,
      amountCents: amountOf(asked.amount),
      paidOn: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d)$/.test(asked.paidOn ?? '') ? asked.paidOn : undefined,
    })
    if (!isKept) await deps.files.remove(fileName)
  } catch (error) {
    await takeBack(deps.files, fileName, error)
    throw error
  }
  return order
}

/** False when the same receipt was sent at the same time and has been kept: then this copy of it is not needed. */
const keepVoucher = transactional(async (deps: OrderDeps, { checkoutId }: PlacedOrder, voucher: NewVoucher): Promise<boolean> => {
  const { db } = deps
  await lockCheckout(db, checkoutId)
  const order = await findOrderOf(db, checkoutId)
  if (!order) throw new OrderNotFound()
  assertExpected(order)
  const sent = await listVouchersOf(db, order.id)
  if (sent.some(({ sourceHash }) => sourceHash === voucher.sourceHash)) return false
  if (sent.length >= MOST_VOUCHERS) throw new TooManyVouchers()
  await insertVoucher(db, voucher)
  await insertOrderEvent(db, order.id, 'voucher-received', { by: 'customer' })
  await announceArrival(deps, { kind: 'voucher', ref: `${order.folio} ${voucher.sourceHash.slice(0, 12)}` })
  return true
})

function assertExpected({ status, paymentMethod }: PlacedOrder): void {
  if (status !== 'pending' || paymentMethod === 'card') throw new VoucherNotExpected()
}

async function keepFile({ files }: OrderDeps, name: string, bytes: Buffer): Promise<void> {
  try {
    await files.write(name, bytes)
  } catch (error) {
    if (FULL.has((error as NodeJS.ErrnoException).code ?? '')) throw new NoRoom('the disk is full', { cause: error })
    throw error
  }
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

function amountOf(typed: string | undefined): number | undefined {
  const pesos = Number(typed?.replace(/[$,\s]/g, '') || Number.NaN)
  return pesos > 0 && pesos < 20_000_000 ? centsFromPesos(pesos) : undefined
}
