import { type AuditFacts, auditDifferences } from '@shop/domain/audit-log'
import type { DeskSection, PolicyPageName, SectionText } from '@shop/domain/policy-text'
import { originalSections } from '@shop/texts/original-sections'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { ChangedMeanwhile } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { SectionNotFound } from './policy-texts.problems.ts'
import { clearText, keepText, listKeptTexts } from './policy-texts.queries.ts'

type Deps = { readonly db: Db }
type Asked = { readonly page: PolicyPageName; readonly section: string }

export const listPolicyTexts = async (db: Db): Promise<DeskSection[]> => {
  const kept = await listKeptTexts(db)
  return originalSections().map(({ page, section, text }) => {
    const row = kept.find((one) => one.page === page && one.section === section)
    return { page, section, original: text, own: row?.own, version: row?.version ?? 0 }
  })
}

type Change = Asked & { readonly text: SectionText; readonly version: number }

export const changePolicyText = transactional(
  async ({ db }: Deps, staffId: number, { page, section, text, version }: Change): Promise<void> => {
    const known = await sectionOf(db, { page, section })
    const [before, after] = [factsOf(known.own ?? known.original), factsOf(text)]
    if (!(await keepText(db, page, section, text, version))) throw new ChangedMeanwhile()
    if (auditDifferences({ before, after }).length === 0) return
    await recordChange(db, staffId, { action: 'policy-text-changed', subject: subjectOf({ page, section }), before, after })
  },
)

type Restoring = Asked & { readonly version: number }

export const restorePolicyText = transactional(async ({ db }: Deps, staffId: number, { version, ...asked }: Restoring): Promise<void> => {
  const { own, original, version: current } = await sectionOf(db, asked)
  if (current !== version) throw new ChangedMeanwhile()
  if (!own) return
  if (!(await clearText(db, asked.page, asked.section, version))) throw new ChangedMeanwhile()
  await recordChange(db, staffId, {
    action: 'policy-text-restored',
    subject: subjectOf(asked),
    before: factsOf(own),
    after: factsOf(original),
  })
})

const sectionOf = async (db: Db, { page, section }: Asked): Promise<DeskSection> => {
  const found = (await listPolicyTexts(db)).find((one) => one.page === page && one.section === section)
  if (!found) throw new SectionNotFound()
  return found
}

const subjectOf = ({ page, section }: Asked) => ({ kind: 'policy-text' as const, ref: `${page}/${section}` })

const factsOf = ({ title, body }: SectionText): AuditFacts => ({ title: title.es, titleEn: title.en, text: body.es, textEn: body.en })
