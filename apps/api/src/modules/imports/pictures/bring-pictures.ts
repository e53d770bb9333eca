import type { PictureFailure } from '@shop/domain/imports/import-pictures'
import { PictureNotFetched } from '../../../ports/picture-fetcher.ts'
import { FileNotAccepted, PicturesBusy, PictureTooLarge } from '../../../problems.ts'
import { keepImportedPicture } from '../../pictures/pictures.public.ts'
import type { ImportDeps } from '../import-deps.ts'
import type { Zip } from '../reading/open-zip.ts'
import { pictureIn, withZip } from './pictures-zip.ts'
import type { WantedPicture } from './wanted-pictures.queries.ts'

export type Brought = { readonly id: number } & ({ readonly picture: string } | { readonly failure: PictureFailure })

/** Of several suppliers' machines none is asked for more at once. */
const SIDE_BY_SIDE = 4

/** Draws and keeps the pictures, from the ZIP or from their addresses. What finds no turn in the image worker is not among them. */
export function bringPictures(
  deps: ImportDeps,
  { id, zip }: { readonly id: number; readonly zip: string | null },
  wanted: readonly WantedPicture[],
): Promise<readonly Brought[]> {
  return zip !== null && wanted.some(({ entry }) => entry !== null)
    ? withZip(deps.files, zip, (opened) => bringAll(deps, id, opened, wanted))
    : bringAll(deps, id, undefined, wanted)
}

async function bringAll(deps: ImportDeps, id: number, zip: Zip | undefined, wanted: readonly WantedPicture[]) {
  const brought: Brought[] = []
  for (let at = 0; at < wanted.length; at += SIDE_BY_SIDE) {
    const some = wanted.slice(at, at + SIDE_BY_SIDE).map((one) => bringOne(deps, id, zip, one))
    brought.push(...(await Promise.all(some)).flatMap((one) => one ?? []))
  }
  return brought
}

async function bringOne(deps: ImportDeps, importId: number, zip: Zip | undefined, wanted: WantedPicture): Promise<Brought | undefined> {
  const { id } = wanted
  try {
    const bytes = await bytesOf(deps, zip, wanted)
    if (typeof bytes === 'string') return { id, failure: bytes }
    return { id, picture: (await keepImportedPicture(deps, importId, bytes)).name }
  } catch (error) {
    if (error instanceof PicturesBusy) return undefined
    if (error instanceof PictureNotFetched) return { id, failure: error.failure }
    if (error instanceof PictureTooLarge) return { id, failure: 'too-large' }
    if (error instanceof FileNotAccepted) return { id, failure: 'not-a-picture' }
    throw error
  }
}

async function bytesOf(
  { pictureFetcher }: ImportDeps,
  zip: Zip | undefined,
  { said, key, entry }: WantedPicture,
): Promise<Buffer | PictureFailure> {
  if (key === null) return pictureFetcher.fetch(said)
  return zip && entry !== null ? pictureIn(zip, entry) : 'not-in-zip'
}
