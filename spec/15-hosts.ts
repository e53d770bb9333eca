import { line, type Section, testsIn } from './line.ts'

const addresses = testsIn('e2e/addresses.e2e.ts')
const moved = testsIn('apps/shop/src/page-addresses.test.ts')
const settings = testsIn('packages/settings/src/settings.test.ts')
const pictures = testsIn('apps/api/src/modules/pictures/pictures.db.test.ts')
const client = testsIn('packages/contract/src/client.test.ts')
const engines = testsIn('e2e/search-engines.e2e.ts')
const killed = testsIn('e2e/api-host-killed.e2e.ts')
const passOn = testsIn('apps/shop/src/pass-pictures-on.test.ts')
const find = testsIn('e2e/find-a-part.e2e.ts')
const screens = testsIn('e2e/accessible.e2e.ts')
const card = testsIn('e2e/buy-with-card.e2e.ts')
const specified = testsIn('e2e/specified-screens.e2e.ts')
const words = testsIn('apps/web/app/common/part/fit-words.test.ts')
const news = testsIn('e2e/news-and-promotions.e2e.ts')

export const hosts: Section = {
  number: 15,
  title: 'Hosts and addresses',
  lines: [
    line(
      '15.1',
      'one process serves pages at /, the API at /api and a reference of it',
      addresses('the mailbox shows what the demo would have sent, and the API reference opens'),
    ),
    line(
      '15.2',
      'each host is a setting',
      settings('browsers and web server may reach the API under different names'),
      settings('a shop in one process asks itself, and news elsewhere if so set'),
    ),
    line(
      '15.3',
      'a page without a language goes to /es, its query kept',
      addresses('a path without a language goes to Spanish with its query'),
      moved('%s moved to %s'),
    ),
    line(
      '15.4',
      'a picture comes in the nearest made width',
      pictures('width %s is served as %i'),
      pictures('the best format the browser accepts, in the nearest width, to be kept for ever'),
    ),
    line(
      '15.5',
      'a picture comes in the best format the browser accepts, with Vary: Accept',
      pictures('the best format the browser accepts, in the nearest width, to be kept for ever'),
    ),
    line('15.6', 'an unknown picture is default.png’s with 200', pictures('an unknown name, %s, shows default.png’s picture, briefly')),
    line(
      '15.7',
      'search and busqueda, refaccion and refaccion2 switch to each other on the next host',
      client('a network failure is logged and tried once on the fallback host, under the twin path'),
    ),
    line('15.8', 'a write may be retried because it carries its key', client('a write is repeated with the same key')),
    line(
      '15.9',
      'who did not answer is asked last for half a minute',
      client('who did not answer is asked last for half a minute, and then first again'),
    ),
    line(
      '15.10',
      'pages and pictures go on when an API host is lost',
      killed('the first API is killed while somebody browses, and nobody notices'),
      passOn('pictures go on coming when an API host is lost, and the loss is logged once'),
    ),
    line('15.11', 'promotions are at /promociones', news('the promotions that run, in es'), news('the promotions that run, in en')),
    line('15.12', 'the search box goes to /busqueda?search=', find('suggestions from the second letter, by keyboard')),
    line(
      '15.13',
      'the vehicle form goes to /busqueda?armadora&modelo&anio&motor&autoparte',
      specified('the vehicle form of Home leads to what fits'),
    ),
    line(
      '15.14',
      'named lists are at /productos?lista=',
      screens('every named list has its address, in es'),
      screens('every named list has its address, in en'),
    ),
    line(
      '15.15',
      'a category is at /productos?categoria=',
      screens('category answers, fits the screen and is accessible, in es'),
      find('filters are in the address, can be taken off one by one, and Back undoes the last'),
    ),
    line(
      '15.16',
      'a car is at /productos?armadora&modelo&anio, by names or slugs',
      engines('/es/productos?modelo=Versa&armadora=Nissan&anio=2016 has one address'),
    ),
    line(
      '15.17',
      'a search for a category’s title names that category’s address as its own',
      engines('/es/productos?search=Frenos&page=1&limit=48&sort=0 has one address'),
      engines('/en/productos?search=Brakes&page=1&limit=48&sort=0 has one address'),
      engines('a category is shown to whoever searches for its title'),
    ),
    line(
      '15.18',
      'address, carrier and way of paying are chosen at /cart/checkout',
      card('a visitor signs in inside the checkout, is told what is missing, and sees the whole price from the first step on'),
    ),
    line(
      '15.19',
      'review and paying are at /cart/resumen',
      card('declined first, then tapped twice: one order, and showing it again makes no other'),
    ),
    line(
      '15.20',
      'a part that fits says: Le queda a tu …',
      words('a verdict names the car it is about'),
      find('by car: chosen once in the garage, then every part says whether it fits'),
    ),
    line('15.21', 'a part that fits under a condition says it', words('what is left to check reads as a sentence, an engine or a note')),
    line(
      '15.22',
      'a part that does not fit says: No le queda',
      words('a verdict names the car it is about'),
      find('by car: chosen once in the garage, then every part says whether it fits'),
    ),
    line(
      '15.23',
      'where nothing is known it says: Sin datos para tu auto',
      words('where nothing is known that is said, and without a car one is asked for'),
    ),
    line('15.24', 'without a car it says: Elige tu auto', words('where nothing is known that is said, and without a car one is asked for')),
  ],
}
