import type { Place } from './place.ts'
import type { PageComponent, Params } from './route.ts'

/** Why a page cannot be shown: 404 is a page that is not there, everything else a failure. */
export type Problem = { readonly status: number }

export type ShownPiece = { readonly name: string; readonly Component: PageComponent; readonly data: unknown }

/** Everything that is drawn: where the visitor is, and what is there. */
export type Shown = {
  readonly place: Place
  readonly params: Params
  /** From the outermost layout to the page; up to the piece that could not be filled. */
  readonly pieces: readonly ShownPiece[]
  readonly problem: Problem | undefined
  readonly arrivedBy: ArrivedBy
}

/** `load` is a whole document, `back` the history's buttons. */
type ArrivedBy = 'load' | 'link' | 'back'

export type Move = {
  readonly replace?: boolean | undefined
  readonly state?: unknown
  /** The page stays where it is scrolled to. */
  readonly preventScrollReset?: boolean | undefined
}

/** What pages ask of whoever moves them: the browser's history, or nobody while the server draws. */
export type Router = {
  readonly navigate: (to: string, move?: Move) => Promise<void>
  /** Fetches a page that is about to be asked for. With undefined, nobody points at any. */
  readonly pointAt: (to: string | undefined) => void
  /** Whoever is asked before each move says whether the visitor has to stay. What is answered ends the asking. */
  readonly guard: (mustStay: (from: Place, to: Place) => boolean) => () => void
}
