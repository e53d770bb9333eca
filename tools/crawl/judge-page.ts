import { centsFromPesos, formatMoney } from '@shop/domain/money'
import { shop as english } from '@shop/texts/en/shop'
import { shop as spanish } from '@shop/texts/es/shop'
import type { ReadPage, SchemaThing } from './read-page.ts'
import type { ListedAddress } from './read-sitemaps.ts'

const LONGEST_TITLE = 60
const STOCK = { InStock: 'available', LimitedAvailability: 'few', OutOfStock: 'sold-out' } as const

/** What is wrong with a page that the sitemap promises; nothing, if all is well. */
export function judgePage({ address, alternates }: ListedAddress, page: ReadPage): string[] {
  if (page.status !== 200) return [`answers ${page.status}`]
  const texts = new URL(address).pathname.startsWith('/en') ? english : spanish
  const wrong = [
    page.robots.includes('noindex') && 'is not to be kept',
    page.canonical !== address && `names ${page.canonical} as its address`,
    JSON.stringify(page.alternates) !== JSON.stringify(alternates) && 'has other languages than the sitemap says',
    !Object.values(page.alternates).includes(address) && 'does not name itself among its languages',
    (page.title === '' || [...page.title].length > LONGEST_TITLE) && `has the title "${page.title}"`,
    page.description === '' && 'has no description',
    ...page.data.flatMap((thing) => judgeThing(thing, page, texts)),
    new URL(address).pathname.endsWith('/productos/p') && !page.data.some((thing) => thing['@type'] === 'Product') && 'offers no product',
  ]
  return wrong.filter((one) => typeof one === 'string')
}

function judgeThing(thing: SchemaThing, page: ReadPage, texts: typeof spanish): (string | false)[] {
  switch (thing['@type']) {
    case 'Product':
      return judgeProduct(thing, page, texts)
    case 'BreadcrumbList': {
      const said = thing.itemListElement.map(({ name, item }: SchemaThing) => ({ name, item }))
      return [JSON.stringify(said) !== JSON.stringify(page.breadcrumb) && 'shows another way to itself than it says']
    }
    case 'NewsArticle':
      return [
        thing.headline !== page.heading && 'has another heading than it says',
        !page.dates.includes(thing.datePublished) && `does not show that it is of ${thing.datePublished}`,
      ]
    case 'AutoPartsStore':
      return judgeStore(thing, page)
    case 'WebSite':
      return [!page.whole.includes(thing.name) && `does not show ${thing.name}`]
    default:
      return [`speaks of ${thing['@type']}, which nobody compares with the page`]
  }
}

function judgeProduct({ name, sku, brand, offers }: SchemaThing, { heading, text }: ReadPage, texts: typeof spanish): (string | false)[] {
  const shown = /\$[\d,]+\.\d\d/.exec(text)?.[0]
  const said = formatMoney(centsFromPesos(Number(offers.price)))
  const stock = texts.part.availability[STOCK[offers.availability.replace('https://schema.org/', '') as keyof typeof STOCK]]
  return [
    name !== heading && 'is called something else',
    shown !== said && `shows ${shown} and says ${said}`,
    !text.includes(stock) && `does not show "${stock}"`,
    !text.includes(sku) && `does not show ${sku}`,
    !text.includes(brand.name) && `does not show ${brand.name}`,
    !text.includes(texts.part.returns(offers.hasMerchantReturnPolicy.merchantReturnDays)) && 'shows another time for returns than it says',
    Number(offers.shippingDetails.shippingRate.value) > 0 &&
      !text.includes(formatMoney(centsFromPesos(Number(offers.shippingDetails.shippingRate.value)))) &&
      'shows another price of delivery than it says',
  ]
}

function judgeStore({ name, legalName, email, telephone, address, openingHoursSpecification }: SchemaThing, { whole }: ReadPage) {
  const shown = [
    name,
    legalName,
    email,
    address.streetAddress,
    ...openingHoursSpecification.flatMap(({ opens, closes }: SchemaThing) => [opens, closes]),
  ]
  const digits = whole.replace(/\D/g, '')
  return [
    ...shown.map((text: string) => !whole.includes(text) && `does not show ${text}`),
    !digits.includes(telephone.replace(/^\+52/, '')) && `does not show ${telephone}`,
  ]
}
