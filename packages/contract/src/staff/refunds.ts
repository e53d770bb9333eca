import * as z from 'zod/mini'
import { asIs, listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { form, optionalField, textField } from '../form.ts'
import { refundCase } from '../wire/orders/refund-case.ts'

const FOR_MONEY = ['owner', 'sales'] as const
const keyField = textField([], { max: 40 })

export const listRefundCases = endpoint({
  method: 'GET',
  path: '/admin/reembolsos',
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'Money that is still to be given back',
  data: listOf(refundCase),
})

export const recordPaidRefund = endpoint({
  method: 'POST',
  path: '/admin/reembolsos/:id/pagado',
  access: 'staff',
  roles: FOR_MONEY,
  movesMoney: true,
  summary:
    'Somebody gave the money back: a transfer has its `clave_rastreo`, the terminal its `autorizacion`; cash may say who took it (`recibio`)',
  params: form({ id: textField() }),
  body: form(
    {
      clave_rastreo: optionalField(keyField),
      autorizacion: optionalField(keyField),
      recibio: optionalField(textField([], { max: 80 })),
    },
    { clave_rastreo: 'trackingKey', autorizacion: 'authorisation', recibio: 'handedTo' },
  ),
  data: asIs(z.object({})),
})
