import * as build from 'virtual:react-router/server-build'
import type { Call } from '@shop/contract/client'
import type { Locale } from '@shop/domain/locale'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { apiContext, demoContext } from './app/server-context.ts'

export type PageServices = { readonly callIn: (locale: Locale) => Call; readonly isDemo: boolean }

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Renders a page, or answers the data of one, with the API it is handed. */
export const respond = (request: Request, { callIn, isDemo }: PageServices): Promise<Response> => {
  const context = new RouterContextProvider()
  context.set(apiContext, callIn)
  context.set(demoContext, isDemo)
  return handle(request, context)
}
