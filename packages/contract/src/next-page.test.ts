import { expect, test } from 'vitest'
import { safeNext } from './next-page.ts'

test.each(['/es', '/en/mi-cuenta', '/es/productos?search=balatas&page=2', '/es/detalles-compra/LT-1#guia'])(
  '%s is a page of ours',
  (page) => expect(safeNext(page)).toBe(page),
)

test.each([
  'https://evil.example',
  '//evil.example',
  '//evil.example/es',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%5c/evil.example',
  'javascript:alert(1)',
  'es/mi-cuenta',
  '/api/clientes/logout',
  '/fr/mi-cuenta',
  '/es/../../api',
  '/',
  '',
  null,
  undefined,
])('%s is not gone to', (page) => expect(safeNext(page)).toBeUndefined())
