import type { OrderRefund } from '@shop/domain/order'
import type {
  Misfit,
  OrderReturn,
  OwnReturns,
  ReturnableLine,
  ReturnCar,
  ReturnDisposition,
  ReturnLine,
  ReturnReason,
  ReturnStatus,
} from '@shop/domain/return'
import { listOf } from '../../codec.ts'
import { as, type FieldsOf, record } from '../../record.ts'
import { namedCar } from '../catalogue/named-car.ts'
import { instant, maybe, money, text, texts, whole } from '../plain.ts'
import { words } from '../words.ts'
import { refundStatus } from './order.ts'

export const returnStatus = words<ReturnStatus>()({
  asked: 'solicitada',
  approved: 'aprobada',
  refused: 'rechazada',
  withdrawn: 'retirada',
  received: 'recibida',
  refunded: 'reembolsada',
})
export const returnReason = words<ReturnReason>()({
  'does-not-fit': 'no_le_quedo',
  damaged: 'llego_danada',
  'wrong-part': 'pieza_equivocada',
  defective: 'defecto',
  'not-wanted': 'ya_no_la_quiero',
})
export const misfit = words<Misfit>()({
  'other-car': 'no_coincide_con_mi_auto',
  'other-engine': 'otra_motorizacion',
  'other-position': 'otra_posicion',
  'other-size': 'otra_medida',
})
export const fate = words<ReturnDisposition>()({ stock: 'existencias', scrap: 'merma' })

export const returnCar = record<ReturnCar>()({
  make: as('armadora', text),
  model: as('modelo', text),
  year: as('anio', whole),
  engine: as('motor', maybe(text)),
})

const partFields: FieldsOf<Omit<ReturnLine, 'qty' | 'fate'>> = {
  place: as('linea', whole),
  productId: as('_id', text),
  partNumber: as('codigo', text),
  name: as('nombre', text),
  image: as('imagen', maybe(text)),
  unitPrice: as('precio_unitario', money),
  forCar: as('auto', maybe(namedCar)),
}
const line = record<ReturnLine>()({ ...partFields, qty: whole, fate: as('destino', maybe(fate)) })
const returnable = record<ReturnableLine>()({ ...partFields, bought: as('compradas', whole), left: as('disponibles', whole) })
const refund = record<Pick<OrderRefund, 'amount' | 'status'>>()({ amount: as('monto', money), status: as('estado', refundStatus) })

export const returnFields: FieldsOf<OrderReturn> = {
  id: as('_id', text),
  folio: text,
  status: as('estado', returnStatus),
  reason: as('motivo', returnReason),
  misfit: as('submotivo', maybe(misfit)),
  car: as('auto', maybe(returnCar)),
  comments: as('comentarios', text),
  answer: as('respuesta', text),
  askedAt: as('fecha', instant),
  lines: as('piezas', listOf(line)),
  photos: as('fotos', texts),
  refund: as('reembolso', maybe(refund)),
}
export const orderReturn = record<OrderReturn>()(returnFields)

export const ownReturns = record<OwnReturns>()({
  daysLeft: as('dias_restantes', maybe(whole)),
  lines: as('lineas', listOf(returnable)),
  returns: as('devoluciones', listOf(orderReturn)),
})
