import type { Locale } from '@shop/domain/locale'
import { serverTexts } from '@shop/texts/server-texts'
import type { Db } from '../../database/connect.ts'
import type { OutRow } from './exporting/out-row.ts'
import { listProblems } from './listed-problems.queries.ts'

const AT_ONCE = 500

/** Every row that is wrong, and why, in the language of whoever reads it. */
export async function* tableOfProblems(db: Db, id: number, locale: Locale): AsyncGenerator<OutRow> {
  const { imports } = serverTexts(locale)
  const { row: number, field: column, value: content, reason } = imports.errorsFile
  yield [number, column, content, reason]
  for (let page = 1; ; page += 1) {
    const { items } = await listProblems(db, id, page, AT_ONCE)
    for (const { row, code, field, value } of items) {
      const name = field ? imports.fields[field] : ''
      yield [row, name, value, imports.row[code]({ field: name, value })]
    }
    if (items.length < AT_ONCE) return
  }
}
