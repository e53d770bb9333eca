import type { PictureFailure } from '@shop/domain/imports/import-pictures'
import { MOST_PICTURES } from '@shop/domain/staff-product'
import { transactional } from '../../../database/transactional.ts'
import { PicturesBusy } from '../../../problems.ts'
import type { ImportDeps } from '../import-deps.ts'
import { findImport, lockImport } from '../imports.queries.ts'
import { queuePictures } from './ask-for-pictures.ts'
import { type Brought, bringPictures } from './bring-pictures.ts'
import { lockParts, lockWaiting, type Settled, updateParts, updatePictures } from './placed-pictures.queries.ts'
import { listWaiting } from './wanted-pictures.queries.ts'

/** In one go: visitors' caches hear of a change once for all of them, and a worker that stops waits for no more. */
const AT_ONCE = 20

/** The next pictures of an applied import. Done twice it adds nothing twice: only what still waits is placed. */
export async function placePictures(deps: ImportDeps, id: number): Promise<void> {
  const found = await findImport(deps.db, id)
  if (found?.status !== 'applied') return
  const wanted = await listWaiting(deps.db, id, AT_ONCE)
  if (wanted.length === 0) return
  const brought = await bringPictures(deps, found, wanted)
  // What had no turn still waits; the queue comes back to it after a while.
  if (brought.length === 0) throw new PicturesBusy('no picture of the import had its turn')
  await settle(deps, id, brought)
}

const settle = transactional(async (deps: ImportDeps, id: number, brought: readonly Brought[]): Promise<void> => {
  const { db } = deps
  // Whoever undoes the import meanwhile finds all of these, or none.
  if ((await lockImport(db, id))?.status !== 'applied') return
  const cameBy = new Map(brought.map((one) => [one.id, one]))
  const waiting = await lockWaiting(db, [...cameBy.keys()])
  const parts = await lockParts(
    db,
    waiting.map(({ product_id }) => product_id),
  )
  const settled = waiting.map(({ id: picture, product_id }) => placeOne(picture, cameBy.get(picture), parts.get(product_id)))
  await updateParts(db, parts)
  await updatePictures(db, settled)
  if ((await listWaiting(db, id, 1)).length > 0) await queuePictures(deps, id)
})

/** Puts a picture behind those that the part has, unless it is one of them. */
function placeOne(id: number, came: Brought | undefined, part: { images: string[] } | undefined): Settled {
  const failed = (failure: PictureFailure): Settled => ({ id, status: 'failed', failure, picture: null })
  if (!came || !part) return failed('not-found')
  if ('failure' in came) return failed(came.failure)
  if (part.images.includes(came.picture)) return { id, status: 'known', failure: null, picture: came.picture }
  if (part.images.length >= MOST_PICTURES) return failed('part-full')
  part.images.push(came.picture)
  return { id, status: 'placed', failure: null, picture: came.picture }
}
