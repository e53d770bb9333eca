import { askedProducts } from '@shop/contract/wire/catalogue/asked-products'
import { ALL_PAGES, isKnownQuery, PAGES } from '@shop/domain/site-map'
import { expect, test } from 'vitest'
import { routes } from './routes.ts'

const BELOW_LANGUAGE = '/:lang/'

test('the router shows every page of the site map, and no other', () => {
  const shown = routes.filter(({ path }) => path.startsWith(BELOW_LANGUAGE)).map(({ path }) => path.slice(BELOW_LANGUAGE.length))
  expect(shown.filter((path) => path !== '*').toSorted()).toEqual(ALL_PAGES.map(({ path }) => path).toSorted())
})

test.each(Object.keys(askedProducts.fields))('lists know %s', (name) => {
  expect([isKnownQuery(PAGES.products, name), isKnownQuery(PAGES.search, name)]).toEqual([true, true])
})
