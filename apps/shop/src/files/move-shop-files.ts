import { bucketOfFiles, folderOfFiles } from '@shop/api/adapters/choose-files'
import { localFiles } from '@shop/api/adapters/local-files'
import type { Db } from '@shop/api/database/connect'
import { isUnmarked, MARK_NAME, OthersFiles, ownMark, putMark } from '@shop/api/marked-files'
import type { Settings } from '@shop/settings/settings'
import { type Moved, moveFiles } from './move-files.ts'

type Order = {
  readonly to: 's3' | 'folder'
  readonly isOverwriting: boolean
  /** No shop shall open the old place any more, not even one whose settings were forgotten. */
  readonly isClosing: boolean
  readonly say: (line: string) => void
}

/** Between the two stores of the settings, whichever of them is in use. The mark comes last: a place that holds half of the files opens no shop. */
export const moveShopFiles = async (db: Db, settings: Settings, { to, isOverwriting, isClosing, say }: Order): Promise<Moved> => {
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
  // A shop that was never started has marked nothing yet; otherwise an empty source is a disk that is not mounted.
  if ((await isUnmarked(way.from, own)) && own.isMade)
    throw new OthersFiles(`The shop’s files are not at ${way.from.place}. Is its disk mounted? Nothing was copied.`)
  await isUnmarked(way.to, own)
  say(`From ${way.from.place}\nto ${way.to.place}`)
  const moved = await moveFiles({ ...way, isOverwriting, say })
  if (moved.different.length > 0) return moved
  await putMark(way.to, own)
  if (isClosing) await way.from.remove(MARK_NAME)
  return moved
}
