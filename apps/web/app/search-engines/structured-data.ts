import type { Article } from '@shop/domain/article'
import { dateInMexico } from '@shop/domain/business-days'
import { carNames } from '@shop/domain/car-names'
import { closedDays } from '@shop/domain/closed-days'
import type { Locale } from '@shop/domain/locale'
import { positionIn } from '@shop/domain/map-position'
import { type Cents, pesosFromCents } from '@shop/domain/money'
import { type Availability, availabilityOf, type Product } from '@shop/domain/product'
import { LANGUAGE_TAGS } from '@shop/domain/search-engines'
import { standardShipping } from '@shop/domain/shipping'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { iconAddress } from '@shop/domain/shop-sign'

/** What pages show, in the words of schema.org. A test compares both. */

const COUNTRY = 'MX'
const CURRENCY = 'MXN'
const MOST_CARS = 50
const CLOSED_DAYS_AHEAD = 366
const STOCK: Readonly<Record<Availability, string>> = {
  available: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  'sold-out': 'https://schema.org/OutOfStock',
}

type PartFacts = {
  readonly product: Product
  readonly url: string
  readonly pictures: readonly string[]
  readonly policies: Pick<PublicPolicies, 'shipping' | 'delivery' | 'returns' | 'identity'>
}

export function partData({ product, url, pictures, policies }: PartFacts): object {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.partNumber,
    mpn: product.partNumber,
    brand: { '@type': 'Brand', name: product.brand },
    category: product.category,
    image: pictures,
    ...(product.isUniversal
      ? {}
      : {
          isAccessoryOrSparePartFor: carNames(product.fitments)
            .slice(0, MOST_CARS)
            .map((name) => ({ '@type': 'Car', name })),
        }),
    offers: {
      '@type': 'Offer',
      url,
      price: pesos(product.finalPrice),
      priceCurrency: CURRENCY,
      availability: STOCK[availabilityOf(product.stock)],
      itemCondition: 'https://schema.org/NewCondition',
      ...(product.promotion?.endsAt ? { priceValidUntil: product.promotion.endsAt.toISOString().slice(0, 10) } : {}),
      seller: { '@type': 'Organization', name: policies.identity.name },
      shippingDetails: shippingData(product.finalPrice, policies),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: COUNTRY,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: policies.returns.days,
      },
    },
  }
}

function shippingData(price: Cents, { shipping, delivery }: PartFacts['policies']): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: pesos(standardShipping(price, shipping)), currency: CURRENCY },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: delivery.fewestDays, maxValue: delivery.mostDays, unitCode: 'DAY' },
    },
  }
}

export type Step = { readonly name: string; readonly path: string }

export function breadcrumbData(origin: string, steps: readonly Step[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: origin + path })),
  }
}

const DAY_NAMES = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

export function storeData(origin: string, picture: string, { identity, looks, hours, holidays }: PublicPolicies, now = new Date()): object {
  return {
    '@type': 'AutoPartsStore',
    '@id': `${origin}/#store`,
    name: identity.name,
    legalName: identity.legalName,
    url: origin,
    image: picture,
    logo: origin + iconAddress('icono-512.png', { name: identity.name, looks }),
    telephone: `+52${identity.phone}`,
    email: identity.email,
    address: { '@type': 'PostalAddress', streetAddress: identity.address, addressLocality: identity.city, addressCountry: COUNTRY },
    ...geoOf(identity.position),
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAY_NAMES[day]),
      opens,
      closes,
    })),
    // A day that opens and closes at midnight is a closed one.
    specialOpeningHoursSpecification: closedDays({ hours, holidays }, dateInMexico(now), CLOSED_DAYS_AHEAD).map((day) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    })),
  }
}

function geoOf(position: string) {
  const place = positionIn(position)
  return place ? { geo: { '@type': 'GeoCoordinates', ...place } } : {}
}

export function websiteData(origin: string, locale: Locale, name: string, homePath: string, searchPath: string): object {
  return {
    '@type': 'WebSite',
    name,
    url: origin + homePath,
    inLanguage: LANGUAGE_TAGS[locale],
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${searchPath}?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

export function articleData(article: Article, locale: Locale, url: string, picture: string, shopName: string): object {
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    image: [picture],
    datePublished: article.publishedAt.toISOString(),
    inLanguage: LANGUAGE_TAGS[locale],
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: shopName },
    publisher: { '@type': 'Organization', name: shopName },
  }
}

function pesos(amount: Cents): string {
  return pesosFromCents(amount).toFixed(2)
}
