import { MEXICAN_STATES } from '@shop/domain/mexican-states'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { type Coverage, deletePostalCodes, findCoverage, insertPostalCodes } from './postal-codes.queries.ts'
import { NotSepomex, type PostalCode } from './read-sepomex.ts'

const BATCH = 5_000
/** Mexico has about 32,000. */
const FEWEST_CODES = 30_000
/** Codes are given up, but never many at once. */
const KEPT_SHARE = 0.9

type Options = {
  /** A few codes are enough: for a demo or a test, where nobody is turned away for the others. */
  readonly isPartial?: boolean
}

/** Replaces the list, all of it or nothing, and answers how many codes there are. A file that is not whole leaves the list as it is. */
export const importPostalCodes = transactional(
  async ({ db }: { readonly db: Db }, codes: AsyncIterable<PostalCode>, { isPartial = false }: Options = {}): Promise<number> => {
    const before = await findCoverage(db)
    await deletePostalCodes(db)
    let batch: PostalCode[] = []
    for await (const code of codes) {
      batch.push(code)
      if (batch.length < BATCH) continue
      await insertPostalCodes(db, batch)
      batch = []
    }
    await insertPostalCodes(db, batch)
    const now = await findCoverage(db)
    const lack = isPartial ? lackOfAnything(now) : lackOf(now, before)
    if (lack) throw new NotSepomex(`${lack} Nothing was changed: addresses of real customers would be refused. Download the file again.`)
    return now.codes
  },
  // The file is read once, line by line.
  { isRepeatable: false },
)

function lackOfAnything({ codes }: Coverage): string | undefined {
  return codes === 0 ? 'The file has no postal codes.' : undefined
}

function lackOf(now: Coverage, before: Coverage): string | undefined {
  const missing = MEXICAN_STATES.filter(({ code }) => !now.states.includes(code)).map(({ name }) => name)
  if (missing.length > 0) return `The file is not whole: it has no postal code of ${missing.join(', ')}.`
  if (now.codes < FEWEST_CODES)
    return `The file is not whole: it has ${said(now.codes)} postal codes, and Mexico has more than ${said(FEWEST_CODES)}.`
  if (now.codes < KEPT_SHARE * before.codes)
    return `The file has ${said(now.codes)} postal codes, and the shop knows ${said(before.codes)} already.`
  return undefined
}

function said(count: number) {
  return count.toLocaleString('en')
}
