import type { PictureFailure } from '@shop/domain/imports/import-pictures'

/** Brings the bytes at an address that a supplier's list says. Whoever wrote the list may be anybody: it goes to public places only. */
export type PictureFetcher = {
  /** Throws PictureNotFetched. What the bytes are is for the image worker to say. */
  readonly fetch: (address: string) => Promise<Buffer>
}

export class PictureNotFetched extends Error {
  readonly failure: PictureFailure
  constructor(failure: PictureFailure, options?: ErrorOptions) {
    super(`the picture was not fetched: ${failure}`, options)
    this.failure = failure
  }
}
