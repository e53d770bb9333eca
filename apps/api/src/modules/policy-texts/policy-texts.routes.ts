import { listOwnSections as listOwnSectionsCall } from '@shop/contract/shop/policy-texts'
import * as calls from '@shop/contract/staff/policy-texts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { changePolicyText, listPolicyTexts, type PolicyTextDeps, restorePolicyText } from './keep-policy-texts.ts'
import { listOwnSections } from './policy-texts.queries.ts'

export function policyTextsRoutes(app: FastifyInstance, deps: PolicyTextDeps): void {
  serve(app, listOwnSectionsCall, ({ params, locale }) => listOwnSections(deps.db, params.page, locale))
  serve(app, calls.listPolicyTexts, () => listPolicyTexts(deps))
  serve(app, calls.changePolicyText, async ({ staff, params, body }) => {
    const text = { title: { es: body.titleEs, en: body.titleEn }, body: { es: body.bodyEs, en: body.bodyEn } }
    await changePolicyText(deps, staff.id, { ...params, text, version: body.version })
    return listPolicyTexts(deps)
  })
  serve(app, calls.restorePolicyText, async ({ staff, params, body }) => {
    await restorePolicyText(deps, staff.id, { ...params, version: body.version })
    return listPolicyTexts(deps)
  })
}
