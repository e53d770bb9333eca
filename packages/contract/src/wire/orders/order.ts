import type { Cents } from '@shop/domain/money'
import type { NEXT_STEPS, NextStep, Order, OrderMove, OrderRefund, OrderVoucher, Recipient, VoucherStatus } from '@shop/domain/order'
import type { RefundWay } from '@shop/domain/payment-method'
import * as z from 'zod/mini'
import { codec, listOf } from '../../codec.ts'
import { as, type FieldsOf, record, sent } from '../../record.ts'
import { fromMexicanTime, mexicanTime } from '../mexican-time.ts'
import { deliveryDays, instant, maybe, money, text, yesNo } from '../plain.ts'
import { words } from '../words.ts'
import { address } from './address.ts'
import { bankAccount } from './bank-account.ts'
import { invoice } from './invoice.ts'
import { orderLine } from './order-line.ts'
import { mover, orderStatus } from './order-status.ts'
import { orderMethod } from './payment-method.ts'
import { receiver } from './receiver.ts'

const voucherStatus = words<VoucherStatus>()({ received: 'recibido', replaced: 'reemplazado', accepted: 'aceptado', rejected: 'rechazado' })
export const refundStatus = words<OrderRefund['status']>()({
  open: 'por_reembolsar',
  pending: 'en_proceso',
  succeeded: 'reembolsado',
  failed: 'fallido',
})
export const refundWay = words<RefundWay>()({ provider: 'proveedor', spei: 'spei', cash: 'efectivo', terminal: 'terminal' })
const nextStep = words<NextStep>()({
  'pay-voucher': 'pagar_ficha',
  'voucher-expired': 'ficha_vencida',
  transfer: 'transferir',
  'voucher-in-review': 'comprobante_en_revision',
  'payment-in-review': 'pago_en_revision',
  'transfer-rest': 'transferir_lo_que_falta',
  prepare: 'preparar',
  ship: 'enviar',
  receive: 'recibir',
  refund: 'reembolso',
  'refund-owed': 'reembolso_pendiente',
  'pieces-cancelled': 'piezas_canceladas',
  'buy-again': 'comprar_de_nuevo',
  none: 'ninguno',
} satisfies Record<(typeof NEXT_STEPS)[number], string>)

const carrierFields: FieldsOf<Order['carrier']> = { key: as('clave', text), name: as('nombre', text) }
const pricedCarrier = record<Order['carrier'] & { readonly shipping: Cents }>()({ ...carrierFields, shipping: as('precio', money) })
const tracking = record<NonNullable<Order['tracking']>>()({ carrier: as('paqueteria', text), number: as('numero', text) })
const storeVoucher = record<NonNullable<Order['voucher']>>()({ number: as('numero', text), url: text, expiresAt: as('vence', instant) })

const voucher = record<OrderVoucher>()({
  id: as('_id', text),
  status: as('estado', voucherStatus),
  mediaType: as('tipo', text),
  uploadedAt: as('fecha', instant),
  rejectReason: as('motivo', maybe(text)),
})
const refund = record<OrderRefund>()({
  amount: as('monto', money),
  status: as('estado', refundStatus),
  way: as('metodo', refundWay),
  isAllowance: as('es_descuento', yesNo),
  at: as('fecha', instant),
})
const move = record<OrderMove>()({
  status: orderStatus,
  label: as('etiqueta', text),
  at: as('fecha', instant),
  by: as('quien', mover),
  reason: as('motivo', text),
})

export const order = record<Order>()(
  {
    folio: text,
    checkoutId: as('checkout_id', text),
    transactionId: as('transaction_id', text),
    status: orderStatus,
    label: as('etiqueta', text),
    paymentMethod: as('forma_pago', orderMethod),
    isTest: as('prueba', yesNo),
    placedAt: as('fecha', instant),
    paidAt: as('fecha_pago', codec(z.string(), mexicanTime, fromMexicanTime)),
    lines: as('productos', listOf(orderLine)),
    subtotal: money,
    saved: as('descuento', money),
    shipping: as('costo_envio', money),
    total: money,
    cancelled: as('cancelado', money),
    left: as('queda', money),
    net: as('total_sin_iva', money),
    vat: as('iva_incluido', money),
    carrier: as('paqueteria', record<Order['carrier']>()(carrierFields)),
    delivery: as('entrega', deliveryDays),
    tracking: as('guia', maybe(tracking)),
    recipient: as('cliente', record<Recipient>()({ name: as('nombre', text), email: text, phone: as('telefono', text) })),
    receiver: as('recibe', maybe(receiver)),
    address: as('envio', address),
    invoice: as('factura', maybe(invoice)),
    voucher: as('ficha', maybe(storeVoucher)),
    account: as('cuenta', maybe(bankAccount)),
    received: as('recibido', maybe(money)),
    dueAt: as('pagar_antes_de', maybe(instant)),
    lacksStock: as('sin_existencias', yesNo),
    next: as('siguiente_paso', nextStep),
    canUploadVoucher: as('puede_subir_comprobante', yesNo),
    canCancel: as('puede_cancelar', yesNo),
    vouchers: as('comprobantes', listOf(voucher)),
    refunds: as('reembolsos', listOf(refund)),
    timeline: as('historia', listOf(move)),
  },
  {
    // In the place of the carrier alone: the specification has what it costs inside it too.
    paqueteria: sent(pricedCarrier.schema, ({ carrier, shipping }: Order) => pricedCarrier.encode({ ...carrier, shipping })),
    payment_reference_link: sent(z.string(), ({ voucher }: Order) => voucher?.url ?? ''),
  },
)
