import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { deletePostalCodes, insertPostalCodes } from './postal-codes.queries.ts'
import { NotSepomex, type PostalCode } from './read-sepomex.ts'

const BATCH = 5_000

/** Replaces the list, all of it or nothing, and answers how many codes there are. */
export const importPostalCodes = transactional(async ({ db }: { readonly db: Db }, codes: AsyncIterable<PostalCode>): Promise<number> => {
  await deletePostalCodes(db)
  let count = 0
  let batch: PostalCode[] = []
  for await (const code of codes) {
    batch.push(code)
    if (batch.length < BATCH) continue
    count += await insertPostalCodes(db, batch)
    batch = []
  }
  count += await insertPostalCodes(db, batch)
  if (count === 0) throw new NotSepomex('The file has no postal codes')
  return count
})
