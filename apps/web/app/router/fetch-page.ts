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

/** The worker loads a page whole that cannot be had without a connection, unless nobody has asked for it yet. */
const AHEAD = 'ahead'

/** The code of a page and what it shows, both at once; of its outermost layout neither, which is there. It never fails. */
export async function fetchPage(routes: readonly Route[], url: URL, version: string, isAhead = false): Promise<Fetched> {
  const match = matchRoute(routes, url.pathname)
  if (!match) return WHOLE
  const { route, params } = match
  const inner = route.pieces.slice(1)
  const [modules, answer] = await Promise.all([
    Promise.all(inner.map(({ load }) => load())).catch(console.warn),
    fetch(dataAddress(url), isAhead ? { headers: { [AHEAD]: '1' } } : {})
      .then(readAnswer)
      .catch(noAnswer),
  ])
  if (isNone(answer)) return { kind: 'page', params, pieces: [], problem: NO_ANSWER }
  // Code that does not arrive, or data of another version of the shop: the page as a whole needs neither.
  if (!modules || !answer || !('redirect' in answer || answer.version === version)) return WHOLE
  if ('redirect' in answer) return { kind: 'elsewhere', to: answer.redirect }
  const pieces = modules.slice(0, answer.data.length).map((module, i) => ({
    name: inner[i]?.name ?? '',
    Component: module.default,
    data: answer.data[i],
  }))
  return { kind: 'page', params, pieces, problem: answer.problem }
}

function isNone(answer: unknown): answer is typeof NO_ANSWER {
  return answer === NO_ANSWER
}

/** Nobody answered, or not to the end. */
function noAnswer(error: unknown): typeof NO_ANSWER {
  console.warn(error)
  return NO_ANSWER
}
