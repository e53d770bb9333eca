import { LOCALES, type Locale } from '@shop/domain/locale'
import { LANGUAGE_TAGS } from '@shop/domain/search-engines'
import { FIXED } from '@shop/domain/shop-looks'
import { iconAddress, type ShopIcon, type ShopSign } from '@shop/domain/shop-sign'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { installedAppTexts } from '@shop/texts/installed-app-texts'
import type { FastifyInstance } from 'fastify'

/** What the shop is called and looks like as an app on a phone: made when it is asked for, because the owner may change it. */
export function serveManifest(app: FastifyInstance, shopSign: () => Promise<ShopSign>): void {
  for (const locale of LOCALES)
    app.get(`/manifest-${locale}.webmanifest`, async (_, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=300')
        .send(JSON.stringify(manifestOf(locale, await shopSign()))),
    )
}

function manifestOf(locale: Locale, sign: ShopSign) {
  const icon = (name: ShopIcon, sizes: string, purpose = 'any') => ({ src: iconAddress(name, sign), sizes, type: 'image/png', purpose })
  const texts = installedAppTexts(locale)
  return {
    id: '/',
    name: texts.name(sign.name),
    short_name: sign.name,
    description: texts.description,
    lang: LANGUAGE_TAGS[locale],
    start_url: `/${locale}`,
    scope: '/',
    display: 'standalone',
    background_color: FIXED.ground,
    theme_color: sign.looks.brand,
    categories: ['shopping', 'auto'],
    icons: [icon('icono-192.png', '192x192'), icon('icono-512.png', '512x512'), icon('icono-recortable-512.png', '512x512', 'maskable')],
    shortcuts: [
      { name: texts.searchShortcut, url: pathTo(PATHS.products, locale) },
      { name: texts.promotionsShortcut, url: pathTo(PATHS.promotions, locale) },
    ],
  }
}
