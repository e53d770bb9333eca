import { everyEndpoint } from '@shop/contract/every-endpoint'
import { ALL_PAGES } from '@shop/domain/site-map'
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
  ['/en/login?utm_source=x&permiso=abc', '/en/login?utm_source=…&permiso=…'],
  ['/es/login?next=%2Fes%2Fmi-cuenta%2Fverify%2Fabc', '/es/login?next=…'],
  ['/es/login?%76erificar=abc', '/es/login?%76erificar=…'],
  ['/es/login?VERIFICAR=abc', '/es/login?VERIFICAR=…'],
  ['/api/x?TOKEN=abc&Permiso=abc', '/api/x?TOKEN=…&Permiso=…'],
  ['/api/x?%74oken=abc', '/api/x?%74oken=…'],
  ['/es/password%2Dreset/abc', '/es/password-reset/…'],
  ['/es/PASSWORD-RESET/abc', '/es/PASSWORD-RESET/…'],
  ['/%65s/mi%2Dcuenta/verif%79/abc.data?_routes=x', '/es/mi-cuenta/verify/…?_routes=…'],
  ['/api/clientes/password/re%73et/abc', '/api/clientes/password/reset/…'],
  ['/es/%E0%A4%A/password-reset/abc', '/…'],
  ['/es/productos?search=balatas&page=2', '/es/productos?search=…&page=2'],
  ['/es/productos?search=2225550101', '/es/productos?search=…'],
  ['/es/productos?ana@example.mx', '/es/productos?…'],
  ['/api/promociones/search/ana@example.mx', '/api/promociones/search/…'],
  ['/es/detalles-compra/ABCD-1234', '/es/detalles-compra/ABCD-1234'],
  ['/api/cotizacion/oferta/abc', '/api/cotizacion/oferta/…'],
  ['/es/cotizacion/oferta/abc', '/es/cotizacion/oferta/…'],
  ['/api/chat/conversaciones/abc/eventos?desde=4', '/api/chat/conversaciones/…/eventos?desde=4'],
  ['/api/personal/invitacion/abc', '/api/personal/invitacion/…'],
  ['/admin/invitacion/abc', '/admin/invitacion/…'],
  ['/api/personal/password/olvidada/abc', '/api/personal/password/olvidada/…'],
  ['/admin/nueva-contrasena/abc', '/admin/nueva-contrasena/…'],
  ['/admin/nueva%2Dcontrasena/abc', '/admin/nueva-contrasena/…'],
  ['/admin?permiso=abc', '/admin?permiso=…'],
  ['/vista-previa?pase=abc.def', '/vista-previa?pase=…'],
  ['/api/admin/personal/invitaciones/4/reenviar', '/api/admin/personal/invitaciones/4/reenviar'],
  ['/api/products?search=balatas&marca=bosch&sort=3', '/api/products?search=…&marca=…&sort=3'],
])('%s is logged as %s', (url, logged) => {
  expect(hiddenAddress(url)).toBe(logged)
})

test.each(ALL_PAGES.filter(({ path, hasSecret }) => hasSecret && path.includes(':')))(
  'the secret of $path stands in no log',
  ({ path }) => {
    expect(hiddenAddress(`/es/${path.replace(/:\w+/g, 's3cr3t')}?s3cr3t=s3cr3t`)).toBe(`/es/${path.replace(/:\w+/g, '…')}?s3cr3t=…`)
  },
)

test.each(everyEndpoint.map(({ path }) => path).filter((path) => /:(token|llave)\b/.test(path)))(
  'the secret of %s stands in no log',
  (path) => {
    expect(hiddenAddress(`/api${path.replace(/:\w+/g, 's3cr3t')}`)).not.toMatch(
      /\/(token|llave|oferta|olvidada|conversaciones|invitacion|verify|reset|me)\/s3cr3t/,
    )
  },
)
