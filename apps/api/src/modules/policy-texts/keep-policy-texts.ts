import { type AuditFacts, auditDifferences } from '@shop/domain/audit-log'
import type { DeskSection, PolicyPageName, SectionText } from '@shop/domain/policy-text'
import { originalSections } from '@shop/texts/original-sections'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { ChangedMeanwhile } from '../../http/http.problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { SectionNotFound } from './policy-texts.problems.ts'
import { deleteText, keepText, listKeptTexts } from './policy-texts.queries.ts'

type Deps = { readonly db: Db }
type Asked = { readonly page: PolicyPageName; readonly section: string }

export const listPolicyTexts = async (db: Db): Promise<DeskSection[]> => {
  const kept = await listKeptTexts(db)
  return originalSections().map(({ page, section, text }) => {
    const own = kept.find((one) => one.page === page && one.section === section)
    return { page, section, original: text, own: own && { title: own.title, body: own.body }, version: own?.version ?? 0 }
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

export const restorePolicyText = transactional(async ({ db }: Deps, staffId: number, asked: Asked): Promise<void> => {
  const { own, original } = await sectionOf(db, asked)
  if (!own || !(await deleteText(db, asked.page, asked.section))) return
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
