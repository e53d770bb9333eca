import type { OrderLine } from '@shop/domain/order'
import { as, record } from '../../record.ts'
import { namedCar } from '../catalogue/named-car.ts'
import { decimal, maybe, money, text, whole, yesNo } from '../plain.ts'

export const orderLine = record<OrderLine>()({
  place: as('lugar', whole),
  productId: as('_id', text),
  partNumber: as('codigo', text),
  internalKey: as('clave_interna', text),
  name: as('nombre', text),
  brand: as('marca', text),
  image: as('imagen', maybe(text)),
  qty: whole,
  cancelled: as('canceladas', whole),
  price: as('precio', money),
  discountPercent: as('descuento', decimal),
  unitPrice: as('precio_unitario', money),
  total: money,
  isOnOrder: as('bajo_pedido', yesNo),
  forCar: as('auto', maybe(namedCar)),
})
