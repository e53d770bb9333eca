import * as build from 'virtual:react-router/server-build'
import { type Call, CallFailed, createClient } from '@shop/contract/client'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { tellHosts } from './app/hosts.ts'
import { apiContext, demoContext, logContext, mapTilesContext, scriptMarkContext } from './app/server-context.ts'
import type { PageServices } from './page-services.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** By then an API that was started again is there, and a database too. */
const BACK_SECONDS = 5

/** Renders a page, or answers the data of one. Its own inline scripts carry the mark. */
export const respond = async (
  request: Request,
  { api, hosts, isDemo, mapTilesUrl }: PageServices,
  scriptMark: string,
): Promise<Response> => {
  tellHosts(hosts)
  let isAway = false
  const context = new RouterContextProvider()
  // The client is made here, from the same code as the pages: they tell its errors apart by their class.
  context.set(apiContext, (locale) => {
    const call = createClient({ ...api, locale })
    const noting = (...asked: Parameters<Call>) =>
      call(...asked).catch((error: unknown) => {
        isAway ||= comesBack(error)
        throw error
      })
    return noting as Call
  })
  context.set(demoContext, isDemo)
  context.set(scriptMarkContext, scriptMark)
  context.set(mapTilesContext, mapTilesUrl)
  context.set(logContext, api.log)
  const response = await handle(request, context)
  return isAway && response.status === 500 ? laterAgain(response) : response
}

/** Nobody answered, or somebody who cannot at this moment: the page is not broken, it comes back. */
const comesBack = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'NoAnswer') || (error instanceof CallFailed && [429, 502, 503, 504].includes(error.status))

/** Search engines forget a page that is broken, and come back to one that is away. */
const laterAgain = ({ body, headers }: Response): Response => {
  const later = new Headers(headers)
  later.set('retry-after', String(BACK_SECONDS))
  return new Response(body, { status: 503, headers: later })
}
