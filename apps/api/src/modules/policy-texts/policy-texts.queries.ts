import type { Locale } from '@shop/domain/locale'
import type { OwnSection, PolicyPageName, SectionText } from '@shop/domain/policy-text'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PolicyTexts } from '../../database/tables.ts'

type KeptText = { readonly page: string; readonly section: string; readonly own: SectionText | undefined; readonly version: number }

export const listKeptTexts = async (db: Db): Promise<KeptText[]> => {
  const rows = await db.selectFrom('policy_texts').selectAll().execute()
  return rows.map((row) => ({ page: row.page, section: row.section, own: textOf(row), version: row.version }))
}

export const listOwnSections = async (db: Db, page: PolicyPageName, locale: Locale): Promise<OwnSection[]> => {
  const rows = await db.selectFrom('policy_texts').selectAll().where('page', '=', page).orderBy('section').execute()
  return rows.map((row) => {
    const text = textOf(row)
    return { section: row.section, own: text && { title: text.title[locale], body: text.body[locale] }, updatedAt: row.updated_at }
  })
}

/** Says no when it was changed since that version; a section without a row is at nought. */
export const keepText = async (db: Db, page: PolicyPageName, section: string, text: SectionText, version: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into policy_texts (page, section, title_es, body_es, title_en, body_en)
    select ${page}, ${section}, ${text.title.es}, ${text.body.es}, ${text.title.en}, ${text.body.en}
    where ${version} = 0 or exists (select from policy_texts where page = ${page} and section = ${section})
    on conflict (page, section) do update set title_es = excluded.title_es, body_es = excluded.body_es, title_en = excluded.title_en,
      body_en = excluded.body_en, version = policy_texts.version + 1, updated_at = now()
    where policy_texts.version = ${version}`.execute(db)
  return numAffectedRows === 1n
}

/** Leaves the row, so that its version goes on. Says no when it was changed since that version. */
export const clearText = async (db: Db, page: PolicyPageName, section: string, version: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('policy_texts')
    .set({ title_es: null, body_es: null, title_en: null, body_en: null, version: sql`version + 1`, updated_at: sql`now()` })
    .where('page', '=', page)
    .where('section', '=', section)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Words = Pick<Selectable<PolicyTexts>, 'title_es' | 'body_es' | 'title_en' | 'body_en'>

/** All four or none, as the table demands. */
const textOf = ({ title_es, body_es, title_en, body_en }: Words): SectionText | undefined =>
  title_es === null || body_es === null || title_en === null || body_en === null
    ? undefined
    : { title: { es: title_es, en: title_en }, body: { es: body_es, en: body_en } }
