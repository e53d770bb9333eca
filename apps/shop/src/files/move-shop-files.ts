import { bucketOfFiles, folderOfFiles } from '@shop/api/adapters/choose-files'
import { localFiles } from '@shop/api/adapters/local-files'
import type { Db } from '@shop/api/database/connect'
import type { FilesMark } from '@shop/api/database/files-mark.queries'
import { MARK_NAME } from '@shop/api/kept-files'
import { holdsNothing, isToBeMarked, isUnmarked, OthersFiles, ownMark, putMark } from '@shop/api/marked-files'
import type { FileStore } from '@shop/api/ports/file-store'
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
export async function moveShopFiles({ db, url, settings }: Shop, { to, isOverwriting, isClosing, say }: Order): Promise<Moved> {
  const bucket = bucketOfFiles(settings)
  if (!bucket)
    throw new OthersFiles(
      'No object store is set: FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_PREFIX, FILES_S3_KEY_ID and FILES_S3_SECRET. Nothing was copied.',
    )
  if (isClosing && settings.files.store !== to)
    throw new OthersFiles(
      `The old place is still in use: set FILES_STORE=${to}, restart api and worker, and close it then. Nothing was copied.`,
    )
  const folder = localFiles(folderOfFiles(settings))
  const way = to === 's3' ? { from: folder, to: bucket } : { from: bucket, to: folder }
  const own = await ownMark(db)
  if (!isClosing || !(await isClosed(way, own))) await isToBeMarked(way.from, own, () => assertNoneLost(settings, url, way.from))
  await isUnmarked(way.to, own)
  say(`From ${way.from.place}\nto ${way.to.place}`)
  const move = () => moveFiles({ ...way, isOverwriting, say })
  const moved = await move()
  if (moved.different.length > 0) return moved
  await putMark(way.to, own)
  if (!isClosing) return moved
  // Whoever still writes to the old place is sent no visitors from now on: the second run brings what came behind the first.
  await way.from.remove(MARK_NAME)
  const late = await move()
  return { ...late, copied: moved.copied + late.copied, bytes: moved.bytes + late.bytes, same: moved.same }
}

/** By a run before this one, which may be said again: whoever wrote there last may have done so behind it. A disk that is not mounted is empty. */
async function isClosed({ from, to }: { readonly from: FileStore; readonly to: FileStore }, own: FilesMark): Promise<boolean> {
  return (await isUnmarked(from, own)) && !(await isUnmarked(to, own)) && !(await holdsNothing(from))
}
