import type { OrderStatus } from '@shop/domain/order-status'

/** Names of what an order can be. */
export const orderLabels = {
  status: {
    pending: 'Pendiente',
    paid: 'Pagado',
    processing: 'Procesando',
    shipped: 'Enviado',
    delivered: 'Entregado',
    cancelled: 'Cancelado',
    refunded: 'Reembolsado',
  } satisfies Record<OrderStatus, string>,
}
