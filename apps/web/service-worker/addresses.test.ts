import { expect, test } from 'vitest'
import { isInShop, isKeptOffline, pageOfData } from './addresses.ts'

function at(path: string) {
  return new URL(path, 'https://tienda.example')
}

test.each(['/es', '/en/productos?page=2', '/es/productos/p?ref=2', '/es/noticias/balatas', '/en/acerca'])('%s may be kept', (path) => {
  expect(isKeptOffline(at(path))).toBe(true)
})

test.each([
  '/es/cart/checkout',
  '/es/mi-cuenta',
  '/es/detalles-compra/X1',
  '/es/login',
  '/buzon',
  '/api/products',
  '/es/p/productos',
  '/fr',
])('%s is never kept', (path) => {
  expect(isKeptOffline(at(path))).toBe(false)
})

test('every page of the shop can say that there is no connection', () => {
  expect(['/es', '/en/cart/checkout', '/api/docs', '/essay'].map((path) => isInShop(at(path)))).toEqual([true, true, false, false])
})

test('data belongs to the page that shows it', () => {
  expect(pageOfData(at('/es/productos/p.data?ref=2'))?.href).toBe('https://tienda.example/es/productos/p?ref=2')
  expect(pageOfData(at('/es.data'))?.pathname).toBe('/es')
  expect(pageOfData(at('/es/productos'))).toBeUndefined()
})
