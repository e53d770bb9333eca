import { LOCALES } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'

type Options = { readonly publicUrl: string; readonly isFoundBySearchEngines: boolean }

/** Screens about one person, and machines' addresses. Lists that are not to be kept say so themselves, which needs them to be read. */
const PRIVATE_SCREENS = [
  'cotizacion/oferta',
  'cotizacion/redirect',
  'cart',
  'mi-cuenta',
  'historial-compras',
  'detalles-compra',
  'login',
  'registro',
  'password-reset',
]
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
    ...LOCALES.flatMap((locale) => PRIVATE_SCREENS.map((screen) => `Disallow: /${locale}/${screen}`)),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
