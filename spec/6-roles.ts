import { type Line, line, type Section, testsIn } from './line.ts'

const access = testsIn('apps/api/src/every-route-access.db.test.ts')
const office = testsIn('e2e/back-office.e2e.ts')
const find = testsIn('e2e/find-a-part.e2e.ts')
const account = testsIn('apps/api/src/every-account-call.db.test.ts')

/** Of each of these: whoever calls is let in, with or without a token. */
const isPublic = (number: string, call: string): Line => line(number, `${call} needs no credentials`, access(`${call} > is for everybody`))
/** Of each of these: strangers and staff are told 401, a customer is not. */
const needsToken = (number: string, call: string): Line =>
  line(number, `${call} needs a bearer token`, access(`${call} > is a customer’s: strangers and staff are asked to sign in`))

export const roles: Section = {
  number: 6,
  title: 'Roles and permissions',
  lines: [
    line('6.1', 'a visitor has a cart', find('the cart: added, counted, kept over a reload, and gone when empty')),
    isPublic('6.2', 'GET /products'),
    isPublic('6.3', 'GET /products/show/p'),
    isPublic('6.4', 'GET /products/search/d'),
    isPublic('6.5', 'GET /products/categorias'),
    isPublic('6.6', 'POST /products/specific'),
    isPublic('6.7', 'GET /promociones/all'),
    isPublic('6.8', 'GET /promociones/search/:x'),
    isPublic('6.9', 'GET /noticias/'),
    isPublic('6.10', 'GET /noticias/:id'),
    isPublic('6.11', 'GET /autos/armadoras'),
    isPublic('6.12', 'GET /autos-single/armadoras'),
    isPublic('6.13', 'POST /clientes/login'),
    isPublic('6.14', 'POST /clientes/register'),
    isPublic('6.15', 'GET /clientes/email/verify/:token'),
    isPublic('6.16', 'POST /clientes/sms/verify/:token'),
    isPublic('6.17', 'POST /clientes/email/resend'),
    isPublic('6.18', 'POST /clientes/resend-account-verification'),
    isPublic('6.19', 'POST /clientes/password/send-reset-token'),
    isPublic('6.20', 'GET /clientes/password/reset/:token'),
    isPublic('6.21', 'POST /clientes/password/reset'),
    isPublic('6.22', 'POST /clientes/email-available'),
    isPublic('6.23', 'GET /formas-pago'),
    isPublic('6.24', 'POST /cotizacion'),
    needsToken('6.25', 'PATCH /clientes/update'),
    needsToken('6.26', 'PATCH /clientes/update-password'),
    needsToken('6.27', 'GET /clientes/me/:token'),
    needsToken('6.28', 'GET /ordenes'),
    needsToken('6.29', 'GET /ordenes/folio/'),
    needsToken('6.30', 'POST /ordenes'),
    needsToken('6.31', 'POST /ordenes/upload-comprobante'),
    needsToken('6.32', 'GET /utils/estados'),
    needsToken('6.33', 'GET /utils/municipios/:estado'),
    needsToken('6.34', 'GET /utils/localidades/:estado/:municipio'),
    line('6.35', 'another customer’s things are not there', access('another customer’s things are not there')),
    line(
      '6.36',
      'every call says who may make it',
      access('every route is in the table, once'),
      access('a route that does not say who may call it does not start'),
    ),
    line(
      '6.37',
      'POST /ad-usuarios/datos2 is for staff: strangers 401, customers 403',
      access('POST /ad-usuarios/datos2 > is for staff of its roles: strangers 401, customers 403, other roles 403'),
    ),
    line(
      '6.38',
      'POST /ad-usuarios/datos2 answers the customer with the e-mail of its id',
      account('staff, from signing in to signing out'),
    ),
    line('6.39', 'staff see what their role may do, and nothing else', office('a role decides menu, screens and calls')),
  ],
}
