import { type Line, line, type Section, testsIn } from './line.ts'

const everyCall = testsIn('apps/api/src/every-call.db.test.ts')
const accountCalls = testsIn('apps/api/src/every-account-call.db.test.ts')
const orderCalls = testsIn('apps/api/src/every-order-call.db.test.ts')
const serviceCalls = testsIn('apps/api/src/every-service-call.db.test.ts')
const client = testsIn('packages/contract/src/client.test.ts')
const payments = testsIn('apps/api/src/modules/payments/payments.db.test.ts')
const lost = testsIn('e2e/lost-pieces.e2e.ts')

/** Answered in both languages with success, message and the data that the contract declares. */
const served = (number: string, call: string, filled = call): Line =>
  line(number, `${call} answers`, everyCall(`${filled} is served as declared, in both languages`))

/** Made in the course of a customer's life, each answer held against the contract. */
const lived = (number: string, call: string, test = 'a customer’s whole life, call by call'): Line =>
  line(number, `${call} answers`, accountCalls(test), accountCalls('no call about people was left out'))
const bought = (number: string, call: string): Line => line(number, `${call} answers`, orderCalls('a purchase, call by call'))

export const calls: Section = {
  number: 7,
  title: 'The calls',
  lines: [
    served('7.1', 'GET /products/{id}', 'GET /products/{id} ID'),
    served('7.2', 'GET /products?page&limit&sort', 'GET /products'),
    served('7.3', 'GET /products/productos-nuevos', 'GET /products/productos-{product} nuevos'),
    served('7.4', 'GET /products/productos-premium', 'GET /products/productos-{product} premium'),
    served('7.5', 'GET /products/productos-propios', 'GET /products/productos-{product} propios'),
    served('7.6', 'GET /products/productos-outlet', 'GET /products/productos-{product} outlet'),
    served('7.7', 'GET /products/productos-recomendados', 'GET /products/productos-{product} recomendados'),
    served('7.8', 'GET /products/productos-mas-buscados', 'GET /products/productos-{product} mas-buscados'),
    served('7.9', 'GET /products/productos-promocion', 'GET /products/productos-{product} promocion'),
    served('7.10', 'GET /products/mas-buscados'),
    served('7.11', 'GET /products/premium'),
    served('7.12', 'GET /products/outlet'),
    served('7.13', 'GET /products/recomendados'),
    served('7.14', 'GET /products/primero'),
    served('7.15', 'GET /products/categorias'),
    served('7.16', 'GET /products/subcategorias?sub', 'GET /products/subcategorias'),
    served('7.17', 'GET /products/tipos?cat&sub', 'GET /products/tipos'),
    served('7.18', 'GET /products/filters?page&limit&sort&categoria&tipo&marca', 'GET /products/filters'),
    served('7.19', 'GET /products/search/d?search&page&limit&sort', 'GET /products/search/d'),
    served('7.20', 'GET /products/busqueda/d?search&page&limit&sort', 'GET /products/busqueda/d'),
    served('7.21', 'GET /products/searchCat/d?search', 'GET /products/searchCat/d'),
    served('7.22', 'GET /products/search2/d?search&page&limit&sort&categoria&tipo&marca', 'GET /products/search2/d'),
    served('7.23', 'GET /products/refaccionCat?modelo&armadora&anio&motor&categoria&subcategoria', 'GET /products/refaccionCat'),
    served('7.24', 'GET /products/modelos?armadora', 'GET /products/modelos'),
    served('7.25', 'GET /products/anios?modelo&armadora', 'GET /products/anios'),
    served('7.26', 'GET /products/motor?modelo&armadora&anio', 'GET /products/motor'),
    served('7.27', 'GET /products/categoria?modelo&armadora&anio&motor', 'GET /products/categoria'),
    served('7.28', 'GET /products/subcategoria?modelo&armadora&anio&motor&categoria', 'GET /products/subcategoria'),
    served('7.29', 'GET /products/refacciones?modelo&armadora&anio&motor&categoria&subcategoria', 'GET /products/refacciones'),
    served('7.30', 'GET /products/refaccion, with page, limit and sort besides', 'GET /products/refaccion'),
    served('7.31', 'GET /products/refaccion2, the same', 'GET /products/refaccion2'),
    served('7.32', 'GET /products/specific/tipo/{x}', 'GET /products/specific/tipo/{x} Balatas'),
    served('7.33', 'GET /products/specific/marca/{x}', 'GET /products/specific/marca/{x} Bosch'),
    served('7.34', 'GET /products/show/p?ref', 'GET /products/show/p'),
    served('7.35', 'GET /products/autopartes?armadora&modelo&anio', 'GET /products/autopartes'),
    served('7.36', 'POST /products/specific-search/categorias'),
    served('7.37', 'POST /products/specific/filtros'),
    served('7.38', 'POST /products/specific'),
    served('7.39', 'GET /promociones/all'),
    served('7.40', 'GET /promociones/search/{x}', 'GET /promociones/search/{x} frenos'),
    served('7.41', 'GET /noticias/'),
    served('7.42', 'GET /noticias/{id}', 'GET /noticias/{id} llegaron-balatas'),
    served('7.43', 'GET /autos/armadoras'),
    served('7.44', 'GET /autos/modelos-by-armadora?armadora', 'GET /autos/modelos-by-armadora'),
    served('7.45', 'GET /autos/anios-by-modelo?armadora&modelo', 'GET /autos/anios-by-modelo'),
    served('7.46', 'GET /autos/cilindrajes-by-anio?armadora&modelo&anio', 'GET /autos/cilindrajes-by-anio'),
    served('7.47', 'GET /autos-single/armadoras'),
    served('7.48', 'GET /autos-single/modelos?armadora', 'GET /autos-single/modelos'),
    served('7.49', 'GET /autos-single/anios?armadora&modelo', 'GET /autos-single/anios'),
    served('7.50', 'GET /autos-single/cilindrajes?armadora&modelo&anio', 'GET /autos-single/cilindrajes'),
    lived('7.51', 'POST /clientes/login'),
    lived('7.52', 'GET /clientes/email/verify/{token}', 'an account that was not verified at once'),
    lived('7.53', 'POST /clientes/sms/verify/{token}'),
    lived('7.54', 'POST /clientes/email/resend', 'an account that was not verified at once'),
    lived('7.55', 'POST /clientes/register'),
    lived('7.56', 'PATCH /clientes/update'),
    lived('7.57', 'PATCH /clientes/update-password'),
    lived('7.58', 'POST /clientes/password/send-reset-token'),
    lived('7.59', 'GET /clientes/password/reset/{token}'),
    lived('7.60', 'POST /clientes/password/reset'),
    lived('7.61', 'GET /clientes/me/{token}'),
    lived('7.62', 'POST /clientes/email-available'),
    lived('7.63', 'POST /clientes/resend-account-verification', 'an account that was not verified at once'),
    lived('7.64', 'POST /ad-usuarios/datos2', 'staff, from signing in to signing out'),
    bought('7.65', 'GET /ordenes'),
    bought('7.66', 'GET /ordenes/folio/?folio'),
    bought('7.67', 'POST /ordenes'),
    bought('7.68', 'POST /ordenes/upload-comprobante'),
    lived('7.69', 'GET /utils/estados'),
    lived('7.70', 'GET /utils/municipios/{estado}'),
    lived('7.71', 'GET /utils/localidades/{estado}/{municipio}'),
    line('7.72', 'POST /cotizacion answers', serviceCalls('the life of a quotation, call by call')),
    served('7.73', 'GET /formas-pago'),
    line(
      '7.74',
      'the checkout host answers GET /prueba-stripe',
      payments('the connection and the guide are public in test mode and name the test cards'),
    ),
    line(
      '7.75',
      'the checkout host answers GET /guia',
      payments('the connection and the guide are public in test mode and name the test cards'),
    ),
    line('7.76', 'there are 67 specified calls', everyCall('the specification has this many calls')),
    line(
      '7.77',
      'a call goes to the first host that is configured',
      client('a call goes to the first host with its names translated to the wire'),
    ),
    line(
      '7.78',
      'a network failure is retried once on the next host',
      client('a network failure is logged and tried once on the fallback host, under the twin path'),
    ),
    line(
      '7.79',
      'some calls have another path there',
      client('a network failure is logged and tried once on the fallback host, under the twin path'),
      everyCall('%s and %s are twins for %s'),
    ),
    line('7.80', 'news have a second host of their own', client('news are asked of their own hosts')),
    line('7.81', 'an answer is JSON with success, message and data', everyCall('%s is served as declared, in both languages')),
    line(
      '7.82',
      'a failure shows a notice with the server’s message',
      lost('the words of the server are shown, in the dialog where they belong'),
    ),
    line('7.83', 'the reference names every call', everyCall('the reference names every call')),
  ],
}
