import { LOCALES } from '@shop/domain/locale'
import { ALL_PAGES } from '@shop/domain/site-map'
import type { FastifyInstance } from 'fastify'
import type { KnownDoor, ShopDoor } from './shop-door.ts'

type Options = {
  readonly publicUrl: string
  readonly isFoundBySearchEngines: boolean
  readonly door: Pick<ShopDoor, 'ask' | 'last'>
}

const NOT_PAGES = ['/api/', '/checkout/', '/sandbox/', '/buzon']

/** What crawlers are told. A host that is kept out of search engines says so here, and with every answer for those who come anyway. */
export function serveRobots(app: FastifyInstance, { publicUrl, isFoundBySearchEngines, door }: Options): void {
  // A shop that was never opened is nobody's business. One that is closed again stays known: its pages ask to come back.
  const isToBeFound = (known: KnownDoor | undefined) => isFoundBySearchEngines && known?.door.wasOpen !== false
  app.get('/robots.txt', async (_, reply) => {
    const isFound = isToBeFound(await door.ask())
    return (
      reply
        .type('text/plain; charset=utf-8')
        // The day of the opening should not wait for what was read before it.
        .header('cache-control', isFound ? 'public, max-age=3600' : 'public, max-age=300')
        .send(isFound ? rules(publicUrl) : 'User-agent: *\nDisallow: /\n')
    )
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    // Asking is a call too, whose answer would have to wait for itself here: what is known counts, and somebody goes and asks.
    const known = door.last()
    if (!known?.door.wasOpen) door.ask()
    if (!isToBeFound(known)) reply.header('x-robots-tag', 'noindex')
    done(null, payload)
  })
}

function rules(publicUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_PAGES.map((path) => `Disallow: ${path}`),
    ...LOCALES.flatMap((locale) => leftAlone().map((path) => `Disallow: /${locale}/${path}`)),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** The shortest beginnings that lead to nothing crawlers may read. Lists that are not to be kept say so themselves, which needs them to be read. */
function leftAlone(): string[] {
  const [crawled, others] = [ALL_PAGES.filter(({ isCrawled }) => isCrawled), ALL_PAGES.filter(({ isCrawled }) => !isCrawled)]
  const read = new Set(crawled.flatMap(({ path }) => beginnings(path)))
  return [...new Set(others.map(({ path }) => beginnings(path).find((one) => !read.has(one)) ?? path))]
}

/** `a/b/:c` begins with `a` and with `a/b`. */
function beginnings(path: string): string[] {
  const [fixed = ''] = path.split('/:')
  return fixed.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))
}
