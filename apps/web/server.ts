import * as build from 'virtual:react-router/server-build'
import { createClient } from '@shop/contract/client'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { tellHosts } from './app/hosts.ts'
import { apiContext, demoContext, mapTilesContext, scriptMarkContext } from './app/server-context.ts'
import type { PageServices } from './page-services.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Renders a page, or answers the data of one. Its own inline scripts carry the mark. */
export const respond = (request: Request, { api, hosts, isDemo, mapTilesUrl }: PageServices, scriptMark: string): Promise<Response> => {
  tellHosts(hosts)
  const context = new RouterContextProvider()
  // The client is made here, from the same code as the pages: they tell its errors apart by their class.
  context.set(apiContext, (locale) => createClient({ ...api, locale }))
  context.set(demoContext, isDemo)
  context.set(scriptMarkContext, scriptMark)
  context.set(mapTilesContext, mapTilesUrl)
  return handle(request, context)
}
