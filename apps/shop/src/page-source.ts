import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { resolve } from 'node:path'
import type { FastifyServerFactory } from 'fastify'
import { isOfficeAddress } from './office-address.ts'
import { drawPage, type Respond } from './rendering/draw-page.ts'
import { openRenderThread } from './rendering/open-render-thread.ts'
import type { Renderer, RenderFacts } from './rendering/renderer.ts'
import { buildPages } from './web-build.ts'

/** The back office is one page that draws itself in the browser. */
type OfficeSource = { readonly page: () => Promise<string>; readonly assets?: string }

/** Where pages come from: the finished build, or, while developing, their sources. */
export type PageSource = {
  readonly prepare: () => Promise<void>
  readonly open: (facts: RenderFacts) => Promise<Renderer>
  readonly office: OfficeSource
  readonly isFinished: boolean
  /** Built files, served as they are. */
  readonly assets?: string
  readonly serverFactory?: FastifyServerFactory
  readonly close?: () => Promise<unknown>
}

export function builtPages(): PageSource {
  let officePage: Promise<string>
  return {
    prepare: async () => {
      await buildPages()
      officePage = readFile('apps/admin/build/client/index.html', 'utf8')
      await officePage
    },
    open: (facts) => openRenderThread(resolve('apps/web/build/server/index.js'), facts),
    office: { page: () => officePage, assets: resolve('apps/admin/build/client/assets') },
    isFinished: true,
    assets: resolve('apps/web/build/client'),
  }
}

/** Pages that change while they are looked at. Vite answers for scripts and styles and hands everything else on. */
export async function livePages(): Promise<PageSource> {
  const { createServer: createVite } = await import('vite')
  const server = createServer()
  // Two of them on one port: their sockets are told apart by the base of their addresses.
  const viteFor = (app: string) =>
    createVite({ root: resolve('apps', app), appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const [shop, office] = await Promise.all([viteFor('web'), viteFor('admin')])
  const respond: Respond = async (request, services, mark) =>
    ((await shop.ssrLoadModule('./server.ts')) as { respond: Respond }).respond(request, services, mark)
  return {
    prepare: async () => {},
    open: async ({ services, publicUrl }) => ({
      render: drawPage({ respond, services, publicUrl, headers: undefined }),
      close: async () => undefined,
    }),
    office: { page: async () => office.transformIndexHtml('/index.html', await readFile('apps/admin/index.html', 'utf8')) },
    isFinished: false,
    serverFactory: (handle) =>
      server.on('request', ((request, response) => {
        const { url = '' } = request
        const vite = isOfficeAddress(url) ? office : shop
        vite.middlewares(request, response, () => {
          // On its way through, Vite takes its base off the address.
          request.url = url
          handle(request, response)
        })
      }) as RequestListener),
    close: () => Promise.all([shop.close(), office.close()]),
  }
}
