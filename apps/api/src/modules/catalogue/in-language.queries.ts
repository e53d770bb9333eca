import type { Locale } from '@shop/domain/locale'
import { type RawBuilder, sql } from 'kysely'

/** The column of a bilingual text in the reader's language; Spanish where the other is missing. */
export function inLanguage(locale: Locale) {
  return (table: string, column: string): RawBuilder<string> => {
    const spanish = sql.ref(`${table}.${column}_es`)
    return locale === 'es' ? sql<string>`${spanish}` : sql<string>`coalesce(${sql.ref(`${table}.${column}_${locale}`)}, ${spanish})`
  }
}
