import type { Settings } from '@shop/settings/settings'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookieOf } from './http/gate.ts'
import { ShopClosed, type ShopOpenDeps, shopOpenReader } from './modules/opening/opening.public.ts'
import { isPreviewPass, previewPassIn } from './secrets/preview-pass.ts'

type Deps = ShopOpenDeps & { readonly settings: Settings }

/**
 * Keeps visitors out of what is served by this part of the server for as long as the shop is closed. Our own pages come in, for they were
 * asked at their own door; so does whoever previews the shop, and staff, who look things up in the catalogue. `isGoingOn` tells what
 * began before the door was closed.
 */
export function keepDoor(app: FastifyInstance, deps: Deps, isGoingOn: (request: FastifyRequest) => boolean = () => false): void {
  const { pagesKey } = deps.settings
  const isOpen = shopOpenReader(deps)
  const letIn = new WeakSet<FastifyRequest>()
  const mayEnter = async (request: FastifyRequest): Promise<boolean> => {
    if (app.gate.isOwnPage(request) || isPreviewPass(pagesKey, previewPassIn(request.headers.cookie))) return true
    const secret = cookieOf(request, app.gate.cookieName)
    return secret !== undefined && (await app.gate.staffOf(secret)) !== undefined
  }
  const judge = async (request: FastifyRequest): Promise<void> => {
    if ((await isOpen()) || isGoingOn(request)) return
    if (!(await mayEnter(request))) throw new ShopClosed()
    letIn.add(request)
  }
  app.addHook('preHandler', (request, _, done) => {
    if (isOpen.isKnownOpen()) return done()
    judge(request).then(() => done(), done)
  })
  // What is shown to somebody inside is kept by nobody on the way, who would hand it to those outside.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (letIn.has(request)) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
