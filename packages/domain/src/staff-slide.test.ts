import { expect, test } from 'vitest'
import { cleanShopAddress, shopAddress } from './staff-slide.ts'

test.each([
  '/',
  '/productos?lista=outlet',
  '/productos/p?ref=1',
  '/noticias/banda',
  '/es/promociones',
  '/en?x=1',
  ' /acerca ',
  '/cotizacion#a',
])('%j is in the shop', (text) => expect(shopAddress(text)).toBeUndefined())

test.each([
  '',
  'productos',
  'https://evil.tld',
  '//evil.tld',
  '/\\evil.tld',
  '/es//evil.tld',
  '/productos\\..',
  '/admin',
  '/api/productos',
  '/mi-cuenta',
  '/cart/checkout',
  '/nada',
  '/pro ductos',
  '/productos?a=\u0000',
  'javascript:alert(1)',
  '/..//evil.tld',
])('%j is not', (text) => expect(shopAddress(text)).toBe('shop-address'))

test.each([
  ['/es/productos', '/productos'],
  ['/en', '/'],
  ['/es?x=1', '/?x=1'],
  ['/estado', '/estado'],
])('%s is kept as %s', (text, kept) => expect(cleanShopAddress(text)).toBe(kept))
