import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['https://sep.gob.mx/a?b=1', 'https://sep.gob.mx/a?b=1'],
  [' mailto:hola@latuerca.example ', 'mailto:hola@latuerca.example'],
  ['/es/productos', '/es/productos'],
  ['#abajo', '#abajo'],
  ['gob.mx/tramites', 'https://gob.mx/tramites'],
])('%j is linked as %j', (typed, address) => expect(linkAddress(typed)).toBe(address))

test.each([
  '',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.tld',
  '/\\evil.tld',
  'hola',
  'a b.mx',
])('%j is not', (typed) => expect(linkAddress(typed)).toBeUndefined())
