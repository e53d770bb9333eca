import type { AnyEndpoint } from '@shop/contract/endpoint'
import { demoEndpoints, everyEndpoint } from '@shop/contract/every-endpoint'
import { STAFF_ROLES, type StaffRole } from '@shop/domain/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf, newSecret } from './secrets/random-secret.ts'
import { sessionOf } from './testing/session-of.ts'
import { addCustomer, addStaff } from './testing/test-customers.ts'
import { type Given, type TestShop, testShop } from './testing/test-shop.ts'

/** Who may call what, written down by hand: a route that is opened to others by mistake differs from it. All else is public. */
const FOR_CUSTOMERS = [
  'GET /clientes/me/:token',
  'PATCH /clientes/update',
  'PATCH /clientes/update-password',
  'POST /clientes/logout',
  'GET /clientes/sesiones',
  'DELETE /clientes/sesiones/:id',
  'GET /clientes/mis-datos',
  'DELETE /clientes/cuenta',
  'POST /chat/conversaciones/mia',
  'GET /utils/estados',
  'GET /utils/municipios/:estado',
  'GET /utils/localidades/:estado/:municipio',
  'POST /ordenes',
  'GET /ordenes',
  'GET /ordenes/folio/',
  'POST /ordenes/cancelar',
  'POST /ordenes/upload-comprobante',
  'GET /ordenes/comprobantes/:id',
  'GET /devoluciones/:folio',
  'POST /devoluciones/:folio',
  'POST /devoluciones/:folio/:id/fotos',
  'POST /devoluciones/:folio/:id/retirar',
]
const FOR_STAFF: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET /personal/yo': STAFF_ROLES,
  'POST /personal/logout': STAFF_ROLES,
  'POST /personal/totp': STAFF_ROLES,
  'POST /personal/totp/confirmar': STAFF_ROLES,
  'POST /personal/password': STAFF_ROLES,
  'GET /personal/sesiones': STAFF_ROLES,
  'DELETE /personal/sesiones/:id': STAFF_ROLES,
  'GET /personal/codigos': STAFF_ROLES,
  'POST /ad-usuarios/datos2': ['owner', 'sales'],
  'POST /admin/clientes/buscar': ['owner', 'sales'],
  'GET /admin/clientes/:id': ['owner', 'sales'],
  'GET /personal/medidas': ['owner', 'content'],
  'GET /admin/ordenes': ['owner', 'sales', 'warehouse'],
  'GET /admin/ordenes/:folio': ['owner', 'sales', 'warehouse'],
  'POST /admin/ordenes/:folio/estado': ['owner', 'sales', 'warehouse'],
  'POST /admin/ordenes/:folio/aceptar-transferencia': ['owner', 'sales'],
  'POST /admin/ordenes/:folio/rechazar-comprobante': ['owner', 'sales'],
  'POST /admin/ordenes/:folio/cancelar': ['owner', 'sales'],
  'POST /admin/ordenes/:folio/reembolso': ['owner', 'sales'],
  'POST /admin/ordenes/:folio/notas': ['owner', 'sales', 'warehouse'],
  'GET /admin/devoluciones': ['owner', 'sales', 'warehouse'],
  'GET /admin/devoluciones/:id': ['owner', 'sales', 'warehouse'],
  'POST /admin/devoluciones/:id/aprobar': ['owner', 'sales'],
  'POST /admin/devoluciones/:id/rechazar': ['owner', 'sales'],
  'POST /admin/devoluciones/:id/recibir': ['owner', 'sales', 'warehouse'],
  'GET /admin/devoluciones/:id/fotos/:foto': ['owner', 'sales', 'warehouse'],
  'POST /admin/imagenes': ['owner', 'content'],
  'GET /admin/productos': ['owner', 'content', 'warehouse'],
  'GET /admin/productos/opciones': ['owner', 'content', 'warehouse'],
  'GET /admin/productos/autos': ['owner', 'content', 'warehouse'],
  'GET /admin/productos/:id': ['owner', 'content', 'warehouse'],
  'POST /admin/productos': ['owner', 'content'],
  'PATCH /admin/productos/:id': ['owner', 'content'],
  'GET /admin/productos/:id/movimientos': ['owner', 'content', 'warehouse'],
  'POST /admin/productos/:id/conteo': ['owner', 'content', 'warehouse'],
  'GET /admin/compatibilidades-por-revisar': ['owner', 'sales', 'content'],
  'POST /admin/compatibilidades-por-revisar/:id/revisada': ['owner', 'sales', 'content'],
  'GET /admin/hoy': ['owner', 'sales', 'warehouse'],
  'GET /admin/reembolsos': ['owner', 'sales'],
  'POST /admin/reembolsos/:id/pagado': ['owner', 'sales'],
  'GET /admin/comprobantes/:id': ['owner', 'sales'],
  'GET /admin/cotizaciones': ['owner', 'sales'],
  'GET /admin/cotizaciones/resumen': ['owner', 'sales'],
  'GET /admin/cotizaciones/:numero': ['owner', 'sales'],
  'GET /admin/cotizaciones/:numero/imagen': ['owner', 'sales'],
  'POST /admin/cotizaciones/:numero/tomar': ['owner', 'sales'],
  'POST /admin/cotizaciones/:numero/respuesta': ['owner', 'sales'],
  'POST /admin/cotizaciones/:numero/rechazo': ['owner', 'sales'],
  'POST /admin/mostrador/cotizaciones': ['owner', 'sales'],
  'POST /admin/mostrador/ventas': ['owner', 'sales'],
  'GET /admin/chat': ['owner', 'sales'],
  'GET /admin/chat/eventos': ['owner', 'sales'],
  'GET /admin/chat/:id': ['owner', 'sales'],
  'POST /admin/chat/:id/mensajes': ['owner', 'sales'],
  'POST /admin/chat/:id/escribiendo': ['owner', 'sales'],
  'POST /admin/chat/:id/leido': ['owner', 'sales'],
  'POST /admin/chat/:id/asignar': ['owner', 'sales'],
  'POST /admin/chat/:id/cerrar': ['owner', 'sales'],
  'GET /admin/chat/:id/imagenes/:mensaje': ['owner', 'sales'],
  'GET /admin/bitacora': ['owner'],
  'GET /admin/bitacora/verificacion': ['owner'],
  'GET /admin/personal': ['owner'],
  'GET /admin/importaciones': ['owner', 'content'],
  'POST /admin/importaciones': ['owner', 'content'],
  'GET /admin/importaciones/:id': ['owner', 'content'],
  'POST /admin/importaciones/:id/revisar': ['owner', 'content'],
  'POST /admin/importaciones/:id/aplicar': ['owner', 'content'],
  'POST /admin/importaciones/:id/deshacer': ['owner', 'content'],
  'GET /admin/importaciones/:id/errores': ['owner', 'content'],
  'GET /admin/importaciones/:id/errores.csv': ['owner', 'content'],
  'GET /admin/exportar/:tipo/:formato': ['owner', 'content'],
  'POST /admin/personal/:id/rol': ['owner'],
  'POST /admin/personal/:id/desactivar': ['owner'],
  'POST /admin/personal/:id/activar': ['owner'],
  'DELETE /admin/personal/:id/doble-factor': ['owner'],
  'GET /admin/personal/invitaciones': ['owner'],
  'POST /admin/personal/invitaciones': ['owner'],
  'POST /admin/personal/invitaciones/:id/reenviar': ['owner'],
  'DELETE /admin/personal/invitaciones/:id': ['owner'],
  'GET /admin/ajustes': ['owner'],
  'POST /admin/ajustes/envio': ['owner'],
  'POST /admin/ajustes/entrega': ['owner'],
  'POST /admin/ajustes/devoluciones': ['owner'],
  'POST /admin/ajustes/cotizacion': ['owner'],
  'POST /admin/ajustes/horario': ['owner'],
  'POST /admin/ajustes/dias-inhabiles': ['owner'],
  'POST /admin/ajustes/cuenta': ['owner'],
  'POST /admin/ajustes/tienda': ['owner'],
  'GET /admin/paqueterias': ['owner'],
  'POST /admin/paqueterias': ['owner'],
  'POST /admin/paqueterias/:clave': ['owner'],
  'DELETE /admin/paqueterias/:clave': ['owner'],
  'POST /admin/paqueterias/orden': ['owner'],
  'GET /admin/vehiculos': ['owner', 'content'],
  'POST /admin/vehiculos': ['owner', 'content'],
  'GET /admin/vehiculos/:id': ['owner', 'content'],
  'POST /admin/vehiculos/:id': ['owner', 'content'],
  'DELETE /admin/vehiculos/:id': ['owner', 'content'],
  'POST /admin/vehiculos/:id/modelos': ['owner', 'content'],
  'POST /admin/modelos/:id': ['owner', 'content'],
  'DELETE /admin/modelos/:id': ['owner', 'content'],
  'GET /admin/categorias': ['owner', 'content'],
  'POST /admin/categorias': ['owner', 'content'],
  'POST /admin/categorias/orden': ['owner', 'content'],
  'POST /admin/categorias/:id': ['owner', 'content'],
  'DELETE /admin/categorias/:id': ['owner', 'content'],
  'POST /admin/subcategorias': ['owner', 'content'],
  'POST /admin/subcategorias/:id': ['owner', 'content'],
  'DELETE /admin/subcategorias/:id': ['owner', 'content'],
  'POST /admin/tipos': ['owner', 'content'],
  'POST /admin/tipos/:id': ['owner', 'content'],
  'DELETE /admin/tipos/:id': ['owner', 'content'],
  'GET /admin/textos': ['owner', 'content'],
  'POST /admin/textos/:pagina/:seccion': ['owner', 'content'],
  'DELETE /admin/textos/:pagina/:seccion': ['owner', 'content'],
  'GET /admin/promociones': ['owner', 'content'],
  'GET /admin/promociones/:id': ['owner', 'content'],
  'POST /admin/promociones': ['owner', 'content'],
  'PATCH /admin/promociones/:id': ['owner', 'content'],
  'POST /admin/promociones/:id/terminar': ['owner', 'content'],
  'POST /admin/promociones/:id/activa': ['owner', 'content'],
  'GET /admin/promociones/:id/productos': ['owner', 'content'],
  'POST /admin/promociones/:id/productos/previo': ['owner', 'content'],
  'POST /admin/promociones/:id/productos': ['owner', 'content'],
  'POST /admin/promociones/:id/productos/quitar': ['owner', 'content'],
  'GET /admin/noticias': ['owner', 'content'],
  'GET /admin/noticias/:id': ['owner', 'content'],
  'POST /admin/noticias': ['owner', 'content'],
  'PATCH /admin/noticias/:id': ['owner', 'content'],
  'POST /admin/noticias/:id/publicar': ['owner', 'content'],
  'POST /admin/noticias/:id/retirar': ['owner', 'content'],
  'POST /admin/noticias/vista-previa': ['owner', 'content'],
  'GET /admin/carrusel': ['owner', 'content'],
  'POST /admin/carrusel': ['owner', 'content'],
  'PATCH /admin/carrusel/:id': ['owner', 'content'],
  'DELETE /admin/carrusel/:id': ['owner', 'content'],
  'POST /admin/carrusel/orden': ['owner', 'content'],
  'GET /admin/marcas': ['owner', 'content'],
  'POST /admin/marcas': ['owner', 'content'],
  'PATCH /admin/marcas/:id': ['owner', 'content'],
}
const PUBLIC_AREAS = ['products', 'promociones', 'noticias', 'autos', 'autos-single', 'portada', 'politicas', 'carrito', 'medidas', 'buzon']
const PUBLIC_CALLS_OF_OTHER_AREAS = [
  'POST /clientes/login',
  'POST /clientes/register',
  'GET /clientes/email/verify/:token',
  'POST /clientes/sms/verify/:token',
  'POST /clientes/email/resend',
  'POST /clientes/resend-account-verification',
  'POST /clientes/password/send-reset-token',
  'GET /clientes/password/reset/:token',
  'POST /clientes/password/reset',
  'POST /clientes/email-available',
  'POST /personal/login',
  'GET /personal/invitacion/:token',
  'POST /personal/invitacion',
  'POST /personal/password/olvidada',
  'GET /personal/password/olvidada/:token',
  'POST /personal/password/nueva',
  'GET /formas-pago',
  'GET /paqueterias',
  'POST /cotizacion',
  'GET /cotizacion/oferta/:token',
  'POST /chat/conversaciones',
  'GET /chat/conversaciones/:llave',
  'POST /chat/conversaciones/:llave/mensajes',
  'POST /chat/conversaciones/:llave/escribiendo',
  'POST /chat/conversaciones/:llave/leido',
  'POST /chat/conversaciones/:llave/contacto',
  'GET /chat/conversaciones/:llave/eventos',
  'GET /chat/conversaciones/:llave/imagenes/:mensaje',
]

const routes = [...everyEndpoint, ...demoEndpoints]
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

let shop: TestShop
let ana: number
let beto: number
const staffIds = new Map<StaffRole, number>()
beforeAll(async () => {
  shop = await testShop()
  ana = await addCustomer(shop, 'ana@example.mx')
  beto = await addCustomer(shop, 'beto@example.mx')
  for (const role of STAFF_ROLES) staffIds.set(role, await addStaff(shop, `${role}@example.mx`, role))
})
afterAll(() => shop.close())

/** A new session for each call: some of the calls end it. */
const cookieOf = async (role: StaffRole): Promise<string> => {
  const secret = newSecret()
  await shop.pool.query(`insert into staff_sessions (staff_id, hash, device, expires_at) values ($1, $2, '', now() + interval '1 hour')`, [
    staffIds.get(role),
    hashOf(secret),
  ])
  return `personal=${secret}`
}
const ask = async (endpoint: AnyEndpoint, given: Given): Promise<number> => {
  const path = endpoint.path.replace(/:\w+/g, 'x')
  const body = endpoint.body ? { body: {} } : {}
  if (endpoint.answers === 'events') return statusOfStream(`/api${path}`, given)
  return (await shop.ask(endpoint.method, `/api${path}`, { ...body, ...given })).status
}
/** A stream never ends by itself: its first bytes are enough. */
const statusOfStream = async (url: string, { headers = {}, token }: Given): Promise<number> => {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await shop.app.inject({ url, headers: { ...headers, ...authorization }, payloadAsStream: true })
  response.stream().destroy()
  return response.statusCode
}
const asAnonymous = (endpoint: AnyEndpoint) => ask(endpoint, { headers: { origin: shop.settings.publicUrl } })
const asCustomer = async (endpoint: AnyEndpoint) => ask(endpoint, { token: (await sessionOf(shop, ana)).token })
const asStaff = async (endpoint: AnyEndpoint, role: StaffRole) =>
  ask(endpoint, { headers: { cookie: await cookieOf(role), origin: shop.settings.publicUrl } })

test('every route is in the table, once', () => {
  const tabled = new Set([...FOR_CUSTOMERS, ...Object.keys(FOR_STAFF), ...PUBLIC_CALLS_OF_OTHER_AREAS])
  const missing = routes.map(nameOf).filter((name) => !tabled.has(name) && !PUBLIC_AREAS.includes(name.split('/')[1] ?? ''))
  expect(missing).toEqual([])
  for (const name of tabled) expect(routes.map(nameOf)).toContain(name)
})

describe.each(routes.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))('$name', ({ name, endpoint }) => {
  const roles = FOR_STAFF[name]
  if (FOR_CUSTOMERS.includes(name)) {
    test('is a customer’s: strangers and staff are asked to sign in', async () => {
      expect([await asAnonymous(endpoint), await asStaff(endpoint, 'owner')]).toEqual([401, 401])
      // The path's own token is the only one that opens /me.
      if (name === 'GET /clientes/me/:token') {
        const { token } = await sessionOf(shop, ana)
        expect((await shop.ask('GET', `/api/clientes/me/${token}`, { token })).status).toBe(200)
      } else expect([401, 403]).not.toContain(await asCustomer(endpoint))
    })
  } else if (roles) {
    test('is for staff of its roles: strangers 401, customers 403, other roles 403', async () => {
      expect([await asAnonymous(endpoint), await asCustomer(endpoint)]).toEqual([401, 403])
      for (const role of STAFF_ROLES) {
        const status = await asStaff(endpoint, role)
        if (roles.includes(role)) expect([401, 403]).not.toContain(status)
        else expect(status).toBe(403)
      }
    })
  } else {
    test('is for everybody', async () => {
      for (const status of [await asAnonymous(endpoint), await asCustomer(endpoint), await asStaff(endpoint, 'content')]) {
        expect([401, 403]).not.toContain(status)
        expect(status).toBeLessThan(500)
      }
    })
  }
})

test('another customer’s things are not there', async () => {
  const [mine, theirs] = [await sessionOf(shop, ana), await sessionOf(shop, beto)]
  const token = mine.token
  expect((await shop.ask('GET', `/api/clientes/me/${theirs.token}`, { token })).status).toBe(401)
  expect((await shop.ask('DELETE', `/api/clientes/sesiones/${theirs.sessionId}`, { token })).status).toBe(404)
  const data = JSON.stringify((await shop.ask('GET', '/api/clientes/mis-datos', { token })).body)
  expect(data).not.toContain('beto@example.mx')
  expect((await shop.ask('GET', `/api/clientes/me/${theirs.token}`, { token: theirs.token })).body.data.email).toBe('beto@example.mx')
})

test('a route that does not say who may call it does not start', async () => {
  const { createServer } = await import('./http/create-server.ts')
  const { denyUndeclared } = await import('./http/deny-undeclared.ts')
  const app = createServer({ logLevel: 'silent', trustProxy: 0 })
  denyUndeclared(app)
  expect(() => app.get('/secret', async () => 'x')).toThrow(/does not say who may call it/)
  await app.close()
})
