import { readAnswer } from './page-answer.ts'
import { dataAddress } from './place.ts'
import { matchRoute, type Params, type Route } from './route.ts'
import type { Problem, ShownPiece } from './shown.ts'

export type Fetched =
  | { readonly kind: 'page'; readonly params: Params; readonly pieces: readonly ShownPiece[]; readonly problem: Problem | undefined }
  | { readonly kind: 'elsewhere'; readonly to: string }
  /** It has to be loaded as a document. */
  | { readonly kind: 'whole' }

const WHOLE: Fetched = { kind: 'whole' }
const NO_ANSWER: Problem = { status: 0 }

/** The code of a page and what it shows, both at once; of its outermost layout neither, which is there. */
export const fetchPage = async (routes: readonly Route[], url: URL): Promise<Fetched> => {
  const match = matchRoute(routes, url.pathname)
  if (!match) return WHOLE
  const { route, params } = match
  const inner = route.pieces.slice(1)
  const [modules, answer] = await Promise.all([
    Promise.all(inner.map(({ load }) => load())).catch(console.warn),
    fetch(dataAddress(url)).then(readAnswer, () => NO_ANSWER),
  ])
  // Code that does not arrive is of another version of the shop, or lost on the way: the page needs none of it to be read.
  if (!modules || !answer) return WHOLE
  if (answer === NO_ANSWER) return { kind: 'page', params, pieces: [], problem: NO_ANSWER }
  if ('redirect' in answer) return { kind: 'elsewhere', to: answer.redirect }
  if (!('data' in answer)) return WHOLE
  const pieces = inner.slice(0, answer.data.length).map(({ name }, i) => ({
    name,
    Component: (modules[i] as (typeof modules)[number]).default,
    data: answer.data[i],
  }))
  return { kind: 'page', params, pieces, problem: answer.problem }
}
