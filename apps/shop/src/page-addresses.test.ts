import { expect, test } from 'vitest'
import { addressOf } from './page-addresses.ts'

test.each(['/es', '/en/productos?page=2', '/es.data', '/es/productos.data?page=2', '/buzon', '/fr', '/fr/productos', '/pt-BR'])(
  '%s is for the pages',
  (url) => {
    expect(addressOf(url)).toEqual({ kind: 'page' })
  },
)

test.each([
  ['/', '/es'],
  ['/productos', '/es/productos'],
  ['/productos?search=a%20b&page=2', '/es/productos?search=a%20b&page=2'],
  ['/es/', '/es'],
  ['/es/productos/?page=2', '/es/productos?page=2'],
  ['//evil.example/x', '/es/evil.example/x'],
  ['/productos/', '/es/productos'],
])('%s moved to %s', (url, to) => {
  expect(addressOf(url)).toEqual({ kind: 'moved', to })
})

test.each(['/robots.txt', '/favicon.ico', '/a/b.php'])('%s is nothing', (url) => {
  expect(addressOf(url)).toEqual({ kind: 'nothing' })
})
