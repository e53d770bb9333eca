import type { Locale } from '@shop/domain/locale'
import type { OwnSection, PolicyPageName, SectionText } from '@shop/domain/policy-text'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type KeptText = SectionText & { readonly page: string; readonly section: string; readonly version: number }

export const listKeptTexts = async (db: Db): Promise<KeptText[]> => {
  const rows = await db.selectFrom('policy_texts').selectAll().execute()
  return rows.map((row) => ({
    page: row.page,
    section: row.section,
    title: { es: row.title_es, en: row.title_en },
    body: { es: row.body_es, en: row.body_en },
    version: row.version,
  }))
}

export const listOwnSections = async (db: Db, page: PolicyPageName, locale: Locale): Promise<OwnSection[]> => {
  const rows = await db.selectFrom('policy_texts').selectAll().where('page', '=', page).orderBy('section').execute()
  return rows.map((row) => ({
    section: row.section,
    title: locale === 'en' ? row.title_en : row.title_es,
    body: locale === 'en' ? row.body_en : row.body_es,
    updatedAt: row.updated_at,
  }))
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

export const deleteText = async (db: Db, page: PolicyPageName, section: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('policy_texts').where('page', '=', page).where('section', '=', section).executeTakeFirst()
  return numDeletedRows === 1n
}
