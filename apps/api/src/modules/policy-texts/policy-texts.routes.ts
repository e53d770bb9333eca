import { listOwnSections as listOwnSectionsCall } from '@shop/contract/shop/policy-texts'
import * as calls from '@shop/contract/staff/policy-texts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { changePolicyText, listPolicyTexts, restorePolicyText } from './keep-policy-texts.ts'
import { listOwnSections } from './policy-texts.queries.ts'

export const policyTextsRoutes = (app: FastifyInstance, deps: { readonly db: Db }): void => {
  const { db } = deps
  serve(app, listOwnSectionsCall, ({ params, locale }) => listOwnSections(db, params.page, locale))
  serve(app, calls.listPolicyTexts, () => listPolicyTexts(db))
  serve(app, calls.changePolicyText, async ({ staff, params, body }) => {
    const text = { title: { es: body.titleEs, en: body.titleEn }, body: { es: body.bodyEs, en: body.bodyEn } }
    await changePolicyText(deps, staff.id, { ...params, text, version: body.version })
    return listPolicyTexts(db)
  })
  serve(app, calls.restorePolicyText, async ({ staff, params, body }) => {
    await restorePolicyText(deps, staff.id, { ...params, version: body.version })
    return listPolicyTexts(db)
  })
}
