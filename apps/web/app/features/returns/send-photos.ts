import type { OwnReturns } from '@shop/domain/return'
import type { ChosenPhoto } from './photos-field.tsx'

/** The request is there already; a photo that gets lost can be added to it. */
export async function sendPhotos(photos: readonly ChosenPhoto[], send: (file: File) => Promise<OwnReturns>) {
  let own: OwnReturns | undefined
  let isLost = false
  for (const { ready } of photos)
    await ready.then(send).then(
      (changed) => {
        own = changed
      },
      (error: unknown) => {
        console.warn('a photo of a return was not sent', error)
        isLost = true
      },
    )
  return { own, isLost }
}
