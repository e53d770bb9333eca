import type { CaseView, Difference, MoneyAction, MoneyCase, MoneyCaseKind } from '@shop/domain/money-case'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { instant, maybe, money, text, yesNo } from '../plain.ts'
import { words } from '../words.ts'
import { refundStatus, refundWay } from './order.ts'

export const caseKind = words<MoneyCaseKind>()({
  'payment-differs': 'pago_no_cuadra',
  'payment-unknown': 'pago_desconocido',
  'paid-twice': 'pagado_dos_veces',
  'transfer-short': 'transferencia_incompleta',
  'transfer-above': 'transferencia_de_mas',
  'refund-stuck': 'reembolso_atorado',
  inquiry: 'consulta_del_banco',
  'fraud-warning': 'aviso_de_fraude',
  dispute: 'disputa',
  'charge-not-in-books': 'cargo_sin_registro',
  'payment-not-at-provider': 'pago_sin_cargo',
  'charge-differs': 'cargo_distinto',
  'refund-differs': 'reembolso_distinto',
  'payout-failed': 'deposito_fallido',
  'wrong-account': 'otra_cuenta',
  'event-stuck': 'aviso_atorado',
})

export const moneyAction = words<MoneyAction>()({
  accept: 'aceptar',
  'give-back': 'devolver',
  leave: 'dejar',
  close: 'cerrar',
  'ask-again': 'preguntar',
  retry: 'reintentar',
  'by-spei': 'por_spei',
  'in-cash': 'en_efectivo',
  'keep-for-customer': 'a_favor',
  lift: 'liberar',
  clear: 'aclarado',
  'process-again': 'procesar',
})

export const caseView = words<CaseView>()({ open: 'abiertos', mine: 'mios', settled: 'resueltos' })

const difference = words<Difference>()({
  amount: 'monto',
  currency: 'moneda',
  mode: 'modo',
  customer: 'cliente',
  purchase: 'compra',
})
const fact = record<MoneyCase['facts'][number]>()({ name: as('dato', text), value: as('valor', text) })
const refund = record<NonNullable<MoneyCase['refund']>>()({
  status: as('estado', refundStatus),
  way: as('metodo', refundWay),
  amount: as('monto', money),
})
const settled = record<NonNullable<MoneyCase['settled']>>()({
  at: as('fecha', instant),
  by: as('quien', maybe(text)),
  outcome: as('resultado', text),
  note: as('nota', text),
})

export const moneyCase = record<MoneyCase>()({
  id: as('_id', text),
  kind: as('tipo', caseKind),
  openedAt: as('abierto', instant),
  dueAt: as('vence', maybe(instant)),
  folio: maybe(text),
  customer: as('cliente', maybe(text)),
  amount: as('monto', maybe(money)),
  expected: as('esperado', maybe(money)),
  seen: as('visto', maybe(money)),
  differences: as('diferencias', listOf(difference)),
  facts: as('datos', listOf(fact)),
  refund: as('reembolso', maybe(refund)),
  hasPieces: as('piezas_apartadas', yesNo),
  keepsPieces: as('conserva_piezas', yesNo),
  holdsGoods: as('detiene_pedido', yesNo),
  takenBy: as('tomado_por', maybe(text)),
  isMine: as('mio', yesNo),
  settled: as('resuelto', maybe(settled)),
  actions: as('acciones', listOf(moneyAction)),
})
