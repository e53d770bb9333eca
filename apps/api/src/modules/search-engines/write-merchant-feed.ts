import { carNames } from '@shop/domain/car-names'
import type { Locale } from '@shop/domain/locale'
import { type Cents, pesosFromCents } from '@shop/domain/money'
import type { Product } from '@shop/domain/product'
import { standardShipping } from '@shop/domain/shipping'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import { truncated } from '@shop/domain/truncate'
import { searchEngineTexts } from '@shop/texts/search-engine-texts'
import type { Db } from '../../database/connect.ts'
import { productsInTurn } from '../catalogue/catalogue.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { inLanguageOf, partPage, pictureAddress } from './addresses.ts'
import { escapeXml } from './escape-xml.ts'

export type FeedDeps = { readonly db: Db; readonly publicUrl: string; readonly imagesUrl: string; readonly now: () => Date }

const ROWS_AT_ONCE = 100
const LONGEST = { title: 150, description: 5_000, type: 750, detail: 1_000, mpn: 70 }
const MOST_PICTURES = 10
const GOOGLE_CATEGORY = 'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts'

/** Every product on sale as Google Merchant Center reads it: one offer per part, its cars in title and details. */
export async function* writeMerchantFeed({ db, publicUrl, imagesUrl, now }: FeedDeps, locale: Locale): AsyncGenerator<string> {
  const policies = await readPolicies(db)
  const { name } = policies.identity
  const title = escapeXml(searchEngineTexts(locale).feed(name))
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n`
  yield `<title>${title}</title><link>${inLanguageOf(publicUrl, locale, '')}</link><description>${title}</description>\n`
  const read = productsInTurn(db, now)
  for (let after = 0; ; ) {
    const products = await read(locale, after, ROWS_AT_ONCE)
    yield products.map((product) => `<item>${fieldsOf(product, { publicUrl, imagesUrl, locale, policies, now: now() })}</item>\n`).join('')
    const last = products.at(-1)
    if (!last || products.length < ROWS_AT_ONCE) break
    after = Number(last.id)
  }
  yield '</channel></rss>\n'
}

type Around = {
  readonly publicUrl: string
  readonly imagesUrl: string
  readonly locale: Locale
  readonly policies: Pick<ShopPolicies, 'shipping'>
  readonly now: Date
}

function fieldsOf(product: Product, { publicUrl, imagesUrl, locale, policies, now }: Around): string {
  const texts = searchEngineTexts(locale)
  const cars = carNames(product.fitments)
  const link = inLanguageOf(publicUrl, locale, partPage(product.id))
  const fits = product.isUniversal ? texts.universal : cars.length > 0 ? texts.fits(cars.join(', ')) : ''
  const [picture = 'default.png', ...more] = product.images
  const endsAt = product.promotion?.endsAt
  const isReduced = product.finalPrice < product.price
  return [
    field('id', product.id),
    field('title', truncated([product.name, cars[0], product.brand, product.partNumber].filter(Boolean).join(' '), LONGEST.title)),
    field('description', truncated([product.description, fits].filter(Boolean).join(' '), LONGEST.description)),
    field('link', link),
    field('canonical_link', link),
    field('image_link', pictureAddress(imagesUrl, picture)),
    ...more.slice(0, MOST_PICTURES).map((name) => field('additional_image_link', pictureAddress(imagesUrl, name))),
    field('availability', product.stock > 0 ? 'in_stock' : 'out_of_stock'),
    field('price', money(product.price)),
    ...(isReduced ? [field('sale_price', money(product.finalPrice))] : []),
    ...(isReduced && endsAt ? [field('sale_price_effective_date', `${now.toISOString()}/${endsAt.toISOString()}`)] : []),
    field('brand', product.brand),
    // The maker's own number: that of the part it replaces would be another product.
    field('mpn', product.partNumber.slice(0, LONGEST.mpn)),
    field('condition', 'new'),
    field('google_product_category', GOOGLE_CATEGORY),
    field('product_type', [product.category, product.subcategory, product.partType].join(' > ').slice(0, LONGEST.type)),
    ...(fits
      ? [
          group('product_detail', [
            field('section_name', texts.compatibility),
            field('attribute_name', texts.cars),
            field('attribute_value', truncated(fits, LONGEST.detail)),
          ]),
        ]
      : []),
    group('shipping', [field('country', 'MX'), field('price', money(standardShipping(product.finalPrice, policies.shipping)))]),
  ].join('')
}

function field(name: string, value: string): string {
  return `<g:${name}>${escapeXml(value)}</g:${name}>`
}
function group(name: string, fields: readonly string[]): string {
  return `<g:${name}>${fields.join('')}</g:${name}>`
}
function money(amount: Cents): string {
  return `${pesosFromCents(amount).toFixed(2)} MXN`
}
