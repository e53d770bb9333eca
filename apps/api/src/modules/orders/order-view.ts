import type { Locale } from '@shop/domain/locale'
import { cents } from '@shop/domain/money'
import { canCustomerCancel, canUploadVoucher, nextStepOf, type Order, type OrderLine } from '@shop/domain/order'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import { apartFromVat } from '@shop/domain/vat'
import { serverTexts } from '@shop/texts/server-texts'
import type { OrderRow } from './order-views.queries.ts'

/** An order as its customer sees it. */
export function orderView(row: OrderRow, locale: Locale, { bankAccount }: Pick<ShopPolicies, 'bankAccount'>, now: Date): Order {
  const labels = serverTexts(locale).orderStatus
  const total = cents(row.total_cents)
  const cancelled = cents(row.lines.reduce((sum, line) => sum + line.cancelled_qty * line.unit_price_cents, row.cancelled_shipping_cents))
  const isPending = row.status === 'pending'
  const lines = row.lines.map(lineOf)
  const paper = row.payments.findLast(({ method }) => method === 'oxxo')
  const transfer = row.payments.findLast(({ method }) => method === 'transfer')
  // No arrow leads back from refunded: what failed afterwards shows in its payment alone.
  const isOwed = row.status === 'refunded' && row.owed_cents > 0
  const known = {
    isInReview: row.is_in_review,
    isOwed,
    received: isPending && transfer?.received_cents ? cents(transfer.received_cents) : undefined,
    status: row.status,
    paymentMethod: row.payment_method,
    lacksStock: row.lacks_stock,
    lines,
    voucher:
      paper?.voucher_number && paper.voucher_url && paper.voucher_expires_at
        ? { number: paper.voucher_number, url: paper.voucher_url, expiresAt: new Date(paper.voucher_expires_at) }
        : undefined,
    vouchers: row.vouchers.map((one) => ({
      id: one.id,
      status: one.status,
      mediaType: one.media_type,
      uploadedAt: new Date(one.uploaded_at),
      rejectReason: one.reject_reason ?? undefined,
    })),
  }
  const { isInReview: _, isOwed: __, ...shown } = known
  return {
    ...shown,
    folio: row.folio,
    checkoutId: row.checkout_id,
    transactionId: row.transaction_id,
    label: isOwed ? serverTexts(locale).refundOwed : labels[row.status],
    isTest: !row.is_live,
    placedAt: row.placed_at,
    paidAt: row.paid_at ?? undefined,
    subtotal: cents(row.subtotal_cents),
    saved: cents(row.saved_cents),
    shipping: cents(row.shipping_cents),
    total,
    cancelled,
    left: cents(total - cancelled),
    ...apartFromVat(total),
    carrier: { key: row.carrier_key, name: locale === 'en' ? row.carrier_en : row.carrier_es },
    delivery: { from: row.delivery_from, to: row.delivery_to },
    tracking: row.tracking_number === null ? undefined : { carrier: row.shipped_with ?? '', number: row.tracking_number },
    recipient: row.recipient,
    receiver: row.receiver ?? undefined,
    address: row.address,
    invoice: row.invoice ?? undefined,
    account: isPending && transfer?.transfer_reference ? { ...bankAccount, reference: transfer.transfer_reference } : undefined,
    dueAt: isPending ? (row.due_at ?? undefined) : undefined,
    next: nextStepOf(known, now),
    canUploadVoucher: canUploadVoucher(known),
    canCancel: canCustomerCancel(known),
    refunds: row.refunds.map((one) => ({
      amount: cents(one.amount_cents),
      status: one.status,
      way: one.method,
      isAllowance: one.is_allowance,
      at: new Date(one.created_at),
    })),
    timeline: row.moves.map(({ to_status, happened_at, mover, reason }) => ({
      status: to_status,
      label: labels[to_status],
      at: new Date(happened_at),
      by: mover,
      reason,
    })),
  }
}

function lineOf(line: OrderRow['lines'][number]): OrderLine {
  return {
    place: line.place,
    productId: String(line.product_id),
    partNumber: line.part_number,
    internalKey: line.internal_key,
    name: line.name,
    brand: line.brand,
    image: line.image ?? undefined,
    qty: line.qty,
    cancelled: line.cancelled_qty,
    price: cents(line.price_cents),
    discountPercent: line.discount_percent,
    unitPrice: cents(line.unit_price_cents),
    total: cents(line.total_cents),
    isOnOrder: line.is_on_order,
    forCar: line.for_car ?? undefined,
  }
}
