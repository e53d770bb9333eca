import { line, type Section, testsIn } from './line.ts'

const product = testsIn('apps/api/src/modules/catalogue/product-fields.db.test.ts')
const profile = testsIn('apps/api/src/modules/customers/profile-fields.db.test.ts')
const order = testsIn('apps/api/src/modules/orders/order-fields.db.test.ts')
const pictures = testsIn('apps/api/src/modules/pictures/pictures.db.test.ts')
const cart = testsIn('apps/web/app/browser/cart.test.ts')
const promotions = testsIn('apps/api/src/modules/promotions/promotions.db.test.ts')
const isActive = testsIn('packages/domain/src/promotion.test.ts')
const catalogue = testsIn('apps/api/src/modules/catalogue/catalogue.db.test.ts')
const lists = testsIn('apps/api/src/modules/catalogue/lists.db.test.ts')
const orders = testsIn('apps/api/src/modules/orders/orders.db.test.ts')
const register = testsIn('apps/api/src/modules/customers/register.db.test.ts')
const places = testsIn('apps/api/src/modules/locations/locations.db.test.ts')
const payments = testsIn('apps/api/src/modules/payments/payments.db.test.ts')
const quotation = testsIn('apps/api/src/modules/quotations/request-quotation.db.test.ts')
const news = testsIn('e2e/news-and-promotions.e2e.ts')
const specified = testsIn('e2e/specified-screens.e2e.ts')
const find = testsIn('e2e/find-a-part.e2e.ts')
const accounts = testsIn('e2e/accounts.e2e.ts')
const home = testsIn('e2e/home.e2e.ts')

export const entities: Section = {
  number: 3,
  title: 'Entities and their fields',
  lines: [
    line('3.1', 'a product has _id', product('a product says its _id')),
    line('3.2', 'a product has codigo', product('a product says its codigo')),
    line('3.3', 'a product has clave_interna', product('a product says its clave_interna')),
    line('3.4', 'a product has nombre', product('a product says its nombre')),
    line('3.5', 'a product has equivalencias', product('a product says its equivalencias')),
    line('3.6', 'a product has categoria', product('a product says its categoria')),
    line('3.7', 'a product has subcategoria', product('a product says its subcategoria')),
    line('3.8', 'a product has proveedor', product('a product says its proveedor')),
    line('3.9', 'a product has precio, a number', product('a product says its precio')),
    line('3.10', 'a product has autos, a list', product('a product says its autos')),
    line('3.11', 'a product has stock', product('a product says its stock')),
    line('3.12', 'a product has servicio_pesado', product('a product says its servicio_pesado')),
    line('3.13', 'a product has popoye', product('a product says its popoye')),
    line('3.14', 'a product has status', product('a product says its status')),
    line('3.15', 'a product has id_promo', product('a product says its id_promo')),
    line('3.16', 'a product has imagen, a list of names', product('a product says its imagen')),
    line('3.17', 'a product has promocion, a list whose first holds descuento as a percent', product('a product says its promocion')),
    line(
      '3.18',
      'pictures come from /images/products/{name}',
      pictures('the best format the browser accepts, in the nearest width, to be kept for ever'),
    ),
    line('3.19', 'where there is no picture default.png is shown', pictures('an unknown name, %s, shows default.png’s picture, briefly')),
    line(
      '3.20',
      'a promotion has nombre, descripcion, status and descuento',
      promotions('only what is switched on and inside its dates is listed, what ends first in front'),
      promotions('texts come in the language asked for'),
    ),
    line('3.21', 'the first word of a promotion’s name is marked', specified('the first word of a promotion is marked')),
    line(
      '3.22',
      'a promotion’s description is cut at 50 characters',
      news('a description is cut at 50 characters, and its whole text unfolds by keyboard'),
    ),
    line(
      '3.23',
      'a promotion is shown when its status is activo, in any case',
      isActive('a promotion with status %j is active: %s'),
      news('a promotion that is switched off, over or to come is not shown'),
    ),
    line('3.24', 'a line of the cart is a product and a qty', cart('a line is a product and a quantity under the key cart')),
    line(
      '3.25',
      'the cart lies in local storage under cart',
      cart('a line is a product and a quantity under the key cart'),
      find('the cart: added, counted, kept over a reload, and gone when empty'),
    ),
    line(
      '3.26',
      'an empty cart is removed from there',
      cart('an empty cart leaves nothing behind'),
      find('the cart: added, counted, kept over a reload, and gone when empty'),
    ),
    line(
      '3.27',
      'a user is kept with a token in local storage',
      accounts('an expired session goes to Login and back; a broken token is removed quietly'),
    ),
    line('3.28', 'domicilio has calle', profile('an address keeps the calle')),
    line('3.29', 'domicilio has num', profile('an address keeps the num')),
    line('3.30', 'domicilio has colonia', profile('an address keeps the colonia')),
    line('3.31', 'domicilio has municipio', profile('an address keeps the municipio')),
    line('3.32', 'domicilio has estado', profile('an address keeps the estado')),
    line('3.33', 'domicilio has codigo_postal', profile('an address keeps the codigo_postal')),
    line('3.34', 'envio has the same fields of an address', order('an order says its envio')),
    line('3.35', 'a carrier has precio', orders('carriers: 120, free strictly over 300, with dates')),
    line('3.36', 'an order has envio', order('an order says its envio')),
    line('3.37', 'an order has paqueteria', order('an order says its paqueteria')),
    line('3.38', 'an order has productos', order('an order says its productos')),
    line('3.39', 'an order has subtotal', order('an order says its subtotal')),
    line('3.40', 'an order has total', order('an order says its total')),
    line('3.41', 'an order has forma_pago', order('an order says its forma_pago')),
    line('3.42', 'an order has status', order('an order says its status')),
    line('3.43', 'an order has fecha_pago as YYYY-MM-DD HH:mm:ss, or empty', order('an order says its fecha_pago')),
    line(
      '3.44',
      'an order has payment_reference_link: the address of its OXXO voucher, otherwise empty',
      order('an order says its payment_reference_link'),
    ),
    line('3.45', 'an order has transaction_id', order('an order says its transaction_id')),
    line(
      '3.46',
      'the payload of an order is accepted with all of these fields',
      orders('the whole payload of the specification orders a transfer in one step, and its prices are not read'),
    ),
    line(
      '3.47',
      'an order is asked for by its folio',
      order('an order says its folio'),
      orders('own orders, newest first; those without a voucher apart; others’ are not there'),
    ),
    line(
      '3.48',
      'registering answers success, message, data, modoValidacion and phoneNumber',
      register('by e-mail: the account waits for its link, may look around meanwhile, and the link works'),
      register('without validation the account is good at once'),
    ),
    line('3.49', 'estados are a list with nombre', places('there are 32 states under their official names')),
    line(
      '3.50',
      'municipios are a list with nombre',
      places('every state has the municipios of that state, not of the one with its number elsewhere'),
    ),
    line('3.51', 'localidades are a list with nombre', places('names are understood in any case and without accents')),
    line(
      '3.52',
      'the vehicle form has armadora, modelo, anio, cilindraje and autoparte',
      specified('the vehicle form of Home leads to what fits'),
    ),
    line(
      '3.53',
      'what a vehicle form sends for a quotation is trimmed',
      quotation('a request is kept trimmed and answered with a number and an honest promise'),
    ),
    line('3.54', 'products are narrowed by armadora', lists('POST specific by armadora')),
    line('3.55', 'products are narrowed by modelo', lists('POST specific by modelo')),
    line('3.56', 'products are narrowed by anio', lists('POST specific by anio')),
    line('3.57', 'products are narrowed by motor', lists('POST specific by motor')),
    line('3.58', 'products are narrowed by categoria', lists('POST specific by categoria')),
    line('3.59', 'products are narrowed by subcategoria', lists('POST specific by subcategoria')),
    line('3.60', 'products are narrowed by tipo', lists('POST specific by tipo')),
    line('3.61', 'products are narrowed by marca', lists('POST specific by marca')),
    line(
      '3.62',
      'a list of products takes page, limit and sort',
      lists('page, limit and sort of a JSON filter'),
      catalogue('a page past the end is empty, an empty parameter is not given'),
    ),
    line('3.63', 'a list of products takes search', lists('POST specific by search')),
    line('3.64', 'verifying by SMS sends code', register('by SMS: the code belongs to the temporary token, and signs in')),
    line(
      '3.65',
      'asking whether an address is free sends email',
      register('an e-mail that has an account is told so, also when two register at once'),
    ),
    line(
      '3.66',
      'ways of paying come from formas-pago',
      payments('the ways of paying come with limits, and the card with what its page loads'),
    ),
    line(
      '3.67',
      'the profile has a label for name, last name, e-mail and phone',
      specified('a customer’s page has a label for every field of the profile'),
    ),
    line(
      '3.68',
      'the profile has a label for street, outdoor and interior number, suburb, state, municipio, localidad, postal code and references',
      specified('a customer’s page has a label for every field of the profile'),
    ),
    line('3.69', 'what is typed into the vehicle form travels trimmed', home('what is typed into the search by car travels trimmed')),
  ],
}
