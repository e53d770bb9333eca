import type { RouteConfigEntry } from '@react-router/dev/routes'
import { askedProducts } from '@shop/contract/wire/catalogue/asked-products'
import { ALL_PAGES, isKnownQuery, PAGES } from '@shop/domain/site-map'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** The paths at which the router shows something, below the language. */
const pathsOf = (entries: readonly RouteConfigEntry[], above: string[] = []): string[] =>
  entries.flatMap(({ path, children, file }) => {
    const here = [...above, ...(path ? [path] : [])]
    const isPage = path !== undefined || file.endsWith('home.tsx')
    return [...(isPage ? [here.join('/')] : []), ...pathsOf(children ?? [], here)]
  })

test('the router shows every page of the site map, and no other', () => {
  const [shop] = routes
  const shown = pathsOf(shop?.children ?? []).filter((path) => path !== '*')
  expect(shown.toSorted()).toEqual(ALL_PAGES.map(({ path }) => path).toSorted())
})

test.each(Object.keys(askedProducts.fields))('lists know %s', (name) => {
  expect([isKnownQuery(PAGES.products, name), isKnownQuery(PAGES.search, name)]).toEqual([true, true])
})
