import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { Today } from '@shop/domain/today'
import * as z from 'zod/mini'
import { codec } from './codec.ts'
import { endpoint } from './endpoint.ts'

const schema = z.object({
  cotizaciones: z.object({ por_responder: z.int(), fuera_de_plazo: z.int() }),
  conversaciones_sin_leer: z.int(),
  comprobantes: z.int(),
  por_empacar: z.int(),
  por_enviar: z.int(),
  reembolsos: z.int(),
  devoluciones: z.int(),
  en_disputa: z.int(),
  pocas_piezas: z.int(),
  ventas: z.array(z.object({ dia: z.string(), ordenes: z.int(), total: z.number() })),
})

const today = codec<z.output<typeof schema>, Today>(
  schema,
  (inside) => ({
    cotizaciones: { por_responder: inside.quotations.waiting, fuera_de_plazo: inside.quotations.late },
    conversaciones_sin_leer: inside.unreadConversations,
    comprobantes: inside.vouchers,
    por_empacar: inside.toPack,
    por_enviar: inside.toShip,
    reembolsos: inside.refunds,
    devoluciones: inside.returns,
    en_disputa: inside.disputed,
    pocas_piezas: inside.fewLeft,
    ventas: inside.sales.map(({ day, orders, total }) => ({ dia: day, ordenes: orders, total: pesosFromCents(total) })),
  }),
  (wire) => ({
    quotations: { waiting: wire.cotizaciones.por_responder, late: wire.cotizaciones.fuera_de_plazo },
    unreadConversations: wire.conversaciones_sin_leer,
    vouchers: wire.comprobantes,
    toPack: wire.por_empacar,
    toShip: wire.por_enviar,
    refunds: wire.reembolsos,
    returns: wire.devoluciones,
    disputed: wire.en_disputa,
    fewLeft: wire.pocas_piezas,
    sales: wire.ventas.map(({ dia, ordenes, total }) => ({ day: dia, orders: ordenes, total: centsFromPesos(total) })),
  }),
)

export const getToday = endpoint({
  method: 'GET',
  path: '/admin/hoy',
  access: 'staff',
  roles: ['owner', 'sales', 'warehouse'],
  summary: 'What needs a person now, and the sales of the last seven days',
  data: today,
})
