import type { AuditFacts } from '@shop/domain/audit-log'
import type { PolicyPageName, SectionText, StaffSection } from '@shop/domain/policy-text'
import { originalSections } from '@shop/texts/original-sections'
import type { Db } from '../../database/connect.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import { ChangedMeanwhile } from '../../problems.ts'
import { changed, isSame, recordedChange, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { offeredMethods } from '../payments/payments.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { SectionNotFound } from './policy-texts.problems.ts'
import { clearText, keepText, listKeptTexts } from './policy-texts.queries.ts'

export type PolicyTextDeps = { readonly db: Db; readonly payments: PaymentProvider }
type Asked = { readonly page: PolicyPageName; readonly section: string }

export async function listPolicyTexts({ db, payments }: PolicyTextDeps): Promise<StaffSection[]> {
  const [kept, policies] = await Promise.all([listKeptTexts(db), readPolicies(db)])
  return originalSections(offeredMethods(payments, policies)).map(({ page, section, text }) => {
    const row = kept.find((one) => one.page === page && one.section === section)
    return { page, section, original: text, own: row?.own, version: row?.version ?? 0 }
  })
}

type Change = Asked & { readonly text: SectionText; readonly version: number }

export const changePolicyText = recordedChange((deps: PolicyTextDeps, { text, version, ...asked }: Change) => ({
  ...held(deps, asked),
  seen: version,
  write: async (known) => {
    const [before, after] = [factsOf(known.own ?? known.original), factsOf(text)]
    if (!(await keepText(deps.db, asked.page, asked.section, text, version))) throw new ChangedMeanwhile()
    if (isSame(before, after)) return UNCHANGED
    return changed({ action: 'policy-text-changed', subject: subjectOf(asked), before, after })
  },
}))

type Restoring = Asked & { readonly version: number }

export const restorePolicyText = recordedChange((deps: PolicyTextDeps, { version, ...asked }: Restoring) => ({
  ...held(deps, asked),
  seen: version,
  write: async ({ own, original }) => {
    if (!own) return UNCHANGED
    if (!(await clearText(deps.db, asked.page, asked.section, version))) throw new ChangedMeanwhile()
    const [before, after] = [factsOf(own), factsOf(original)]
    return changed({ action: 'policy-text-restored', subject: subjectOf(asked), before, after })
  },
}))

/** A section that nobody changed yet has no row to lock: the write names the version once more, and the second of two is refused. */
function held(deps: PolicyTextDeps, { page, section }: Asked) {
  return {
    hold: async () => (await listPolicyTexts(deps)).find((one) => one.page === page && one.section === section),
    missing: SectionNotFound,
  }
}

function subjectOf({ page, section }: Asked) {
  return { kind: 'policy-text' as const, ref: `${page}/${section}` }
}

function factsOf({ title, body }: SectionText): AuditFacts {
  return { title: title.es, titleEn: title.en, text: body.es, textEn: body.en }
}
