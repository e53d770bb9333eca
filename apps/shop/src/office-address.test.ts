import { expect, test } from 'vitest'
import { doorOf, isOfficeAddress } from './office-address.ts'

test.each([
  ['/admin', true],
  ['/admin/clientes?email=a', true],
  ['/admin?x', true],
  ['/administracion', false],
  ['/es/admin', false],
])('%s belongs to the back office: %s', (url, isOffice) => {
  expect(isOfficeAddress(url)).toBe(isOffice)
})

test.each([
  ['/admin', 'shop.example', 'closed'],
  ['/admin/assets/a.js', 'shop.example', 'closed'],
  ['/es', 'shop.example', 'open'],
  ['/admin/clientes', 'oficina.example', 'open'],
  ['/admin', 'OFICINA.example', 'open'],
  ['/api/personal/yo', 'oficina.example', 'open'],
  ['/', 'oficina.example', 'go-to-office'],
  ['/es/productos', 'oficina.example', 'closed'],
])('with a host of its own, %s on %s is %s', (url, host, door) => {
  expect(doorOf(url, host, 'oficina.example')).toBe(door)
})
