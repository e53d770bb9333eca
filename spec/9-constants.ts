import { line, type Section, testsIn } from './line.ts'

const catalogue = testsIn('apps/api/src/modules/catalogue/catalogue.db.test.ts')
const lists = testsIn('apps/api/src/modules/catalogue/lists.db.test.ts')
const browse = testsIn('e2e/browse-the-catalogue.e2e.ts')
const specified = testsIn('e2e/specified-screens.e2e.ts')
const money = testsIn('packages/domain/src/money.test.ts')
const cart = testsIn('apps/api/src/modules/cart/cart.db.test.ts')
const totals = testsIn('packages/domain/src/cart.test.ts')
const shipping = testsIn('packages/domain/src/shipping.test.ts')
const carrier = testsIn('packages/domain/src/carrier.test.ts')
const returns = testsIn('apps/api/src/modules/returns/returns.db.test.ts')
const truncate = testsIn('packages/domain/src/truncate.test.ts')
const news = testsIn('e2e/news-and-promotions.e2e.ts')
const lazily = testsIn('apps/web/app/browser/lazily.test.ts')
const looks = testsIn('apps/api/src/modules/shop-settings/shop-looks.db.test.ts')
const locale = testsIn('packages/domain/src/locale.test.ts')
const failures = testsIn('apps/api/src/failure-cases.db.test.ts')
const twins = testsIn('e2e/api-host-killed.e2e.ts')
const orders = testsIn('apps/api/src/modules/orders/order-fields.db.test.ts')
const home = testsIn('e2e/home.e2e.ts')

export const constants: Section = {
  number: 9,
  title: 'Constants and limits',
  lines: [
    line(
      '9.1',
      'a page holds 48',
      specified('a list shows as many parts as its limit says, 48 if it says nothing'),
      catalogue('only what is sold is listed, in the order a Spanish reader expects'),
    ),
    line('9.2', 'a list is sorted by 0 unless another order is chosen', specified('a list can be put into seven orders, by their numbers')),
    line(
      '9.3',
      'a list is sorted by name from A to Z',
      lists('each sort sorts as its name says'),
      specified('a list can be put into seven orders, by their numbers'),
    ),
    line(
      '9.4',
      'a list is sorted by name from Z to A',
      lists('each sort sorts as its name says'),
      specified('a list can be put into seven orders, by their numbers'),
    ),
    line(
      '9.5',
      'a list is sorted from the lowest price',
      lists('each sort sorts as its name says'),
      browse('sorting sorts, begins at the first page and stays in the address'),
    ),
    line(
      '9.6',
      'a list is sorted from the highest price',
      lists('each sort sorts as its name says'),
      specified('a list can be put into seven orders, by their numbers'),
    ),
    line(
      '9.7',
      'a list is sorted with outlet parts first',
      lists('each sort sorts as its name says'),
      specified('a list can be put into seven orders, by their numbers'),
    ),
    line(
      '9.8',
      'a list is sorted from the highest discount',
      lists('each sort sorts as its name says'),
      specified('a list can be put into seven orders, by their numbers'),
    ),
    line(
      '9.9',
      'a discounted price is the price less its percent',
      money('a discount is taken from the price and rounded half up once'),
      money('a discounted price equals exact arithmetic for every price and percent'),
    ),
    line(
      '9.10',
      'totals have 2 decimals',
      cart('what the discount leaves is rounded per piece'),
      totals('every amount is whole centavos, and they add up'),
    ),
    line(
      '9.11',
      'the total of an order is its subtotal and the carrier’s price',
      orders('an order says its total'),
      failures('5. amount shown is not amount charged > a changed price is told with the new cart, and nothing is opened'),
    ),
    line(
      '9.12',
      'shipping is free over 300 pesos, and at 300 it is not',
      shipping('%d pesos pay %d for shipping and miss %d'),
      cart('300.00 pays shipping and misses a centavo, 300.01 is free'),
    ),
    line(
      '9.13',
      'shipping costs 120 pesos',
      cart('300.00 pays shipping and misses a centavo, 300.01 is free'),
      carrier('the standard carrier is free strictly over 300 pesos and follows the shop’s policy'),
    ),
    line('9.14', 'delivery takes 3 to 5 business days of Mexico', cart('it arrives in three to five business days of Mexico')),
    line('9.15', 'a part is taken back until the 365th day', returns('a return is asked for until midnight of the 365th day')),
    line(
      '9.16',
      'money is shown with $, thousands commas and 2 decimals',
      money('money is shown with thousands commas and two decimals'),
      browse('the list and a part, in es'),
    ),
    line('9.17', 'a text is cut at 20 characters unless said otherwise', truncate('%j is shortened to %j')),
    line(
      '9.18',
      'the description of a promotion is cut at 50',
      truncate('a promotion is described in 50 characters and a vehicle in 30'),
      news('a description is cut at 50 characters, and its whole text unfolds by keyboard'),
    ),
    line('9.19', 'the description of a vehicle is cut at 30', truncate('a promotion is described in 50 characters and a vehicle in 30')),
    line(
      '9.20',
      'the carousel moves on every 5 seconds',
      specified('with motion › Lo más importante de la tienda moves on every 5 seconds'),
    ),
    line('9.21', 'the categories move on every 3 seconds', specified('with motion › Categorías moves on every 3 seconds')),
    line('9.22', 'featured parts move on every 3 seconds', specified('with motion › Destacados moves on every 3 seconds')),
    line('9.23', 'the most searched parts move on every 3 seconds', specified('with motion › Más buscados moves on every 3 seconds')),
    line(
      '9.24',
      'nothing moves by itself for whoever wants less motion, or after a touch',
      home('with less motion › nothing moves by itself and nothing has to be paused'),
      home('the carousel moves by itself until somebody touches it, then never again'),
    ),
    line(
      '9.25',
      'a piece of the page has 120,000 ms to come',
      lazily('after two minutes it is given up'),
      lazily('a piece that arrives is handed on, however slow the network'),
    ),
    line('9.26', 'the languages are es and en, and es is the default', locale('Accept-Language %j reads as %s')),
    line('9.27', 'the primary colour is #213D91', looks('a new shop has the colours of the specification and no logo')),
    line('9.28', 'two API hosts serve the same', twins('the first API is killed while somebody browses, and nobody notices')),
  ],
}
