import * as calls from '@shop/contract/staff/promotions'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { addParts, removeParts } from './fill-promotion.ts'
import { countIntake, listParts } from './promotion-parts.queries.ts'
import { PromotionNotFound } from './promotions.problems.ts'
import { findStaffPromotion, listStaffPromotions } from './staff-promotions.queries.ts'
import { changePromotion, createPromotion, endPromotion, switchPromotion } from './write-promotion.ts'

/** What the content desk does with promotions. */
export function promotionsStaffRoutes(app: FastifyInstance, { db, now }: { readonly db: Db; readonly now: () => Date }): void {
  const show = async (id: string) => {
    const promotion = await findStaffPromotion(db, Number(id))
    if (!promotion) throw new PromotionNotFound()
    return promotion
  }
  serve(app, calls.listStaffPromotions, ({ query }) => listStaffPromotions(db, query))
  serve(app, calls.showStaffPromotion, ({ params }) => show(params.id))
  serve(app, calls.createPromotion, ({ body, staff }) => createPromotion({ db, now }, staff.id, body))
  serve(app, calls.changePromotion, ({ params, body, staff }) => changePromotion({ db }, staff.id, Number(params.id), body))
  serve(app, calls.endPromotion, ({ params, staff }) => endPromotion({ db }, staff.id, Number(params.id)))
  serve(app, calls.switchPromotion, ({ params, body, staff }) => switchPromotion({ db }, staff.id, Number(params.id), body.isOn))
  serve(app, calls.listPromotionParts, async ({ params, query, locale }) => {
    await show(params.id)
    return listParts(db, locale, Number(params.id), query)
  })
  serve(app, calls.previewIntake, async ({ params, body }) => {
    await show(params.id)
    return countIntake(db, Number(params.id), body)
  })
  serve(app, calls.addPromotionParts, ({ params, body, staff }) => addParts({ db }, staff.id, Number(params.id), body))
  serve(app, calls.removePromotionParts, async ({ params, body, staff }) => {
    await removeParts({ db }, staff.id, Number(params.id), body.numbers)
    return show(params.id)
  })
}
