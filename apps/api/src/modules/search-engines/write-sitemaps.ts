import { LOCALES, type Locale } from '@shop/domain/locale'
import { LANGUAGE_TAGS } from '@shop/domain/search-engines'
import type { Db } from '../../database/connect.ts'
import { articlePage, inLanguageOf, listPage, partPage, pictureAddress, STATIC_PAGES } from './addresses.ts'
import { escapeXml } from './escape-xml.ts'
import * as queries from './sitemap.queries.ts'

export type SitemapDeps = {
  readonly db: Db
  readonly publicUrl: string
  readonly imagesUrl: string
  readonly carPages: () => Promise<readonly queries.CarPage[]>
}

type Entry = { readonly page: string; readonly changedAt?: Date; readonly pictures?: readonly string[] }

const ROWS_AT_ONCE = 250
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** The list of all sitemaps. */
export async function* writeIndex({ db, publicUrl }: SitemapDeps): AsyncGenerator<string> {
  const files = await queries.listProductFiles(db)
  const children = [
    ...['paginas', 'categorias', 'autos', 'noticias'].map((name) => ({ name, changedAt: undefined })),
    ...LOCALES.flatMap((locale) => files.map(({ file, changed_at }) => ({ name: `productos-${locale}-${file}`, changedAt: changed_at }))),
  ]
  yield `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  for (const { name, changedAt } of children) yield `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc>${lastmod(changedAt)}</sitemap>\n`
  yield '</sitemapindex>\n'
}

export function writePages(deps: SitemapDeps) {
  return bothLanguages(
    deps,
    STATIC_PAGES.map((page) => ({ page })),
  )
}

export async function* writeShelves(deps: SitemapDeps): AsyncGenerator<string> {
  const shelves = await queries.listShelves(deps.db)
  yield* bothLanguages(
    deps,
    shelves.map(({ kind, slug, changed_at }) => ({ page: listPage({ [kind]: slug }), changedAt: changed_at })),
  )
}

export async function* writeCars(deps: SitemapDeps): AsyncGenerator<string> {
  const cars = await deps.carPages()
  yield* bothLanguages(
    deps,
    cars.map(({ make, model, year }) => ({
      page: listPage({ armadora: make, ...(model === null ? {} : { modelo: model }), ...(year === null ? {} : { anio: String(year) }) }),
    })),
  )
}

export async function* writeNews(deps: SitemapDeps): AsyncGenerator<string> {
  const articles = await queries.listArticlePages(deps.db)
  yield* bothLanguages(
    deps,
    articles.map(({ slug, published_at }) => ({ page: articlePage(slug), changedAt: published_at })),
  )
}

/** A few hundred products at a time, so that a large catalogue needs no more memory than a small one. */
export async function* writeProducts(deps: SitemapDeps, locale: Locale, file: number): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACES}>\n`
  for (let after = 0; ; ) {
    const rows = await queries.listProductsOf(deps.db, file, after, ROWS_AT_ONCE)
    yield rows.map((row) => entry(deps, locale, { page: partPage(row.id), changedAt: row.updated_at, pictures: row.images })).join('')
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) break
    after = last.id
  }
  yield '</urlset>\n'
}

function* bothLanguages(deps: SitemapDeps, entries: readonly Entry[]): Generator<string> {
  yield `${HEAD}<urlset ${NAMESPACES}>\n`
  for (const locale of LOCALES) for (const one of entries) yield entry(deps, locale, one)
  yield '</urlset>\n'
}

function entry({ publicUrl, imagesUrl }: SitemapDeps, locale: Locale, { page, changedAt, pictures = [] }: Entry): string {
  const address = (one: Locale) => escapeXml(inLanguageOf(publicUrl, one, page))
  const alternates = [...LOCALES.map((one) => [LANGUAGE_TAGS[one], address(one)] as const), ['x-default', address('es')] as const].map(
    ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`,
  )
  const images = pictures.map((name) => `<image:image><image:loc>${escapeXml(pictureAddress(imagesUrl, name))}</image:loc></image:image>`)
  return `<url><loc>${address(locale)}</loc>${lastmod(changedAt)}${alternates.join('')}${images.join('')}</url>\n`
}

function lastmod(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
}
