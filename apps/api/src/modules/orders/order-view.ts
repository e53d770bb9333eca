import type { Locale } from '@shop/domain/locale'
import { cents } from '@shop/domain/money'
import { canCustomerCancel, canUploadVoucher, nextStepOf, type Order } from '@shop/domain/order'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import { apartFromVat } from '@shop/domain/vat'
import { serverTexts } from '@shop/texts/server-texts'
import type { OrderRow } from './order-views.queries.ts'

/** An order as its customer sees it. */
export const orderView = (row: OrderRow, locale: Locale, { bankAccount }: Pick<ShopPolicies, 'bankAccount'>, now: Date): Order => {
  const labels = serverTexts(locale).orderStatus
  const total = cents(row.total_cents)
  const isPending = row.status === 'pending'
  const paper = row.payments.findLast(({ method }) => method === 'oxxo')
  const transfer = row.payments.findLast(({ method }) => method === 'transfer')
  const known = {
    status: row.status,
    paymentMethod: row.payment_method,
    lacksStock: row.lacks_stock,
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
  return {
    ...known,
    folio: row.folio,
    checkoutId: row.checkout_id,
    transactionId: row.transaction_id,
    label: labels[row.status],
    isTest: !row.is_live,
    placedAt: row.placed_at,
    paidAt: row.paid_at ?? undefined,
    lines: row.lines.map((line) => ({
      productId: String(line.product_id),
      partNumber: line.part_number,
      internalKey: line.internal_key,
      name: line.name,
      brand: line.brand,
      image: line.image ?? undefined,
      qty: line.qty,
      price: cents(line.price_cents),
      discountPercent: line.discount_percent,
      unitPrice: cents(line.unit_price_cents),
      total: cents(line.total_cents),
      isOnOrder: line.is_on_order,
    })),
    subtotal: cents(row.subtotal_cents),
    saved: cents(row.saved_cents),
    shipping: cents(row.shipping_cents),
    total,
    ...apartFromVat(total),
    carrier: { key: row.carrier_key, name: locale === 'en' ? row.carrier_en : row.carrier_es },
    delivery: { from: row.delivery_from, to: row.delivery_to },
    tracking: row.tracking_number === null ? undefined : { carrier: row.shipped_with ?? '', number: row.tracking_number },
    recipient: row.recipient,
    address: row.address,
    invoice: row.invoice ?? undefined,
    account: isPending && transfer?.transfer_reference ? { ...bankAccount, reference: transfer.transfer_reference } : undefined,
    dueAt: isPending ? (row.due_at ?? undefined) : undefined,
    next: nextStepOf(known, now),
    canUploadVoucher: canUploadVoucher(known),
    canCancel: canCustomerCancel(known),
    refunds: row.refunds.map(({ amount_cents, status, created_at }) => ({ amount: cents(amount_cents), status, at: new Date(created_at) })),
    timeline: row.moves.map(({ to_status, happened_at, mover, reason }) => ({
      status: to_status,
      label: labels[to_status],
      at: new Date(happened_at),
      by: mover,
      reason,
    })),
  }
}
