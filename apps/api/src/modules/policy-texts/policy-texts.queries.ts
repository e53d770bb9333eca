import type { Locale } from '@shop/domain/locale'
import type { OwnSection, PolicyPageName, SectionText } from '@shop/domain/policy-text'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PolicyTexts } from '../../database/tables.ts'

type KeptText = { readonly page: string; readonly section: string; readonly own: SectionText | undefined; readonly version: number }

export async function listKeptTexts(db: Db): Promise<KeptText[]> {
  const rows = await db.selectFrom('policy_texts').selectAll().execute()
  return rows.map((row) => ({ page: row.page, section: row.section, own: textOf(row), version: row.version }))
}

export async function listOwnSections(db: Db, page: PolicyPageName, locale: Locale): Promise<OwnSection[]> {
  const rows = await db.selectFrom('policy_texts').selectAll().where('page', '=', page).orderBy('section').execute()
  return rows.map((row) => {
    const text = textOf(row)
    return { section: row.section, own: text && { title: text.title[locale], body: text.body[locale] }, updatedAt: row.updated_at }
  })
}

/** Says no when it was changed since that version; a section without a row is at nought. */
export async function keepText(db: Db, page: PolicyPageName, section: string, text: SectionText, version: number): Promise<boolean> {
  const words = { title_es: text.title.es, body_es: text.body.es, title_en: text.title.en, body_en: text.body.en }
  if (version !== 0) return updateWords(db, page, section, words, version)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('policy_texts')
    .values({ page, section, ...words })
    .onConflict((conflict) => conflict.columns(['page', 'section']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Leaves the row, so that its version goes on. Says no when it was changed since that version. */
export function clearText(db: Db, page: PolicyPageName, section: string, version: number): Promise<boolean> {
  return updateWords(db, page, section, { title_es: null, body_es: null, title_en: null, body_en: null }, version)
}

async function updateWords(db: Db, page: PolicyPageName, section: string, words: Words, version: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('policy_texts')
    .set((e) => ({ ...words, version: e('version', '+', 1), updated_at: sql`now()` }))
    .where('page', '=', page)
    .where('section', '=', section)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Words = Pick<Selectable<PolicyTexts>, 'title_es' | 'body_es' | 'title_en' | 'body_en'>

/** All four or none, as the table demands. */
function textOf({ title_es, body_es, title_en, body_en }: Words): SectionText | undefined {
  return title_es === null || body_es === null || title_en === null || body_en === null
    ? undefined
    : { title: { es: title_es, en: title_en }, body: { es: body_es, en: body_en } }
}
