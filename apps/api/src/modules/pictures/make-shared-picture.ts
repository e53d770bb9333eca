import type { Place } from '../../ports/darkroom.ts'
import { originalName, type PictureDeps } from './make-picture.ts'

const sharedName = (name: string) => `pictures/made/${name}.shared.jpeg`
/** No picture of a part is called so. */
const SIGN_NAME = 'pictures/made/-sign.shared.jpeg'

/** The picture of a shared link: a part on the shop's colour beside its sign. Made once and kept; undefined without such a picture. */
export const findOrMakeShared = async ({ files, darkroom }: PictureDeps, name: string, place: Place): Promise<Buffer | undefined> => {
  const ready = await files.read(sharedName(name))
  if (ready) return ready
  const original = await files.read(originalName(name))
  return original && keepShared({ files, darkroom }, sharedName(name), original, place)
}

/** The shop's own sign, for pages that show no part. */
export const findOrMakeSign = async (deps: PictureDeps, place: Place): Promise<Buffer> =>
  (await deps.files.read(SIGN_NAME)) ?? keepShared(deps, SIGN_NAME, undefined, place)

const keepShared = async ({ files, darkroom }: PictureDeps, name: string, original: Buffer | undefined, place: Place): Promise<Buffer> => {
  const { bytes } = await darkroom.draw({ kind: 'shared', bytes: original }, place)
  await files.write(name, bytes)
  return bytes
}
