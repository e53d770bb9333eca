import { isLocale } from '@shop/domain/locale'
import type { Settings } from '@shop/settings/settings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cachedByVersion } from '../../database/cached-by-version.ts'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import { fewAtOnce, streamText } from '../../http/stream-text.ts'
import { shopOpenReader } from '../opening/opening.public.ts'
import { listCarPages } from './sitemap.queries.ts'
import { writeMerchantFeed } from './write-merchant-feed.ts'
import * as sitemaps from './write-sitemaps.ts'

type Deps = { readonly db: Db; readonly changes: CatalogueChanges; readonly settings: Settings; readonly now: () => Date }

/** Each of them reads much of the catalogue; more at once would take the database away from shoppers. */
const MOST_AT_ONCE = 3
const MOST_FILES = 100_000

/** What search engines fetch: files at the root of the shop's host, written from the database while they are sent. */
export function searchEngineRoutes(app: FastifyInstance, { db, changes, settings, now }: Deps): void {
  const { publicUrl } = settings
  const imagesUrl = settings.hosts.forBrowsers.images || publicUrl
  const deps: sitemaps.SitemapDeps = { db, publicUrl, imagesUrl, carPages: cachedByVersion(changes.version, () => listCarPages(db)) }
  const isOpen = shopOpenReader({ db, changes })
  const hasRoom = fewAtOnce(MOST_AT_ONCE)

  const send = async (request: FastifyRequest, reply: FastifyReply, text: Iterable<string> | AsyncIterable<string> | undefined) => {
    if (!(await isOpen())) return reply.code(503).headers({ 'retry-after': '3600', 'cache-control': 'no-store' }).send()
    if (!text) return reply.code(404).send()
    const leave = hasRoom()
    if (!leave) return reply.code(503).headers({ 'retry-after': '30', 'cache-control': 'no-store' }).send()
    return streamText(request, reply, text, leave)
  }
  app.get('/sitemap.xml', (request, reply) => send(request, reply, sitemaps.writeIndex(deps)))
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', (request, reply) =>
    send(request, reply, sitemapOf(deps, request.params.name)),
  )
  app.get<{ Params: { locale: string } }>('/feeds/merchant-:locale.xml', (request, reply) => {
    const { locale } = request.params
    return send(request, reply, isLocale(locale) ? writeMerchantFeed({ ...deps, now }, locale) : undefined)
  })
}

function sitemapOf(deps: sitemaps.SitemapDeps, name: string): Iterable<string> | AsyncIterable<string> | undefined {
  const [, locale, file] = /^productos-([a-z]{2})-(\d{1,6})$/.exec(name) ?? []
  if (isLocale(locale) && Number(file) < MOST_FILES) return sitemaps.writeProducts(deps, locale, Number(file))
  if (name === 'paginas') return sitemaps.writePages(deps)
  if (name === 'categorias') return sitemaps.writeShelves(deps)
  if (name === 'autos') return sitemaps.writeCars(deps)
  return name === 'noticias' ? sitemaps.writeNews(deps) : undefined
}
