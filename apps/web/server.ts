import { entry } from 'virtual:page-assets'
import { drawDocument } from './app/entry.server.tsx'
import { tellHosts } from './app/hosts.ts'
import { loaders } from './app/loaders.server.ts'
import type { PageContext } from './app/page-context.ts'
import { loadPage } from './app/router/load-page.server.ts'
import { Redirect } from './app/router/loader.ts'
import { packed } from './app/router/page-data.ts'
import type { Shown } from './app/router/shown.ts'
import { routes } from './app/routes.ts'
import { keptAnswers } from './kept-answers.ts'
import { pageCalls } from './page-calls.ts'
import type { PageAnswer, PageServices } from './page-services.ts'

/** By then an API that was started again is there, and a database too. */
const BACK_SECONDS = 5
const DATA = /\.data$/
/** Not 200, which caches keep: what is elsewhere is asked for again. A browser would follow a 3xx by itself, to a page and not to its data. */
const ELSEWHERE = 202

const keeping = keptAnswers()

/** Draws a page, or answers the data of one. Its own inline scripts carry the mark. */
export async function respond(
  request: Request,
  { api, hosts, isDemo, mapTilesUrl, version }: PageServices,
  scriptMark: string,
): Promise<PageAnswer> {
  tellHosts(hosts)
  // The version before anything is asked: a change meanwhile must not be taken for included.
  const calls = pageCalls(keeping, api, version())
  const context: PageContext = { api: calls.api, isDemo, mapTilesUrl, log: api.log }
  const answer = DATA.test(new URL(request.url).pathname)
    ? await answerData(request, context)
    : await answerDocument(request, context, scriptMark)
  return calls.isAway() && answer.status === 500 ? laterAgain(answer) : answer
}

async function answerDocument(request: Request, context: PageContext, mark: string): Promise<PageAnswer> {
  const page = await loadPage({ routes, loaders }, request, context)
  if (page instanceof Redirect) return { status: page.status, headers: { location: page.to }, body: '' }
  const send = async (shown: Shown, status: number): Promise<PageAnswer> => ({
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: await drawDocument(shown, mark, context.log),
  })
  return send(page.shown, page.status).catch((error: unknown) => {
    context.log('a page failed', error)
    return send({ ...page.shown, pieces: page.shown.pieces.slice(0, 1), problem: { status: 500 } }, 500)
  })
}

/** Of all but the outermost layout, which the browser has. */
async function answerData(request: Request, context: PageContext): Promise<PageAnswer> {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(DATA, '')
  const page = await loadPage({ routes, loaders }, new Request(url), context, 1)
  if (page instanceof Redirect) return jsonOf({ redirect: page.to }, ELSEWHERE)
  const { pieces, problem } = page.shown
  return jsonOf({ data: pieces.map(({ data }) => data), problem, version: entry }, page.status)
}

function jsonOf(answer: object, status: number): PageAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: packed(answer),
  }
}

/** Search engines forget a page that is broken, and come back to one that is away. */
function laterAgain({ body, headers }: PageAnswer): PageAnswer {
  return {
    status: 503,
    headers: { ...headers, 'retry-after': String(BACK_SECONDS) },
    body,
  }
}
