import type { Crop } from '@shop/domain/crop'
import type { Shades } from '@shop/domain/shop-looks'

/** Unfolds and draws pictures, away from the threads that answer people: a picture costs what it likes, and strangers send them. */
export type ImageWorker = {
  /** Throws PicturesBusy when its turn does not come, FileNotAccepted for what cannot be drawn, PictureTooLarge for more than may be unfolded. */
  readonly draw: (drawing: Drawing, place: Place) => Promise<Drawn>
  readonly close: () => Promise<void>
}

export type Drawing =
  /** Whatever somebody sent, drawn anew from its pixels. */
  | { readonly kind: 'upload'; readonly bytes: Buffer; readonly mostPixels: number; readonly crop: Crop | undefined }
  /** A picture of ours as a page shows it. */
  | { readonly kind: 'width'; readonly bytes: Buffer; readonly width: number; readonly format: 'avif' | 'webp' | 'jpeg' }
  /** What a shared link shows: a part beside the shop's sign, or the sign alone. */
  | { readonly kind: 'shared'; readonly bytes: Buffer | undefined; readonly sign: DrawnSign }
  /** The shop's sign as a square for browsers and phones. */
  | { readonly kind: 'icon'; readonly side: number; readonly margin: number; readonly isCut: boolean; readonly sign: DrawnSign }

/** What a shop is recognised by: its logo, or else its initials. */
export type DrawnSign = { readonly shades: Shades; readonly initials: string; readonly logo: Buffer | undefined }

export type Drawn = { readonly bytes: Buffer; readonly width: number; readonly height: number }

/** Lines take turns with each other, and in a line those who ask do. Nobody waits for what the worker makes: it comes when no line has anyone. */
export type Place = { readonly line: 'customers' | 'strangers' | 'visitors' | 'worker'; readonly who: string }
