import type { Address } from './address.ts'
import type { NamedCar } from './asked-products.ts'
import type { DeliveryDays } from './delivery-promise.ts'
import type { InvoiceData } from './invoice.ts'
import type { Cents } from './money.ts'
import type { Mover, OrderStatus } from './order-status.ts'
import type { BankAccount } from './payment-form.ts'
import type { OrderMethod, RefundWay } from './payment-method.ts'

export type OrderLine = {
  /** Its place in the order, which names it. */
  readonly place: number
  readonly productId: string
  readonly partNumber: string
  readonly internalKey: string
  readonly name: string
  readonly brand: string
  readonly image: string | undefined
  /** As it was bought; of these `cancelled` are not wanted any more. */
  readonly qty: number
  readonly cancelled: number
  /** Before the discount. */
  readonly price: Cents
  readonly discountPercent: number
  readonly unitPrice: Cents
  readonly total: Cents
  /** Got for a quotation: it has no page, and only its offer could buy it again. */
  readonly isOnOrder: boolean
  /** The car it was bought for, as it was named then. */
  readonly forCar: NamedCar | undefined
}

export type OrderMove = {
  readonly status: OrderStatus
  readonly label: string
  readonly at: Date
  readonly by: Mover
  readonly reason: string
}

export type VoucherStatus = 'received' | 'replaced' | 'accepted' | 'rejected'
export type OrderVoucher = {
  readonly id: string
  readonly status: VoucherStatus
  readonly mediaType: string
  readonly uploadedAt: Date
  readonly rejectReason: string | undefined
}

export type OrderRefund = {
  readonly amount: Cents
  readonly status: 'open' | 'pending' | 'succeeded' | 'failed'
  readonly way: RefundWay
  /** It lowered the price afterwards; the pieces were sent all the same. */
  readonly isAllowance: boolean
  readonly at: Date
}

/** What the customer has to do, or may wait for. */
export const NEXT_STEPS = [
  'pay-voucher',
  'voucher-expired',
  'transfer',
  'voucher-in-review',
  'payment-in-review',
  'transfer-rest',
  'prepare',
  'ship',
  'receive',
  'refund',
  'refund-owed',
  'pieces-cancelled',
  'buy-again',
  'none',
] as const
export type NextStep = (typeof NEXT_STEPS)[number]

/** An order as its customer sees it, in one language. */
export type Order = {
  readonly folio: string
  readonly checkoutId: string
  readonly transactionId: string
  readonly status: OrderStatus
  readonly label: string
  readonly paymentMethod: OrderMethod
  readonly isTest: boolean
  readonly placedAt: Date
  readonly paidAt: Date | undefined
  readonly lines: readonly OrderLine[]
  readonly subtotal: Cents
  /** What discounts took off; the subtotal is without it already. */
  readonly saved: Cents
  readonly shipping: Cents
  /** As it was agreed; cancelled pieces do not change it. */
  readonly total: Cents
  /** What was agreed for the cancelled pieces, and for bringing them when nothing is left to bring. */
  readonly cancelled: Cents
  /** The total without it. */
  readonly left: Cents
  /** IVA is inside the total; here it stands apart. */
  readonly net: Cents
  readonly vat: Cents
  readonly carrier: { readonly key: string; readonly name: string }
  readonly delivery: DeliveryDays
  readonly tracking: { readonly carrier: string; readonly number: string } | undefined
  /** Who bought it, and who is written to. */
  readonly recipient: Recipient
  /** Who takes the parcel, where it is somebody else. */
  readonly receiver: Receiver | undefined
  readonly address: Address
  readonly invoice: InvoiceData | undefined
  /** The voucher to pay at a store. */
  readonly voucher: { readonly number: string; readonly url: string; readonly expiresAt: Date } | undefined
  /** Where a transfer goes; `reference` is this order's own. */
  readonly account: BankAccount | undefined
  /** What came of a transfer that is short. */
  readonly received: Cents | undefined
  /** Until when money is waited for. */
  readonly dueAt: Date | undefined
  readonly lacksStock: boolean
  readonly next: NextStep
  readonly canUploadVoucher: boolean
  readonly canCancel: boolean
  readonly vouchers: readonly OrderVoucher[]
  readonly refunds: readonly OrderRefund[]
  readonly timeline: readonly OrderMove[]
}

/** Of what is handed over at the counter. */
export const NO_ADDRESS: Address = {
  street: '',
  number: '',
  interior: undefined,
  suburb: '',
  state: '',
  municipality: '',
  locality: '',
  postalCode: '',
  directions: '',
}

/** Somebody at the door: the mechanic, a neighbour. Nobody writes to them. */
export type Receiver = { readonly name: string; readonly phone: string }

/** Where a customer had parcels sent to, and who took them. */
export type UsedAddress = { readonly address: Address; readonly receiver: Receiver | undefined }

export type Recipient = { readonly name: string; readonly email: string; readonly phone: string }

export const MOST_VOUCHERS = 5
/** A receipt of a purchase of this size is a contract, not a cart. */
export const LARGEST_TOTAL = 2_000_000_000

type Known = Pick<Order, 'status' | 'paymentMethod' | 'voucher' | 'vouchers' | 'lacksStock' | 'received'> & {
  readonly lines: readonly Pick<OrderLine, 'qty' | 'cancelled'>[]
  /** It was paid, and somebody has to look at the payment. */
  readonly isInReview: boolean
  /** It reads refunded, and the money came back to the shop. */
  readonly isOwed: boolean
}

/** Pieces that are still wanted. */
export function piecesOf(lines: readonly Pick<OrderLine, 'qty' | 'cancelled'>[]): number {
  return lines.reduce((sum, { qty, cancelled }) => sum + qty - cancelled, 0)
}

export function nextStepOf(known: Known, now: Date): NextStep {
  const { status, paymentMethod, voucher, vouchers, lacksStock, received, lines, isInReview, isOwed } = known
  if (status === 'pending') {
    if (isInReview) return 'payment-in-review'
    if (paymentMethod === 'oxxo') return voucher && voucher.expiresAt > now ? 'pay-voucher' : 'voucher-expired'
    if (vouchers.some((one) => one.status === 'received')) return 'voucher-in-review'
    return received === undefined ? 'transfer' : 'transfer-rest'
  }
  if (status === 'paid' && lacksStock) return 'refund'
  if ((status === 'paid' || status === 'processing' || status === 'shipped') && piecesOf(lines) === 0) return 'pieces-cancelled'
  return isOwed ? 'refund-owed' : STEP_AFTER[status]
}

const STEP_AFTER = {
  paid: 'prepare',
  processing: 'ship',
  shipped: 'receive',
  delivered: 'none',
  cancelled: 'buy-again',
  refunded: 'buy-again',
} as const

/** A voucher may be in somebody's hand at the till; a transfer that nobody made can be called off at once. */
export function canCustomerCancel({ status, paymentMethod, received }: Pick<Order, 'status' | 'paymentMethod' | 'received'>): boolean {
  return status === 'pending' && paymentMethod === 'transfer' && received === undefined
}

export function canUploadVoucher({ status, paymentMethod, vouchers }: Pick<Order, 'status' | 'paymentMethod' | 'vouchers'>): boolean {
  return status === 'pending' && paymentMethod !== 'card' && vouchers.length < MOST_VOUCHERS
}
