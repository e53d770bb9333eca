import { expect, test } from 'vitest'
import { pageHead } from './page-head.ts'

function page(more: object = {}) {
  return pageHead({
    origin: 'https://tienda.example',
    locale: 'en',
    shopName: 'La Tuerca',
    title: 'Brakes | La Tuerca',
    description: 'Brakes for any car.',
    address: (locale) => `/${locale}/productos?categoria=frenos`,
    picture: 'https://tienda.example/images/products/default.png?og=1',
    ...more,
  })
}
function attribute(tags: readonly object[], key: string, value: string, wanted: string) {
  return tags.filter((tag) => Reflect.get(tag, key) === value).map((tag) => Reflect.get(tag, wanted))
}

test('an address is whole, in its own language, and known in both', () => {
  const tags = page()
  expect(attribute(tags, 'rel', 'canonical', 'href')).toEqual(['https://tienda.example/en/productos?categoria=frenos'])
  const [spanish, english] = ['es', 'en'].map((lang) => `https://tienda.example/${lang}/productos?categoria=frenos`)
  expect(attribute(tags, 'rel', 'alternate', 'hrefLang')).toEqual(['es-MX', 'en', 'x-default'])
  expect(attribute(tags, 'rel', 'alternate', 'href')).toEqual([spanish, english, spanish])
  expect(attribute(tags, 'name', 'robots', 'content')).toEqual([])
  expect(attribute(tags, 'property', 'og:locale', 'content')).toEqual(['en_US'])
  expect(attribute(tags, 'property', 'og:locale:alternate', 'content')).toEqual(['es_MX'])
})

test('a page without an address of its own is not kept, and names no other', () => {
  const tags = page({ address: undefined })
  expect(attribute(tags, 'name', 'robots', 'content')).toEqual(['noindex, follow'])
  expect([...attribute(tags, 'rel', 'canonical', 'href'), ...attribute(tags, 'rel', 'alternate', 'href')]).toEqual([])
  expect(attribute(tags, 'property', 'og:url', 'content')).toEqual([])
})

test('what the page shows is also said to machines', () => {
  expect(page({ facts: [{ '@type': 'Product' }] }).at(-1)).toEqual({
    facts: { '@context': 'https://schema.org', '@type': 'Product' },
  })
})
