import * as calls from '@shop/contract/staff/money-cases'
import type { MoneyCase } from '@shop/domain/money-case'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { findCase, listCases } from '../money-cases/money-cases.public.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { caseView } from './case-view.ts'
import { keepPieces } from './keep-pieces.ts'
import { MoneyCaseNotFound } from './money-desk.problems.ts'
import { settleCase } from './settle-case.ts'
import { takeCase } from './take-case.ts'

export function moneyDeskStaffRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const show = async (id: number, staffId: number): Promise<MoneyCase> => {
    const row = await findCase(deps.db, id)
    if (!row) throw new MoneyCaseNotFound()
    return caseView(row, staffId)
  }
  serve(app, calls.listMoneyCases, async ({ query, staff }) => {
    const { page, limit } = query
    const { rows, total } = await listCases(deps.db, { ...query, staffId: staff.id })
    return { items: rows.map((row) => caseView(row, staff.id)), total, page, limit }
  })
  serve(app, calls.takeMoneyCase, async ({ params, body, staff }) => {
    const id = Number(params.id)
    await takeCase(deps, staff.id, { id, isTaken: body.isTaken })
    return show(id, staff.id)
  })
  serve(app, calls.keepCasePieces, async ({ params, body, staff }) => {
    const id = Number(params.id)
    await keepPieces(deps, staff.id, { id, isKept: body.isKept })
    return show(id, staff.id)
  })
  serve(app, calls.settleMoneyCase, async ({ params, body, staff }) => {
    const id = Number(params.id)
    await settleCase(deps, staff.id, { id, action: body.action, note: body.note })
    return show(id, staff.id)
  })
}
