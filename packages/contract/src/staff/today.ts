import type { DaySales, Today } from '@shop/domain/today'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { as, record } from '../record.ts'
import { money, text, whole, yesNo } from '../wire/plain.ts'
import { openingStep } from '../wire/shop/opening.ts'

const quotations = record<Today['quotations']>()({ waiting: as('por_responder', whole), late: as('fuera_de_plazo', whole) })
const daySales = record<DaySales>()({
  day: as('dia', text),
  orders: as('ordenes', whole),
  total: money,
  refunded: as('devuelto', money),
  net: as('neto', money),
})

const today = record<Today>()({
  quotations: as('cotizaciones', quotations),
  unreadConversations: as('conversaciones_sin_leer', whole),
  vouchers: as('comprobantes', whole),
  toPack: as('por_empacar', whole),
  toShip: as('por_enviar', whole),
  refunds: as('reembolsos', whole),
  moneyCases: as('dinero_por_aclarar', whole),
  returns: as('devoluciones', whole),
  disputed: as('en_disputa', whole),
  fewLeft: as('pocas_piezas', whole),
  opening: as('apertura', record<Today['opening']>()({ isOpen: as('abierta', yesNo), missing: as('faltan', listOf(openingStep)) })),
  sales: as('ventas', listOf(daySales)),
})

export const getToday = endpoint({
  method: 'GET',
  path: '/admin/hoy',
  access: 'staff',
  roles: ['owner', 'sales', 'warehouse'],
  summary: 'What needs a person now, and the sales of the last seven days',
  data: today,
})
