import { LOCALES } from '@shop/domain/locale'
import { ALL_PAGES } from '@shop/domain/site-map'
import type { FastifyInstance } from 'fastify'

type Options = { readonly publicUrl: string; readonly isFoundBySearchEngines: boolean }

const NOT_PAGES = ['/api/', '/checkout/', '/sandbox/', '/buzon']

/** What crawlers are told. A host that is kept out of search engines says so here, and with every answer for those who come anyway. */
export const serveRobots = (app: FastifyInstance, { publicUrl, isFoundBySearchEngines }: Options): void => {
  const text = isFoundBySearchEngines ? rules(publicUrl) : 'User-agent: *\nDisallow: /\n'
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text))
  if (!isFoundBySearchEngines) app.addHook('onSend', async (_, reply) => void reply.header('x-robots-tag', 'noindex'))
}

const rules = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...NOT_PAGES.map((path) => `Disallow: ${path}`),
    ...LOCALES.flatMap((locale) => leftAlone().map((path) => `Disallow: /${locale}/${path}`)),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** The shortest beginnings that lead to nothing crawlers may read. Lists that are not to be kept say so themselves, which needs them to be read. */
const leftAlone = (): string[] => {
  const [crawled, others] = [ALL_PAGES.filter(({ isCrawled }) => isCrawled), ALL_PAGES.filter(({ isCrawled }) => !isCrawled)]
  const read = new Set(crawled.flatMap(({ path }) => beginnings(path)))
  return [...new Set(others.map(({ path }) => beginnings(path).find((one) => !read.has(one)) ?? path))]
}

/** `a/b/:c` begins with `a` and with `a/b`. */
const beginnings = (path: string): string[] => {
  const [fixed = ''] = path.split('/:')
  return fixed.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))
}
