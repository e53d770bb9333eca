/** What applying would bring: of the parts that have no picture yet, and how many have some. */
export type PicturesReport = {
  readonly parts: number
  /** Names that the ZIP has, and names that it has not. */
  readonly found: number
  readonly missing: number
  readonly addresses: number
  /** All that the rows say by name, for whichever parts: whether a ZIP is of any use. */
  readonly names: number
  /** Parts that have pictures already: they keep them, and get more only when somebody says so. */
  readonly having: number
}

/** What became of the pictures of an applied import. */
export type BroughtPictures = {
  readonly placed: number
  /** The part had this very picture. */
  readonly known: number
  readonly waiting: number
  readonly failed: number
}

/** Why a picture did not come. */
const PICTURE_FAILURES = [
  'not-in-zip',
  'not-a-picture',
  'too-large',
  'not-allowed',
  'not-found',
  'unreachable',
  'redirected',
  'refused',
  'too-slow',
  'part-full',
  'too-many',
] as const
export type PictureFailure = (typeof PICTURE_FAILURES)[number]

export type FailedPicture = { readonly row: number; readonly said: string; readonly failure: PictureFailure }

export const MOST_ZIP_BYTES = 300 * 1_024 * 1_024
export const MOST_ZIP_FILES = 10_000
/** Of one import at a time; whoever has more asks for the rest when these are there. */
export const MOST_IMPORT_PICTURES = 10_000
