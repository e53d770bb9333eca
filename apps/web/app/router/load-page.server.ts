import type { PageContext } from '../page-context.ts'
import { Answer, type Loader, type LoaderArgs, Redirect } from './loader.ts'
import { placeOf } from './place.ts'
import { matchRoute, type PageComponent, type Piece, type Route } from './route.ts'
import type { Problem, Shown, ShownPiece } from './shown.ts'

type Site = { readonly routes: readonly Route[]; readonly loaders: Readonly<Record<string, Loader>> }
type LoadedPage = { readonly shown: Shown; readonly status: number }
type Filled = { readonly data: unknown; readonly status: number } | { readonly problem: Problem }

/** Fills the pieces of the page at that address, all of them or those from the given one on; or answers where the page is instead. */
export async function loadPage(
  { routes, loaders }: Site,
  request: Request,
  context: PageContext,
  from = 0,
): Promise<LoadedPage | Redirect> {
  const url = new URL(request.url)
  const match = matchRoute(routes, url.pathname)
  const place = placeOf(url)
  if (!match) return { shown: { place, params: {}, pieces: [], problem: { status: 404 }, arrivedBy: 'load' }, status: 404 }
  const { route, params } = match
  const wanted = route.pieces.slice(from)
  const filled = await Promise.all(wanted.map(({ name }) => fill(loaders[name], { request, params, context })))
  const elsewhere = filled.find((one) => one instanceof Redirect)
  if (elsewhere) return elsewhere
  const pieces: ShownPiece[] = []
  let status = 200
  for (const [i, one] of filled.entries()) {
    if (one instanceof Redirect) continue
    if ('problem' in one) return { shown: { place, params, pieces, problem: one.problem, arrivedBy: 'load' }, status: one.problem.status }
    status = Math.max(status, one.status)
    const piece = wanted[i]
    if (piece) pieces.push({ name: piece.name, Component: await componentOf(piece), data: one.data })
  }
  return { shown: { place, params, pieces, problem: undefined, arrivedBy: 'load' }, status }
}

/** Also of code that is there, Node looks for the file each time it is imported. */
const components = new WeakMap<Piece, PageComponent>()

async function componentOf(piece: Piece): Promise<PageComponent> {
  const component = components.get(piece) ?? (await piece.load()).default
  components.set(piece, component)
  return component
}

async function fill(loader: Loader | undefined, asked: LoaderArgs): Promise<Filled | Redirect> {
  try {
    const answer = await loader?.(asked)
    if (answer instanceof Redirect) return answer
    return answer instanceof Answer ? answer : { data: answer ?? null, status: 200 }
  } catch (error) {
    if (error instanceof Redirect) return error
    if (error instanceof Answer) return { problem: { status: error.status } }
    asked.context.log('a page failed', error)
    return { problem: { status: 500 } }
  }
}
