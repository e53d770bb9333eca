import * as calls from '@shop/contract/staff/opening'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { newPreviewPass } from '../../secrets/preview-pass.ts'
import { acceptPolicies } from './accept-policies.ts'
import { askForBaseData } from './load-base-data.ts'
import { closeShop, openShop } from './open-and-close.ts'
import { readOpening } from './read-opening.ts'
import { type AskDeps, tryMail, tryPayments, trySms } from './try-services.ts'

/** The owner's way to the first customer. Every write answers where the shop stands afterwards. */
export function openingStaffRoutes(app: FastifyInstance, deps: AskDeps): void {
  const after = async (done: Promise<void>) => {
    await done
    return readOpening(deps)
  }
  serve(app, calls.readOpening, () => readOpening(deps))
  serve(app, calls.acceptPolicies, ({ staff }) => after(acceptPolicies(deps, staff.id)))
  serve(app, calls.tryPayments, ({ staff }) => after(tryPayments(deps, staff.id)))
  serve(app, calls.tryMail, ({ staff }) => after(tryMail(deps, staff.id)))
  serve(app, calls.trySms, ({ staff, body }) => after(trySms(deps, staff.id, body.phone)))
  serve(app, calls.loadBaseData, ({ staff }) => after(askForBaseData(deps, staff.id)))
  serve(app, calls.openShop, ({ staff, body }) => after(openShop(deps, staff.id, body.version)))
  serve(app, calls.closeShop, ({ staff, body }) => after(closeShop(deps, staff.id, body)))
  serve(app, calls.previewShop, async () => {
    const { publicUrl, pagesKey } = deps.settings
    return { url: `${publicUrl}/vista-previa?pase=${newPreviewPass(pagesKey)}` }
  })
}
