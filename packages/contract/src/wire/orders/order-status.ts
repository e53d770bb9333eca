import type { Mover, OrderStatus } from '@shop/domain/order-status'
import { words } from '../words.ts'

export const orderStatus = words<OrderStatus>()({
  pending: 'pendiente',
  paid: 'pagado',
  processing: 'procesando',
  shipped: 'enviado',
  delivered: 'entregado',
  cancelled: 'cancelado',
  refunded: 'reembolsado',
})

export const mover = words<Mover>()({ provider: 'proveedor', staff: 'personal', customer: 'cliente', clock: 'reloj' })
