import * as calls from '@shop/contract/shop/returns'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { addReturnPhoto } from './add-return-photo.ts'
import { askForReturn } from './ask-for-return.ts'
import { findOwnOrder, showOwnReturns } from './show-returns.ts'
import { withdrawReturn } from './withdraw-return.ts'

export function returnsRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serve(app, calls.showOwnReturns, async ({ params, customer }) =>
    showOwnReturns(deps, await findOwnOrder(deps, customer.id, params.folio)),
  )
  serve(app, calls.askForReturn, async ({ params, body, customer }) =>
    showOwnReturns(deps, await askForReturn(deps, customer.id, { ...body, ...params })),
  )
  serve(app, calls.withdrawReturn, async ({ params, customer }) => showOwnReturns(deps, await withdrawReturn(deps, customer.id, params)))
  serve(app, calls.addReturnPhoto, async ({ params, customer, file }) =>
    showOwnReturns(deps, await addReturnPhoto(deps, customer.id, { ...params, photo: file })),
  )
}
