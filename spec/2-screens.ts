import { line, type Section, testsIn } from './line.ts'

const screens = testsIn('e2e/accessible.e2e.ts')
const addresses = testsIn('e2e/addresses.e2e.ts')
const home = testsIn('e2e/home.e2e.ts')
const specified = testsIn('e2e/specified-screens.e2e.ts')
const browse = testsIn('e2e/browse-the-catalogue.e2e.ts')
const news = testsIn('e2e/news-and-promotions.e2e.ts')
const accounts = testsIn('e2e/accounts.e2e.ts')
const card = testsIn('e2e/buy-with-card.e2e.ts')
const find = testsIn('e2e/find-a-part.e2e.ts')
const siteMap = testsIn('apps/web/app/site-map.test.ts')
const engines = testsIn('e2e/search-engines.e2e.ts')
const quotation = testsIn('e2e/quotation.e2e.ts')
const promises = testsIn('e2e/policies.e2e.ts')
const layout = testsIn('apps/api/src/modules/front-page/home-layout.db.test.ts')
const arranging = testsIn('e2e/shop-window-desk.e2e.ts')

export const screensAndRoutes: Section = {
  number: 2,
  title: 'Screens and routes',
  lines: [
    line(
      '2.1',
      'the language is the first part of every address, es or en',
      screens('home answers, fits the screen and is accessible, in es'),
      screens('home answers, fits the screen and is accessible, in en'),
    ),
    line(
      '2.2',
      'an address without a language is one of the Spanish shop',
      addresses('a path without a language goes to Spanish with its query'),
    ),
    line('2.3', 'there is no third language', addresses('what does not exist is a real 404 that helps on')),
    line('2.4', '/ is Home', home('the ten parts of the home page, in es'), home('the ten parts of the home page, in en')),
    line(
      '2.5',
      '/email-error-verify tells that a mail’s link did not verify',
      accounts('the link verifies a new account; a bad one says why and offers another'),
    ),
    line('2.6', '/productos/p?ref= is the page of a part', browse('the list and a part, in es'), browse('the list and a part, in en')),
    line('2.7', '/productos is the list of parts', browse('the list and a part, in es'), browse('the list and a part, in en')),
    line('2.8', '/productos takes search', engines('a category is shown to whoever searches for its title')),
    line('2.9', '/productos takes page', browse('a card leads to its part, and back leads to the list')),
    line('2.10', '/productos takes limit', specified('a list shows as many parts as its limit says, 48 if it says nothing')),
    line('2.11', '/productos takes sort', browse('sorting sorts, begins at the first page and stays in the address')),
    line(
      '2.12',
      '/noticias is the list of news',
      news('the news page by page, an article and back, in es'),
      news('the news page by page, an article and back, in en'),
    ),
    line(
      '2.13',
      '/noticias/{noticia} is an article',
      news('the news page by page, an article and back, in es'),
      screens('article answers, fits the screen and is accessible, in en'),
    ),
    line('2.14', '/busqueda shows what a search found', find('by sentence: what was understood is shown, and each piece can be taken out')),
    line(
      '2.15',
      '/acerca is about the shop',
      promises('what is promised is what the API says, in es'),
      promises('what is promised is what the API says, in en'),
    ),
    line(
      '2.16',
      '/cotizacion is the quotation',
      quotation('a quotation with a picture, tapped twice, is one, and its answer is a link to an offer'),
    ),
    line(
      '2.17',
      '/cotizacion/redirect is the quotation filled in',
      addresses('a link from outside fills in the form of a quotation and leads nowhere else'),
    ),
    line('2.18', '/login and /registro are one screen', specified('login and registration are one screen')),
    line('2.19', '/password-reset asks for a link to a new password', accounts('a forgotten password is recovered by mail, once')),
    line('2.20', '/password-reset/{token} sets a new password', accounts('a forgotten password is recovered by mail, once')),
    line('2.21', '/historial-compras is the purchase history', card('history and order show what was bought, and sell it again')),
    line('2.22', '/historial-compras needs a login', specified('/historial-compras is for customers: others go to Login')),
    line('2.23', '/detalles-compra/{id} is an order', card('history and order show what was bought, and sell it again')),
    line(
      '2.24',
      '/detalles-compra/{id} needs a login',
      specified('/detalles-compra/PRUEBA-AAAA-AAAA is for customers: others go to Login'),
    ),
    line('2.25', '/mi-cuenta is the account', accounts('a customer keeps the account: data, address, password, sessions, privacy')),
    line('2.26', '/mi-cuenta needs a login', specified('/mi-cuenta is for customers: others go to Login')),
    line(
      '2.27',
      '/mi-cuenta/verify/{id} confirms what a customer changed',
      accounts('a customer keeps the account: data, address, password, sessions, privacy'),
    ),
    line('2.28', '/mi-cuenta/verify/{id} needs a login', specified('/mi-cuenta/verify/x is for customers: others go to Login')),
    line(
      '2.29',
      '/cart/checkout is the checkout',
      card('a visitor signs in inside the checkout, is told what is missing, and sees the whole price from the first step on'),
    ),
    line(
      '2.30',
      '/cart/checkout asks whoever is not logged in to do so on the spot',
      specified('the checkout asks whoever is not signed in to do so, and stays'),
    ),
    line(
      '2.31',
      '/cart/resumen is the summary of the cart',
      card('declined first, then tapped twice: one order, and showing it again makes no other'),
    ),
    line('2.32', '/cart/resumen needs a login', specified('/cart/resumen is for customers: others go to Login')),
    line(
      '2.33',
      '/cart/confirmacion confirms a purchase',
      card('declined first, then tapped twice: one order, and showing it again makes no other'),
    ),
    line('2.34', '/cart/confirmacion needs a login', specified('/cart/confirmacion is for customers: others go to Login')),
    line(
      '2.35',
      '/aviso-de-privacidad is the privacy notice',
      promises('every page leads to the policies, and a policy’s index to its sections'),
    ),
    line(
      '2.36',
      '/garantias-y-devoluciones is about warranty and returns',
      promises('what is promised is what the API says, in es'),
      promises('what is promised is what the API says, in en'),
    ),
    line('2.37', '/uso-de-cookies is about cookies', promises('what the shop stored can be erased at once')),
    line('2.38', 'any other address is a page that says it was not found', addresses('what does not exist is a real 404 that helps on')),
    line(
      '2.39',
      'the router shows exactly the pages of the site map',
      siteMap('the router shows every page of the site map, and no other'),
    ),
    line('2.40', 'promotions have a page of their own', news('the promotions that run, in es'), news('the promotions that run, in en')),
    line('2.41', 'Home begins with a carousel of pictures', home('the ten parts of the home page, in es')),
    line(
      '2.42',
      'the carousel has a picture for wide screens, above a width of 680',
      specified('at a width of 681 the carousel shows its desktop picture'),
    ),
    line(
      '2.43',
      'the carousel has another picture up to a width of 680',
      specified('at a width of 680 the carousel shows its mobile picture'),
    ),
    line('2.44', 'Home has a form to search by vehicle', specified('the vehicle form of Home leads to what fits')),
    line('2.45', 'Home has a slider of categories', home('categories peek and lead to the search for their title')),
    line(
      '2.46',
      'Home has a slider of featured parts: the premium ones',
      home('the ten parts of the home page, in es'),
      home('every "see all" leads to a list with something in it'),
    ),
    line('2.47', 'featured parts stand under three stars', specified('featured parts stand under three stars')),
    line('2.48', 'Home shows new parts', home('the ten parts of the home page, in es')),
    line('2.49', 'Home links to all parts', home('every "see all" leads to a list with something in it')),
    line('2.50', 'Home has a slider of the most searched parts', home('the ten parts of the home page, in es')),
    line('2.51', 'Home has a section of promotions', home('the ten parts of the home page, in es')),
    line(
      '2.52',
      'Home shows what the shop promises as icons',
      home('the ten parts of the home page, in es'),
      home('the ten parts of the home page, in en'),
    ),
    line('2.53', 'Home shows the provider’s own parts', home('the ten parts of the home page, in es')),
    line('2.54', 'Home shows the logos of the brands', home('brands lead to their parts, and stars are said to be no rating')),
    line(
      '2.55',
      'the navigation leads to Home, Productos, Acerca and Cotización',
      specified('the navigation leads to home, products, about and quotation, in es'),
      specified('the navigation leads to home, products, about and quotation, in en'),
    ),
    line('2.56', 'the account’s menu leads to the account and out', specified('the menu of the account leads to the account and out')),
    line(
      '2.57',
      'a category leads to Productos with its title as search, page 1, limit 48, sort 0',
      home('categories peek and lead to the search for their title'),
    ),
    line(
      '2.58',
      'a page for customers sends whoever has no token to Login, and back afterwards',
      accounts('pages for customers ask for a sign-in and are come back to; no address of others is'),
    ),
    line(
      '2.59',
      'Login sends whoever has a token to Productos',
      accounts('pages for customers ask for a sign-in and are come back to; no address of others is'),
    ),
    line(
      '2.60',
      'the promise of a quotation leads to Cotizacion',
      home('the ten parts of the home page, in es'),
      home('the ten parts of the home page, in en'),
    ),
    line(
      '2.61',
      'staff put the sections of Home in order and switch them on and off',
      layout('as the shop comes, Home has all of its sections'),
      layout('sections are put into an order and switched off; one that is off keeps its place'),
      arranging('staff put the sections of Home in order and switch one off'),
    ),
    line(
      '2.62',
      'staff pin, order and hide what a list opens with at the screen Aparador',
      arranging('staff pin, order and hide what a list opens with, and the shop follows'),
    ),
  ],
}
