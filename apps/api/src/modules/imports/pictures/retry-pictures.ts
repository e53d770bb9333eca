import { transactional } from '../../../database/transactional.ts'
import type { ImportDeps } from '../import-deps.ts'
import { ImportMoved, ImportNotFound } from '../imports.problems.ts'
import { lockImport } from '../imports.queries.ts'
import { queuePictures } from './ask-for-pictures.ts'
import { wantFailed } from './wanted-pictures.queries.ts'

/** What did not come is asked for once more; what waits, too, should the queue have given up on it. */
export const retryPictures = transactional(async ({ db, jobs }: ImportDeps, id: number): Promise<void> => {
  const found = await lockImport(db, id)
  if (!found) throw new ImportNotFound()
  if (found.status !== 'applied') throw new ImportMoved()
  await wantFailed(db, id)
  await queuePictures({ db, jobs }, id)
})
