import type { Lexicon } from './lexicon.ts'
import type { Slot } from './sentence.ts'

/** An engine that a model was sold with in some years. */
export type Sold = Lexicon['shelves']['models'][number]['engines'][number]
/** What was said of the engine, and which engines it is true of. */
export type Said = { readonly slots: readonly Slot[]; readonly label: string; readonly suits: (engine: Sold) => boolean }
