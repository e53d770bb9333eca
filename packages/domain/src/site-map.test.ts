import { describe, expect, test } from 'vitest'
import { ALL_PAGES, isForEverybody, measuredRoute, PAGES, page, pageAt } from './site-map.ts'
import { PATHS, pathTo } from './site-paths.ts'

function isShared(address: string) {
  return isForEverybody(new URL(address, 'https://tienda.example'))
}

test('a page about which nothing is said is private, secret, and left alone by everybody', () => {
  expect(page('nueva/:clave', {})).toEqual({
    path: 'nueva/:clave',
    isPrivate: true,
    hasSecret: true,
    isCrawled: false,
    isIndexed: false,
    isPastTheDoor: false,
    isKeptOffline: false,
    measuredAs: 'other',
    query: [],
  })
})

test('what everybody may keep or read is not private', () => {
  for (const { path, isPrivate, isCrawled, isIndexed, isKeptOffline } of ALL_PAGES)
    expect([path, isPrivate && (isCrawled || isIndexed || isKeptOffline)]).toEqual([path, false])
})

describe('an address', () => {
  test('is made of its page', () => {
    expect(pathTo(PATHS.home, 'es')).toBe('/es')
    expect(pathTo(PATHS.offer, 'en', 'a/b')).toBe('/en/cotizacion/oferta/a%2Fb')
  })

  test.each([
    ['/es', PAGES.home],
    ['/es.data', PAGES.home],
    ['/es/productos/p', PAGES.product],
    ['/en/noticias/balatas', PAGES.article],
    ['/es/password-reset/abc', PAGES.newPassword],
    ['/es/password%2Dreset/abc', PAGES.newPassword],
    ['/es/Password-Reset/abc.data', PAGES.newPassword],
    ['/es/mi-cuenta/verify/a%2Fb', PAGES.confirmChange],
  ])('%s leads to its page', (path, page) => {
    expect(pageAt(path)).toBe(page)
  })

  test.each(['/', '/fr', '/es/nada', '/es/p/productos', '/buzon', '/api/products', '/es/noticias/a/b', '/es/%E0%A4%A'])(
    '%s is no page of the shop',
    (path) => {
      expect(pageAt(path)).toBeUndefined()
    },
  )
})

describe('the same for everybody', () => {
  test.each([
    '/es',
    '/es.data',
    '/en/productos?page=2&marca=NGK&utm_source=mail',
    '/es/productos/p.data?ref=2',
    '/es/login',
    '/es/password-reset',
  ])('%s', (address) => {
    expect(isShared(address)).toBe(true)
  })

  test.each([
    '/es/mi-cuenta',
    '/es/mi%2Dcuenta',
    '/es/password%2Dreset/abc',
    '/es/PASSWORD-RESET/abc.data',
    '/es/login?verificar=abc',
    '/es/login.data?permiso=abc',
    '/es/productos?quien=ana',
    '/es/cotizacion/oferta/abc',
    '/es/a-page-nobody-described',
    '/buzon',
    ...ALL_PAGES.filter(({ isPrivate }) => isPrivate).map(({ path }) => `/es/${path.replace(/:\w+/g, 'abc')}`),
  ])('not %s', (address) => {
    expect(isShared(address)).toBe(false)
  })
})

test.each([
  ['/es', 'home'],
  ['/en/productos', 'list'],
  ['/es/productos/p', 'part'],
  ['/es/noticias/balatas', 'article'],
  ['/es/cart/checkout', 'cart'],
  ['/es/detalles-compra/X1', 'account'],
  ['/es/uso-de-cookies', 'shop'],
  ['/es/nada', 'other'],
])('%s counts as %s', (path, route) => {
  expect(measuredRoute(path)).toBe(route)
})
