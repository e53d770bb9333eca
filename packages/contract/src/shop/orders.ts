import { MOST_UPLOAD_BYTES, UPLOAD_TYPES } from '@shop/domain/upload'
import * as z from 'zod/mini'
import { asIs, pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { form, optionalField, textField } from '../form.ts'
import { input } from '../input.ts'
import { flag } from '../wire/numbers.ts'
import { order } from '../wire/orders/order.ts'
import { paging } from '../wire/paging.ts'
import { shortText } from '../wire/text.ts'

const folioField = textField([], { max: 40 })

const { page, limit } = paging

export const listOrders = endpoint({
  method: 'GET',
  path: '/ordenes',
  access: 'customer',
  summary: 'The customer’s own orders, newest first; with `sin_comprobante=1` those that still wait for a voucher',
  query: input({ page, limit, sin_comprobante: z.optional(flag) }, { sin_comprobante: 'isWithoutVoucher' }),
  data: pageOf(order),
})

export const findOrder = endpoint({
  method: 'GET',
  path: '/ordenes/folio/',
  twin: '/ordenes/folio',
  access: 'customer',
  summary: 'One of the customer’s own orders, by its folio',
  query: input({ folio: shortText(40) }),
  data: order,
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/ordenes/cancelar',
  access: 'customer',
  summary: 'Calls off an own order that waits for a transfer; a voucher that can still be paid is not called off',
  says: 'order_cancelled',
  body: form({ folio: folioField }),
  data: order,
})

export const uploadVoucher = endpoint({
  method: 'POST',
  path: '/ordenes/upload-comprobante',
  access: 'customer',
  summary: 'Multipart: a receipt for an order that waits for its payment. JPEG, PNG, WebP or PDF by content, 10 MB, five per order',
  says: 'voucher_received',
  upload: { field: 'comprobante', maxBytes: MOST_UPLOAD_BYTES, types: UPLOAD_TYPES },
  body: form(
    {
      folio: folioField,
      clave_rastreo: optionalField(textField([], { max: 40 })),
      banco: optionalField(textField([], { max: 80 })),
      monto: optionalField(textField([], { max: 20 })),
      fecha: optionalField(textField([], { max: 20 })),
    },
    { clave_rastreo: 'trackingKey', banco: 'bank', monto: 'amount', fecha: 'paidOn' },
  ),
  data: order,
})

export const readVoucher = endpoint({
  method: 'GET',
  path: '/ordenes/comprobantes/:id',
  access: 'customer',
  summary: 'The file of an own voucher, as an attachment',
  answers: 'file',
  params: form({ id: textField() }),
  data: asIs(z.unknown()),
})
