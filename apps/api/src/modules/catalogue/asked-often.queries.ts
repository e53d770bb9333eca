import type { Locale } from '@shop/domain/locale'
import type { CompiledQuery } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Places<About> = { [Key in keyof About]: symbol }

/** A question that is asked often is put into words once for each language; only what it is about changes. */
export function askedOften<Row, About extends readonly unknown[]>(
  ask: (db: Db, locale: Locale, ...about: Places<About>) => { compile: () => CompiledQuery<Row> },
) {
  const compiled = new Map<Locale, CompiledQuery<Row>>()
  return (db: Db, locale: Locale, ...about: About): CompiledQuery<Row> => {
    const places = about.map((_, i) => placeOf(i))
    const query = compiled.get(locale) ?? ask(db, locale, ...(places as Places<About>)).compile()
    compiled.set(locale, query)
    const filled = (parameter: unknown) => (typeof parameter === 'symbol' ? about[places.indexOf(parameter)] : parameter)
    return { ...query, parameters: query.parameters.map(filled) }
  }
}

/** The same for every question. */
function placeOf(i: number): symbol {
  return Symbol.for(`about ${i}`)
}
