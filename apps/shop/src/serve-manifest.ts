import { LOCALES, type Locale } from '@shop/domain/locale'
import { LANGUAGE_TAGS } from '@shop/domain/search-engines'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { installedAppTexts } from '@shop/texts/installed-app-texts'
import type { FastifyInstance } from 'fastify'

/** What the shop is called and looks like as an app on a phone: made when it is asked for, because the owner may change it. */
export const serveManifest = (app: FastifyInstance, shopName: () => Promise<string>): void => {
  for (const locale of LOCALES)
    app.get(`/manifest-${locale}.webmanifest`, async (_, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=300')
        .send(JSON.stringify(manifestOf(locale, await shopName()))),
    )
}

const manifestOf = (locale: Locale, shop: string) => {
  const texts = installedAppTexts(locale)
  return {
    id: '/',
    name: texts.name(shop),
    short_name: shop,
    description: texts.description,
    lang: LANGUAGE_TAGS[locale],
    start_url: `/${locale}`,
    scope: '/',
    display: 'standalone',
    background_color: '#f5f7fb',
    theme_color: '#213D91',
    categories: ['shopping', 'auto'],
    icons: [icon('/icon-192.png', '192x192'), icon('/icon-512.png', '512x512'), icon('/icon-maskable-512.png', '512x512', 'maskable')],
    shortcuts: [
      { name: texts.searchShortcut, url: pathTo(PATHS.products, locale) },
      { name: texts.promotionsShortcut, url: pathTo(PATHS.promotions, locale) },
    ],
  }
}

const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose })
