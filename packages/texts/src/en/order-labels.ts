import type { orderLabels as spanish } from '../es/order-labels.ts'

export const orderLabels: typeof spanish = {
  status: {
    pending: 'Pending',
    paid: 'Paid',
    processing: 'Being prepared',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Canceled',
    refunded: 'Refunded',
  },
}
