import type { Pieces } from '@shop/domain/cancellation'
import type { BankHold, Dispute, DisputeStanding } from '@shop/domain/dispute'
import type { GoodsHold } from '@shop/domain/goods-leave'
import type { ListedOrder, OrderEntry, OrderEvent, OwedRefund, StaffOrder, VoucherClaim } from '@shop/domain/staff-order'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { instant, maybe, money, text, whole, yesNo } from '../plain.ts'
import { words } from '../words.ts'
import { order, refundWay } from './order.ts'
import { mover, orderStatus } from './order-status.ts'
import { orderMethod } from './payment-method.ts'

const orderEvent = words<OrderEvent>()({
  moved: 'estado',
  'voucher-received': 'comprobante_recibido',
  'voucher-rejected': 'comprobante_rechazado',
  'refund-opened': 'reembolso_abierto',
  'pieces-cancelled': 'piezas_canceladas',
  'refund-failed': 'reembolso_fallido',
  'paid-twice': 'pagado_dos_veces',
  'dispute-inquiry': 'pregunta_del_banco',
  'dispute-opened': 'contracargo_abierto',
  'dispute-won': 'contracargo_ganado',
  'dispute-lost': 'contracargo_perdido',
  'dispute-withdrawn': 'disputa_retirada',
  'fraud-warning': 'aviso_de_fraude',
  'hold-lifted': 'retencion_levantada',
  'transfer-short': 'transferencia_incompleta',
  'transfer-above': 'transferencia_de_mas',
  'case-settled': 'caso_resuelto',
  'return-asked': 'devolucion_solicitada',
  'return-approved': 'devolucion_aprobada',
  'return-refused': 'devolucion_rechazada',
  'return-withdrawn': 'devolucion_retirada',
  'return-received': 'devolucion_recibida',
  note: 'nota',
})

const entry = record<OrderEntry>()({
  event: as('evento', orderEvent),
  status: maybe(orderStatus),
  by: as('quien', mover),
  name: as('nombre', maybe(text)),
  text: as('texto', text),
  at: as('fecha', instant),
})

const claim = record<VoucherClaim>()({
  voucherId: as('comprobante', text),
  trackingKey: as('clave_rastreo', maybe(text)),
  bank: as('banco', maybe(text)),
  amount: as('monto', maybe(money)),
  paidOn: as('fecha', maybe(text)),
})

const goodsHold = words<GoodsHold>()({
  'lacks-stock': 'sin_existencias',
  'dispute-lost': 'disputa_perdida',
  disputed: 'en_disputa',
  'in-doubt': 'por_aclarar',
  'pieces-back': 'piezas_de_vuelta',
  'money-back': 'dinero_de_vuelta',
})

const pieces = record<Pieces>()({ place: as('lugar', whole), qty: as('cantidad', whole) })
const owed = record<OwedRefund>()({
  id: as('_id', text),
  amount: as('monto', money),
  way: as('metodo', refundWay),
  reason: as('motivo', text),
})

const disputeStanding = words<DisputeStanding>()({ inquiry: 'pregunta', open: 'abierta', lost: 'perdida', over: 'terminada' })

const dispute = record<Dispute>()({
  id: as('_id', text),
  status: as('estado_proveedor', text),
  kind: as('tipo', text),
  reason: as('motivo', text),
  standing: as('situacion', disputeStanding),
  amount: as('monto', money),
  evidenceDueAt: as('responder_antes', maybe(instant)),
  hasEvidence: as('con_pruebas', yesNo),
  isRefundable: as('reembolsable', yesNo),
  balance: as('movimiento', money),
  fee: as('comision', money),
  openedAt: as('abierta', instant),
  closedAt: as('cerrada', maybe(instant)),
})

const bankHold = record<BankHold>()({
  caseId: as('caso', whole),
  kind: as('tipo', words<BankHold['kind']>()({ inquiry: 'pregunta', 'fraud-warning': 'aviso_de_fraude' })),
  disputeId: as('disputa', maybe(text)),
  since: as('desde', instant),
})

export const staffOrder = record<StaffOrder>()({
  order: as('orden', order),
  version: whole,
  isDisputed: as('en_disputa', yesNo),
  hold: as('retenida', maybe(goodsHold)),
  refundable: as('por_reembolsar', money),
  shippingLeft: as('envio_por_reembolsar', money),
  cancellable: as('por_cancelar', listOf(pieces)),
  owed: as('por_entregar', listOf(owed)),
  awaitsTransfer: as('espera_transferencia', yesNo),
  history: as('historia', listOf(entry)),
  claims: as('datos_comprobantes', listOf(claim)),
  disputes: as('disputas', listOf(dispute)),
  bankHolds: as('retenciones', listOf(bankHold)),
})

export const listedOrder = record<ListedOrder>()({
  folio: text,
  status: orderStatus,
  paymentMethod: as('forma_pago', orderMethod),
  total: money,
  placedAt: as('fecha', instant),
  customer: as('cliente', text),
  version: whole,
  hasVoucher: as('con_comprobante', yesNo),
  lacksStock: as('sin_existencias', yesNo),
  isDisputed: as('en_disputa', yesNo),
  hold: as('retenida', maybe(goodsHold)),
})
