import { bucketOfFiles, folderOfFiles } from '@shop/api/adapters/choose-files'
import { localFiles } from '@shop/api/adapters/local-files'
import type { Db } from '@shop/api/database/connect'
import { MARK_NAME } from '@shop/api/kept-files'
import { isToBeMarked, isUnmarked, OthersFiles, ownMark, putMark } from '@shop/api/marked-files'
import type { Settings } from '@shop/settings/settings'
import { assertNoneLost } from '../open-files.ts'
import { type Moved, moveFiles } from './move-files.ts'

type Order = {
  readonly to: 's3' | 'folder'
  readonly isOverwriting: boolean
  /** No shop shall open the old place any more, not even one whose settings were forgotten. */
  readonly isClosing: boolean
  readonly say: (line: string) => void
}

type Shop = { readonly db: Db; readonly url: string; readonly settings: Settings }

/** Between the two stores of the settings, whichever of them is in use. The mark comes last: a place that holds half of the files opens no shop. */
export const moveShopFiles = async ({ db, url, settings }: Shop, { to, isOverwriting, isClosing, say }: Order): Promise<Moved> => {
  const bucket = bucketOfFiles(settings)
  if (!bucket)
    throw new OthersFiles(
      'No object store is set: FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_KEY_ID and FILES_S3_SECRET. Nothing was copied.',
    )
  if (isClosing && settings.files.store !== to)
    throw new OthersFiles(
      `The old place is still in use: set FILES_STORE=${to}, restart api and worker, and close it then. Nothing was copied.`,
    )
  const folder = localFiles(folderOfFiles(settings))
  const way = to === 's3' ? { from: folder, to: bucket } : { from: bucket, to: folder }
  const own = await ownMark(db)
  await isToBeMarked(way.from, own, () => assertNoneLost(settings, url, way.from))
  await isUnmarked(way.to, own)
  say(`From ${way.from.place}\nto ${way.to.place}`)
  const moved = await moveFiles({ ...way, isOverwriting, say })
  if (moved.different.length > 0) return moved
  await putMark(way.to, own)
  if (isClosing) await way.from.remove(MARK_NAME)
  return moved
}
