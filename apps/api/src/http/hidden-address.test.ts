import { expect, test } from 'vitest'
import { hiddenAddress } from './hidden-address.ts'

test.each([
  ['/api/clientes/me/eyJ.a.b', '/api/clientes/me/…'],
  ['/api/clientes/email/verify/abc?x=1', '/api/clientes/email/verify/…?x=1'],
  ['/api/clientes/sms/verify/abc', '/api/clientes/sms/verify/…'],
  ['/api/clientes/password/reset/abc', '/api/clientes/password/reset/…'],
  ['/es/password-reset/abc', '/es/password-reset/…'],
  ['/es/mi-cuenta/verify/abc.data', '/es/mi-cuenta/verify/…'],
  ['/es/login?verificar=abc&x=1', '/es/login?verificar=…&x=1'],
  ['/en/login?x=1&permiso=abc', '/en/login?x=1&permiso=…'],
  ['/es/login?next=%2Fes%2Fmi-cuenta%2Fverify%2Fabc', '/es/login?next=…'],
  ['/api/cotizacion/oferta/abc', '/api/cotizacion/oferta/…'],
  ['/es/cotizacion/oferta/abc', '/es/cotizacion/oferta/…'],
  ['/api/chat/conversaciones/abc/eventos?desde=4', '/api/chat/conversaciones/…/eventos?desde=4'],
  ['/api/personal/invitacion/abc', '/api/personal/invitacion/…'],
  ['/admin/invitacion/abc', '/admin/invitacion/…'],
  ['/api/admin/personal/invitaciones/4/reenviar', '/api/admin/personal/invitaciones/4/reenviar'],
  ['/api/products?search=balatas', '/api/products?search=balatas'],
])('%s is logged as %s', (url, logged) => {
  expect(hiddenAddress(url)).toBe(logged)
})
