import { createServer, type RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageServices } from '@shop/web/page-services'
import type { FastifyServerFactory } from 'fastify'
import { buildPages } from './web-build.ts'

type Respond = (request: Request, services: PageServices) => Promise<Response>

/** Where pages come from: the finished build, or, while developing, their sources. */
export type PageSource = {
  readonly prepare: () => Promise<void>
  readonly respond: Respond
  readonly isFinished: boolean
  /** Built files, served as they are. */
  readonly assets?: string
  readonly serverFactory?: FastifyServerFactory
  readonly close?: () => Promise<void>
}

export const builtPages = (): PageSource => {
  let loaded: Promise<{ respond: Respond }>
  return {
    prepare: async () => {
      await buildPages()
      loaded = import(pathToFileURL(resolve('apps/web/build/server/index.js')).href)
      await loaded
    },
    respond: async (request, services) => (await loaded).respond(request, services),
    isFinished: true,
    assets: resolve('apps/web/build/client'),
  }
}

/** Pages that change while they are looked at. Vite answers for scripts and styles and hands everything else on. */
export const livePages = async (): Promise<PageSource> => {
  const { createServer: createVite } = await import('vite')
  const server = createServer()
  const vite = await createVite({ root: resolve('apps/web'), appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  return {
    prepare: async () => {},
    respond: async (request, services) => ((await vite.ssrLoadModule('./server.ts')) as { respond: Respond }).respond(request, services),
    isFinished: false,
    serverFactory: (handle) =>
      server.on('request', ((request, response) =>
        vite.middlewares(request, response, () => handle(request, response))) as RequestListener),
    close: () => vite.close(),
  }
}
