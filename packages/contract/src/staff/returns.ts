import { RETURN_STATUSES } from '@shop/domain/return'
import * as z from 'zod/mini'
import { asIs, listOf, pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { fatesField } from '../fields/returns.ts'
import { form, optionalField, textField } from '../form.ts'
import { input } from '../input.ts'
import { returnStatus } from '../wire/orders/return.ts'
import { fitmentReview, listedReturn, staffReturn } from '../wire/orders/staff-return.ts'
import { paging } from '../wire/paging.ts'

/** The warehouse takes parcels in; what is given back is for those who look after money. */
const FOR_ALL = ['owner', 'sales', 'warehouse'] as const
const FOR_MONEY = ['owner', 'sales'] as const
const FOR_CATALOGUE = ['owner', 'sales', 'content'] as const
const BASE = '/admin/devoluciones'
const REVIEWS = '/admin/compatibilidades-por-revisar'

const statusWord = z.codec(returnStatus.schema, z.enum(RETURN_STATUSES), { decode: returnStatus.decode, encode: returnStatus.encode })
const numberField = textField([(text) => (/^\d+$/.test(text) ? undefined : 'numbers')], { max: 9 })
const byId = form({ id: numberField })
const answerField = textField([], { max: 300 })

export const listReturns = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  roles: FOR_ALL,
  summary: 'Returns of a status, those that have waited longest first; without one all, newest first; with `folio` those of an order',
  query: input(
    { page: paging.page, limit: paging.limit, estado: z.optional(statusWord), folio: z.optional(z.string().check(z.maxLength(40))) },
    { estado: 'status' },
  ),
  data: pageOf(listedReturn),
})

export const showReturn = endpoint({
  method: 'GET',
  path: `${BASE}/:id`,
  access: 'staff',
  roles: FOR_ALL,
  summary: 'A return with its customer, and what of its money can still be given back',
  params: byId,
  data: staffReturn,
})

export const approveReturn = endpoint({
  method: 'POST',
  path: `${BASE}/:id/aprobar`,
  access: 'staff',
  roles: FOR_MONEY,
  movesMoney: true,
  summary: 'The customer may send the pieces; compatibilities that failed are marked for review',
  params: byId,
  body: form({ respuesta: optionalField(answerField) }, { respuesta: 'answer' }),
  data: staffReturn,
})

export const refuseReturn = endpoint({
  method: 'POST',
  path: `${BASE}/:id/rechazar`,
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'The pieces are not taken back; the customer is told why',
  params: byId,
  body: form({ motivo: answerField }, { motivo: 'answer' }),
  data: staffReturn,
})

export const receiveReturn = endpoint({
  method: 'POST',
  path: `${BASE}/:id/recibir`,
  access: 'staff',
  roles: FOR_ALL,
  movesMoney: true,
  summary: 'The pieces arrived: each line goes to stock or to scrap, and the refund of their price is opened',
  params: byId,
  body: form({ lineas: fatesField }, { lineas: 'fates' }),
  data: staffReturn,
})

export const readReturnPhoto = endpoint({
  method: 'GET',
  path: `${BASE}/:id/fotos/:foto`,
  access: 'staff',
  roles: FOR_ALL,
  summary: 'A photo of a return',
  answers: 'file',
  params: form({ id: numberField, foto: textField() }, { foto: 'photo' }),
  data: asIs(z.unknown()),
})

export const listFitmentReviews = endpoint({
  method: 'GET',
  path: REVIEWS,
  access: 'staff',
  roles: FOR_CATALOGUE,
  summary: 'Compatibilities that parts came back for, the worst first',
  data: listOf(fitmentReview),
})

export const closeFitmentReview = endpoint({
  method: 'POST',
  path: `${REVIEWS}/:id/revisada`,
  access: 'staff',
  roles: FOR_CATALOGUE,
  summary: 'Somebody looked at it; the next failure puts it back on the list',
  params: byId,
  data: listOf(fitmentReview),
})
