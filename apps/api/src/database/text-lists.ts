import pg from 'pg'

type TypeId = Parameters<typeof pg.types.getTypeParser>[0]
type Texts = readonly (string | null)[]

const TEXTS = 1009
/** Nothing in it is quoted, and nothing stands in anything else. */
const IS_PLAIN = /^\{[^"\\{}]+\}$/
const inGeneral: (written: string) => Texts = pg.types.getTypeParser(TEXTS as TypeId, 'text')

/** Pictures and numbers of a part are lists of texts, two in every row of a list: most hold no letter that would have to be quoted. */
export function textsIn(written: string): Texts {
  return IS_PLAIN.test(written) && !written.includes('NULL') ? written.slice(1, -1).split(',') : inGeneral(written)
}

/** How values of columns are read. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === TEXTS && format !== 'binary' ? textsIn : pg.types.getTypeParser(type as TypeId, format),
}
