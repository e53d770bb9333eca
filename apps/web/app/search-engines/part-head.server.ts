import type { ProductPage } from '@shop/contract/wire/catalogue/product-page'
import { carNames } from '@shop/domain/car-names'
import type { Locale } from '@shop/domain/locale'
import type { Product } from '@shop/domain/product'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { searchEngineTexts } from '@shop/texts/search-engine-texts'
import { paths } from '../paths.ts'
import { textsIn } from '../texts.ts'
import { headFor } from './head-for.server.ts'
import { partTitle } from './page-title.ts'
import { breadcrumbData, partData, type Step } from './structured-data.ts'

const LARGE = 1200
const CARS_IN_DESCRIPTION = 3

/** A part's head, and the steps that lead to it as the page shows them. */
export function partHead(
  request: Request,
  locale: Locale,
  policies: PublicPolicies,
  { product, categoryPath }: Pick<ProductPage, 'product' | 'categoryPath'>,
) {
  const { origin } = new URL(request.url)
  const steps = stepsTo(locale, categoryPath)
  const pictures = product.images.map((name) => new URL(paths.picture(name, LARGE), origin).href)
  const facts = [breadcrumbData(origin, steps)]
  // A part that is no longer sold shows no price, so it offers none.
  if (product.status === 'active') facts.push(partData({ product, url: origin + paths.product(locale, product.id), pictures, policies }))
  const head = headFor(
    { request, locale, policies },
    {
      title: partTitle(product, policies.identity.name),
      description: descriptionOf(locale, product),
      address: (one) => paths.product(one, product.id),
      kind: 'product',
      picture: product.images[0],
      facts,
    },
  )
  return { steps, head }
}

function stepsTo(locale: Locale, [category, subcategory]: ProductPage['categoryPath']): Step[] {
  return [
    { name: textsIn(locale).layout.products, path: paths.products(locale) },
    ...(category ? [{ name: category.name, path: paths.category(locale, category.slug) }] : []),
    ...(subcategory ? [{ name: subcategory.name, path: paths.list(locale, { subcategoria: subcategory.slug }) }] : []),
  ]
}

function descriptionOf(locale: Locale, { name, brand, description, fitments, isUniversal }: Product): string {
  const { fits, universal } = searchEngineTexts(locale)
  const cars = carNames(fitments).slice(0, CARS_IN_DESCRIPTION).join(', ')
  return [`${name} ${brand}.`, isUniversal ? universal : cars && fits(cars), description].filter(Boolean).join(' ')
}
