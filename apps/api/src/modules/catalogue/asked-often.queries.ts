import type { Locale } from '@shop/domain/locale'
import type { CompiledQuery } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A question that is asked often is put into words once for each language; only what it is about changes. */
export const askedOften = <Row, About>(ask: (db: Db, locale: Locale, about: symbol) => { compile: () => CompiledQuery<Row> }) => {
  const compiled = new Map<Locale, CompiledQuery<Row>>()
  return (db: Db, locale: Locale, about: About): CompiledQuery<Row> => {
    const query = compiled.get(locale) ?? ask(db, locale, ABOUT).compile()
    compiled.set(locale, query)
    return { ...query, parameters: query.parameters.map((parameter) => (parameter === ABOUT ? about : parameter)) }
  }
}
const ABOUT = Symbol('about')
