import type { Drawing, Drawn } from '../../ports/image-worker.ts'

/** One for each answer. */
export type DrawingOrder = { readonly drawing: Drawing; readonly mostProcessorMs: number }

/** What the process that draws answers, once for each drawing. */
export type Answer =
  | { readonly kind: 'drawn'; readonly drawn: Drawn }
  | { readonly kind: 'too-large'; readonly mostPixels: number }
  /** No picture, one that was cut off, or one that is drawn in too many rounds. */
  | { readonly kind: 'unreadable' }
  /** It took more of the processor than any honest picture does; the process is about to end. */
  | { readonly kind: 'too-costly' }
