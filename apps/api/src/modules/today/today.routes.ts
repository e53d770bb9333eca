import { getToday } from '@shop/contract/staff/today'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { countFewLeft } from '../catalogue/catalogue.public.ts'
import { countUnreadConversations } from '../chat/chat.public.ts'
import { countOpenCases } from '../money-cases/money-cases.public.ts'
import { type OpeningDeps, summariseOpening } from '../opening/opening.public.ts'
import { countOrderWork, listDaySales } from '../orders/orders.public.ts'
import { countQuotations } from '../quotations/quotations.public.ts'
import { countAskedReturns } from '../returns/returns.public.ts'

export function todayRoutes(app: FastifyInstance, deps: OpeningDeps & { readonly now: () => Date }): void {
  const { db, now } = deps
  serve(app, getToday, async () => {
    const [{ waiting, late }, unreadConversations, work, moneyCases, returns, fewLeft, opening, sales] = await Promise.all([
      countQuotations(db, now()),
      countUnreadConversations(db),
      countOrderWork(db),
      countOpenCases(db),
      countAskedReturns(db),
      countFewLeft(db),
      summariseOpening(deps),
      listDaySales(db),
    ])
    return { quotations: { waiting, late }, unreadConversations, ...work, moneyCases, returns, fewLeft, opening, sales }
  })
}
