import { readVoucher, uploadVoucher as uploadVoucherCall } from '@shop/contract/shop/orders'
import * as staffCalls from '@shop/contract/staff/orders'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveFile } from '../../http/serve-file.ts'
import { folioTyped, type OrderDeps, showOrder, showStaffOrder } from '../orders/orders.public.ts'
import { acceptTransfer } from './accept-transfer.ts'
import { rejectVoucher } from './reject-voucher.ts'
import { showOwnVoucher, showVoucher } from './show-voucher.ts'
import { uploadVoucher } from './upload-voucher.ts'

/** Customers send the receipt of a transfer; staff find the money, or send the receipt back. */
export function vouchersRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serveFile(app, readVoucher, ({ params, customer }) => showOwnVoucher(deps, customer.id, params.id))
  serve(app, uploadVoucherCall, async ({ body, customer, locale, file }) => {
    const { id } = await uploadVoucher(deps, customer.id, body, file)
    return showOrder(deps, locale, id)
  })
  serve(app, staffCalls.acceptTransfer, async ({ params, body, staff, locale }) => {
    const folio = folioTyped(params.folio)
    await acceptTransfer(deps, staff.id, { folio, trackingKey: body.trackingKey, amount: body.amount })
    return showStaffOrder(deps, folio, locale)
  })
  serve(app, staffCalls.rejectVoucher, async ({ params, body, staff, locale }) => {
    const folio = folioTyped(params.folio)
    await rejectVoucher(deps, staff.id, { folio, reason: body.reason })
    return showStaffOrder(deps, folio, locale)
  })
  serveFile(app, staffCalls.readAnyVoucher, ({ params }) => showVoucher(deps, params.id))
}
