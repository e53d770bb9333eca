import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { NEXT_STEPS, NextStep, Order, OrderMove, OrderRefund, VoucherStatus } from '@shop/domain/order'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { address } from './address.ts'
import { bankAccount } from './bank-account.ts'
import { invoice } from './invoice.ts'
import { fromMexicanTime, mexicanTime } from './mexican-time.ts'
import { orderLine } from './order-line.ts'
import { mover, orderStatus } from './order-status.ts'
import { orderMethod } from './payment-method.ts'
import { words } from './words.ts'

const voucherStatus = words<VoucherStatus>()({ received: 'recibido', replaced: 'reemplazado', accepted: 'aceptado', rejected: 'rechazado' })
export const refundStatus = words<OrderRefund['status']>()({
  open: 'por_reembolsar',
  pending: 'en_proceso',
  succeeded: 'reembolsado',
  failed: 'fallido',
})
const nextStep = words<NextStep>()({
  'pay-voucher': 'pagar_ficha',
  'voucher-expired': 'ficha_vencida',
  transfer: 'transferir',
  'voucher-in-review': 'comprobante_en_revision',
  prepare: 'preparar',
  ship: 'enviar',
  receive: 'recibir',
  refund: 'reembolso',
  'buy-again': 'comprar_de_nuevo',
  none: 'ninguno',
} satisfies Record<(typeof NEXT_STEPS)[number], string>)

const moveSchema = z.object({
  status: orderStatus.schema,
  etiqueta: z.string(),
  fecha: z.string(),
  quien: mover.schema,
  motivo: z.string(),
})
const voucherSchema = z.object({
  _id: z.string(),
  estado: voucherStatus.schema,
  tipo: z.string(),
  fecha: z.string(),
  motivo: z.optional(z.string()),
})

const schema = z.object({
  folio: z.string(),
  checkout_id: z.string(),
  transaction_id: z.string(),
  status: orderStatus.schema,
  etiqueta: z.string(),
  forma_pago: orderMethod.schema,
  prueba: z.boolean(),
  fecha: z.string(),
  fecha_pago: z.string(),
  productos: z.array(orderLine.schema),
  subtotal: z.number(),
  descuento: z.number(),
  costo_envio: z.number(),
  total: z.number(),
  total_sin_iva: z.number(),
  iva_incluido: z.number(),
  paqueteria: z.object({ clave: z.string(), nombre: z.string(), precio: z.number() }),
  entrega: z.object({ desde: z.string(), hasta: z.string() }),
  guia: z.optional(z.object({ paqueteria: z.string(), numero: z.string() })),
  cliente: z.object({ nombre: z.string(), email: z.string(), telefono: z.string() }),
  envio: address.schema,
  factura: z.optional(invoice.schema),
  payment_reference_link: z.string(),
  ficha: z.optional(z.object({ numero: z.string(), url: z.string(), vence: z.string() })),
  cuenta: z.optional(bankAccount.schema),
  pagar_antes_de: z.optional(z.string()),
  sin_existencias: z.boolean(),
  siguiente_paso: nextStep.schema,
  puede_subir_comprobante: z.boolean(),
  puede_cancelar: z.boolean(),
  comprobantes: z.array(voucherSchema),
  reembolsos: z.array(z.object({ monto: z.number(), estado: refundStatus.schema, fecha: z.string() })),
  historia: z.array(moveSchema),
})
type Wire = z.output<typeof schema>

export const order: Codec<Wire, Order> = codec<Wire, Order>(
  schema,
  (inside) => ({
    folio: inside.folio,
    checkout_id: inside.checkoutId,
    transaction_id: inside.transactionId,
    status: orderStatus.encode(inside.status),
    etiqueta: inside.label,
    forma_pago: orderMethod.encode(inside.paymentMethod),
    prueba: inside.isTest,
    fecha: inside.placedAt.toISOString(),
    fecha_pago: mexicanTime(inside.paidAt),
    productos: inside.lines.map(orderLine.encode),
    subtotal: pesosFromCents(inside.subtotal),
    descuento: pesosFromCents(inside.saved),
    costo_envio: pesosFromCents(inside.shipping),
    total: pesosFromCents(inside.total),
    total_sin_iva: pesosFromCents(inside.net),
    iva_incluido: pesosFromCents(inside.vat),
    paqueteria: { clave: inside.carrier.key, nombre: inside.carrier.name, precio: pesosFromCents(inside.shipping) },
    entrega: { desde: inside.delivery.from, hasta: inside.delivery.to },
    ...(inside.tracking ? { guia: { paqueteria: inside.tracking.carrier, numero: inside.tracking.number } } : {}),
    cliente: { nombre: inside.recipient.name, email: inside.recipient.email, telefono: inside.recipient.phone },
    envio: address.encode(inside.address),
    ...(inside.invoice ? { factura: invoice.encode(inside.invoice) } : {}),
    payment_reference_link: inside.voucher?.url ?? '',
    ...(inside.voucher
      ? { ficha: { numero: inside.voucher.number, url: inside.voucher.url, vence: inside.voucher.expiresAt.toISOString() } }
      : {}),
    ...(inside.account ? { cuenta: bankAccount.encode(inside.account) } : {}),
    ...(inside.dueAt ? { pagar_antes_de: inside.dueAt.toISOString() } : {}),
    sin_existencias: inside.lacksStock,
    siguiente_paso: nextStep.encode(inside.next),
    puede_subir_comprobante: inside.canUploadVoucher,
    puede_cancelar: inside.canCancel,
    comprobantes: inside.vouchers.map((voucher) => ({
      _id: voucher.id,
      estado: voucherStatus.encode(voucher.status),
      tipo: voucher.mediaType,
      fecha: voucher.uploadedAt.toISOString(),
      ...(voucher.rejectReason === undefined ? {} : { motivo: voucher.rejectReason }),
    })),
    reembolsos: inside.refunds.map(({ amount, status, at }) => ({
      monto: pesosFromCents(amount),
      estado: refundStatus.encode(status),
      fecha: at.toISOString(),
    })),
    historia: inside.timeline.map(encodeMove),
  }),
  (wire) => ({
    folio: wire.folio,
    checkoutId: wire.checkout_id,
    transactionId: wire.transaction_id,
    status: orderStatus.decode(wire.status),
    label: wire.etiqueta,
    paymentMethod: orderMethod.decode(wire.forma_pago),
    isTest: wire.prueba,
    placedAt: new Date(wire.fecha),
    paidAt: fromMexicanTime(wire.fecha_pago),
    lines: wire.productos.map(orderLine.decode),
    subtotal: centsFromPesos(wire.subtotal),
    saved: centsFromPesos(wire.descuento),
    shipping: centsFromPesos(wire.costo_envio),
    total: centsFromPesos(wire.total),
    net: centsFromPesos(wire.total_sin_iva),
    vat: centsFromPesos(wire.iva_incluido),
    carrier: { key: wire.paqueteria.clave, name: wire.paqueteria.nombre },
    delivery: { from: wire.entrega.desde, to: wire.entrega.hasta },
    tracking: wire.guia && { carrier: wire.guia.paqueteria, number: wire.guia.numero },
    recipient: { name: wire.cliente.nombre, email: wire.cliente.email, phone: wire.cliente.telefono },
    address: address.decode(wire.envio),
    invoice: wire.factura && invoice.decode(wire.factura),
    voucher: wire.ficha && { number: wire.ficha.numero, url: wire.ficha.url, expiresAt: new Date(wire.ficha.vence) },
    account: wire.cuenta && bankAccount.decode(wire.cuenta),
    dueAt: wire.pagar_antes_de === undefined ? undefined : new Date(wire.pagar_antes_de),
    lacksStock: wire.sin_existencias,
    next: nextStep.decode(wire.siguiente_paso),
    canUploadVoucher: wire.puede_subir_comprobante,
    canCancel: wire.puede_cancelar,
    vouchers: wire.comprobantes.map(({ _id, estado, tipo, fecha, motivo }) => ({
      id: _id,
      status: voucherStatus.decode(estado),
      mediaType: tipo,
      uploadedAt: new Date(fecha),
      rejectReason: motivo,
    })),
    refunds: wire.reembolsos.map(({ monto, estado, fecha }) => ({
      amount: centsFromPesos(monto),
      status: refundStatus.decode(estado),
      at: new Date(fecha),
    })),
    timeline: wire.historia.map(decodeMove),
  }),
)

const encodeMove = ({ status, label, at, by, reason }: OrderMove): z.output<typeof moveSchema> => ({
  status: orderStatus.encode(status),
  etiqueta: label,
  fecha: at.toISOString(),
  quien: mover.encode(by),
  motivo: reason,
})

const decodeMove = (wire: z.output<typeof moveSchema>): OrderMove => ({
  status: orderStatus.decode(wire.status),
  label: wire.etiqueta,
  at: new Date(wire.fecha),
  by: mover.decode(wire.quien),
  reason: wire.motivo,
})
