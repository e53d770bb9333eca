import type { Crop } from '@shop/domain/crop'
import type { Drawn, ImageWorker } from '../../ports/image-worker.ts'

/** Somebody with an account can be asked what that was; whoever has none may be anybody. */
export type Sender = { readonly line: 'customers' | 'strangers'; readonly who: string }

/** A few kilobytes can unfold to gigabytes. The photo of a phone, which is cheap to make smaller, may have more of anybody. */
const MOST_PIXELS = { customers: 60_000_000, strangers: 25_000_000 } as const

/** Drawn anew from its pixels: nothing else of the file is kept. */
export function cleanPicture(imageWorker: ImageWorker, bytes: Buffer, sender: Sender, crop?: Crop): Promise<Drawn> {
  return imageWorker.draw({ kind: 'upload', bytes, mostPixels: MOST_PIXELS[sender.line], crop }, sender)
}
