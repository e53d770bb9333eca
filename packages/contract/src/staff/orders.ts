import { ORDER_STATUSES } from '@shop/domain/order-status'
import { ORDER_METHODS } from '@shop/domain/payment-method'
import * as z from 'zod/mini'
import { asIs, pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { flagField, piecesField, stepField, versionField } from '../fields/order-steps.ts'
import { pesosField } from '../fields/orders.ts'
import { form, optionalField, paragraphsField, textField } from '../form.ts'
import { input } from '../input.ts'
import { flag } from '../wire/numbers.ts'
import { orderStatus } from '../wire/orders/order-status.ts'
import { orderMethod } from '../wire/orders/payment-method.ts'
import { listedOrder, staffOrder } from '../wire/orders/staff-order.ts'
import { paging } from '../wire/paging.ts'
import { ofCustomer } from '../wire/people/customer-number.ts'
import { shortText } from '../wire/text.ts'

/** The same calls for every order of the shop, for staff. Sales look after money, the warehouse after parcels. */
const FOR_ALL = ['owner', 'sales', 'warehouse'] as const
const FOR_MONEY = ['owner', 'sales'] as const
const BASE = '/admin/ordenes'

const statusWord = z.codec(orderStatus.schema, z.enum(ORDER_STATUSES), { decode: orderStatus.decode, encode: orderStatus.encode })
const methodWord = z.codec(orderMethod.schema, z.enum(ORDER_METHODS), { decode: orderMethod.decode, encode: orderMethod.encode })
const { page, limit } = paging
const ofFolio = form({ folio: textField([], { max: 40 }) })
const reasonField = textField([], { max: 300 })
const keyField = textField([], { max: 40 })

export const listStaffOrders = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  roles: FOR_ALL,
  summary:
    'Every order, newest first, by status, way of paying, folio, name or e-mail; `con_comprobante` those whose receipt waits, oldest first; `cliente` those of one customer',
  query: input(
    {
      page,
      limit,
      status: z.optional(statusWord),
      forma_pago: z.optional(methodWord),
      con_comprobante: z._default(flag, false),
      buscar: z.optional(shortText(80)),
      cliente: z.optional(ofCustomer),
    },
    { buscar: 'search', cliente: 'customerId', forma_pago: 'paymentMethod', con_comprobante: 'isWithVoucher' },
  ),
  data: pageOf(listedOrder),
})

export const showStaffOrder = endpoint({
  method: 'GET',
  path: `${BASE}/:folio`,
  access: 'staff',
  roles: FOR_ALL,
  summary: 'An order with its version, which every step has to name',
  params: ofFolio,
  data: staffOrder,
})

export const moveOrder = endpoint({
  method: 'POST',
  path: `${BASE}/:folio/estado`,
  access: 'staff',
  roles: FOR_ALL,
  summary: 'Takes an order a step further; `enviado` needs `paqueteria` and `guia`',
  params: ofFolio,
  body: form(
    {
      status: stepField,
      version: versionField,
      motivo: optionalField(reasonField),
      paqueteria: optionalField(textField([], { max: 80 })),
      guia: optionalField(textField([], { max: 80 })),
    },
    { status: 'to', motivo: 'reason', paqueteria: 'carrier', guia: 'trackingNumber' },
  ),
  data: staffOrder,
})

export const acceptTransfer = endpoint({
  method: 'POST',
  path: `${BASE}/:folio/aceptar-transferencia`,
  access: 'staff',
  roles: FOR_MONEY,
  movesMoney: true,
  summary:
    'Money of a transfer was found in the bank under this tracking key. All that is missing pays the order, unless `monto` says what came: less waits for the rest, more goes back',
  params: ofFolio,
  body: form({ clave_rastreo: keyField, monto: optionalField(pesosField) }, { clave_rastreo: 'trackingKey', monto: 'amount' }),
  data: staffOrder,
})

export const rejectVoucher = endpoint({
  method: 'POST',
  path: `${BASE}/:folio/rechazar-comprobante`,
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'The last receipt does not do; the customer is told why',
  params: ofFolio,
  body: form({ motivo: reasonField }, { motivo: 'reason' }),
  data: staffOrder,
})

export const cancelStaffOrder = endpoint({
  method: 'POST',
  path: `${BASE}/:folio/cancelar`,
  access: 'staff',
  roles: FOR_MONEY,
  movesMoney: true,
  summary: 'Cancels an order that nobody paid; a paid one is refunded instead',
  params: ofFolio,
  body: form({ motivo: reasonField }, { motivo: 'reason' }),
  data: staffOrder,
})

export const refundOrder = endpoint({
  method: 'POST',
  path: `${BASE}/:folio/reembolso`,
  access: 'staff',
  roles: FOR_MONEY,
  movesMoney: true,
  summary:
    'Gives money back: what was paid for `piezas`, or `monto`, or else all that is left with all pieces that are left. Pieces are cancelled by it; `regresar_piezas` puts them back into stock. A `monto` that leaves less than the pieces are worth holds them, unless `es_descuento` says that their price was lowered',
  params: ofFolio,
  body: form(
    {
      monto: optionalField(pesosField),
      piezas: optionalField(piecesField),
      motivo: reasonField,
      regresar_piezas: optionalField(flagField),
      es_descuento: optionalField(flagField),
    },
    { monto: 'amount', piezas: 'pieces', motivo: 'reason', regresar_piezas: 'returnsStock', es_descuento: 'isAllowance' },
    ({ amount, pieces, returnsStock, isAllowance }) => [
      ...(amount !== undefined && pieces ? [{ path: 'monto', rule: 'amount-or-pieces' } as const] : []),
      ...(amount !== undefined && returnsStock ? [{ path: 'regresar_piezas', rule: 'not-with-amount' } as const] : []),
      ...(amount === undefined && isAllowance ? [{ path: 'es_descuento', rule: 'only-with-amount' } as const] : []),
    ],
  ),
  data: staffOrder,
})

export const liftHold = endpoint({
  method: 'POST',
  path: `${BASE}/:folio/liberar`,
  access: 'staff',
  roles: FOR_MONEY,
  movesMoney: true,
  summary: 'Somebody has looked at what the bank asks or warns of: the goods may leave all the same',
  params: ofFolio,
  body: form({ caso: versionField, motivo: reasonField }, { caso: 'caseId', motivo: 'reason' }),
  data: staffOrder,
})

export const noteOnOrder = endpoint({
  method: 'POST',
  path: `${BASE}/:folio/notas`,
  access: 'staff',
  roles: FOR_ALL,
  summary: 'A note for colleagues; customers never see it',
  params: ofFolio,
  body: form({ texto: paragraphsField({ max: 1_000 }) }, { texto: 'text' }),
  data: staffOrder,
})

export const readAnyVoucher = endpoint({
  method: 'GET',
  path: '/admin/comprobantes/:id',
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'The file of a voucher, as an attachment',
  params: form({ id: textField() }),
  answers: 'file',
  data: asIs(z.unknown()),
})
