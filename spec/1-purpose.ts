import { line, type Section, testsIn } from './line.ts'

const lists = testsIn('apps/api/src/modules/catalogue/lists.db.test.ts')
const search = testsIn('apps/api/src/modules/catalogue/search.db.test.ts')
const find = testsIn('e2e/find-a-part.e2e.ts')
const screens = testsIn('e2e/accessible.e2e.ts')
const home = testsIn('e2e/home.e2e.ts')
const specified = testsIn('e2e/specified-screens.e2e.ts')
const accounts = testsIn('e2e/accounts.e2e.ts')
const bySms = testsIn('e2e/accounts-by-sms.e2e.ts')
const card = testsIn('e2e/buy-with-card.e2e.ts')
const oxxo = testsIn('e2e/buy-with-oxxo.e2e.ts')
const transfer = testsIn('e2e/buy-by-transfer.e2e.ts')
const quotation = testsIn('e2e/quotation.e2e.ts')
const chat = testsIn('e2e/chat.e2e.ts')
const promises = testsIn('e2e/policies.e2e.ts')
const policies = testsIn('apps/api/src/modules/policies/policies.db.test.ts')
const news = testsIn('e2e/news-and-promotions.e2e.ts')

export const purpose: Section = {
  number: 1,
  title: 'What the shop does and for whom',
  lines: [
    line(
      '1.1',
      'a visitor searches parts by free text',
      find('by sentence: what was understood is shown, and each piece can be taken out'),
    ),
    line('1.2', 'a visitor browses by category', find('filters are in the address, can be taken off one by one, and Back undoes the last')),
    line('1.3', 'a visitor narrows parts by subcategory', lists('POST specific by subcategoria')),
    line('1.4', 'a visitor narrows parts by type', lists('POST specific by tipo')),
    line('1.5', 'a visitor finds parts by make, model, year and engine', specified('the vehicle form of Home leads to what fits')),
    line('1.6', 'nothing that does not fit is shown for a car', search('nothing that does not fit is shown for a $model')),
    line('1.7', 'a visitor sees the promotions that run', news('the promotions that run, in es'), news('the promotions that run, in en')),
    line('1.8', 'a visitor reads the news', news('the news page by page, an article and back, in es')),
    line(
      '1.9',
      'there is a list of outlet parts',
      lists('the list outlet has what its name says'),
      screens('every named list has its address, in es'),
    ),
    line(
      '1.10',
      'there is a list of recommended parts',
      lists('the list recomendados has what its name says'),
      screens('every named list has its address, in es'),
    ),
    line(
      '1.11',
      'there is a list of premium parts',
      lists('the list premium has what its name says'),
      home('every "see all" leads to a list with something in it'),
    ),
    line(
      '1.12',
      'there is a list of the most searched parts',
      lists('most searched begins with what was searched most'),
      home('every "see all" leads to a list with something in it'),
    ),
    line(
      '1.13',
      'there is a list of new parts',
      lists('new is everything, the latest first'),
      home('every "see all" leads to a list with something in it'),
    ),
    line(
      '1.14',
      'there is a list of the provider’s own parts',
      lists('the list propios has what its name says'),
      home('every "see all" leads to a list with something in it'),
    ),
    line(
      '1.15',
      'a visitor asks for a quotation, with or without a picture',
      quotation('a quotation with a picture, tapped twice, is one, and its answer is a link to an offer'),
    ),
    line(
      '1.16',
      'a visitor registers',
      accounts('somebody registers, a mail scanner opens the link first, and the welcome comes all the same'),
    ),
    line('1.17', 'a visitor logs in', accounts('pages for customers ask for a sign-in and are come back to; no address of others is')),
    line(
      '1.18',
      'a customer buys by card through cart, checkout and payment',
      card('declined first, then tapped twice: one order, and showing it again makes no other'),
    ),
    line('1.19', 'a customer buys with a cash voucher of OXXO', oxxo('in English: a voucher at OXXO, paid at the store')),
    line(
      '1.20',
      'a customer buys by bank transfer',
      transfer('a transfer: its details to copy, the receipt through a lost connection, and nobody else’s business'),
    ),
    line('1.21', 'a customer sees the purchase history', card('history and order show what was bought, and sell it again')),
    line('1.22', 'a customer sees the details of an order', card('history and order show what was bought, and sell it again')),
    line(
      '1.23',
      'a customer uploads a voucher of payment',
      transfer('a transfer: its details to copy, the receipt through a lost connection, and nobody else’s business'),
    ),
    line('1.24', 'a customer edits the profile', accounts('a customer keeps the account: data, address, password, sessions, privacy')),
    line('1.25', 'a customer changes the password', accounts('a customer keeps the account: data, address, password, sessions, privacy')),
    line('1.26', 'a customer resets a forgotten password', accounts('a forgotten password is recovered by mail, once')),
    line(
      '1.27',
      'an account is verified by a link in a mail',
      accounts('the link verifies a new account; a bad one says why and offers another'),
    ),
    line('1.28', 'an account is verified by a code in an SMS', bySms('somebody registers by SMS: wrong code, wrong number, right code')),
    line('1.29', 'a chat offers help', chat('the chat comes when it is asked for, also by a tap before the scripts')),
    line(
      '1.30',
      'a live map is loaded when it is asked for',
      promises('the map is drawn without asking anybody, and comes alive when asked for'),
    ),
    line(
      '1.31',
      'shipping is free over 300 pesos, and that is said',
      policies('a new shop promises what the specification says'),
      promises('what is promised is what the API says, in es'),
    ),
    line(
      '1.32',
      'shipping costs 120 pesos otherwise, and that is said',
      policies('a new shop promises what the specification says'),
      promises('what is promised is what the API says, in es'),
    ),
    line(
      '1.33',
      'parts arrive in 3 to 5 business days, and that is said',
      policies('a new shop promises what the specification says'),
      promises('what is promised is what the API says, in es'),
    ),
    line(
      '1.34',
      'parts can be returned within 365 days, and that is said',
      policies('a new shop promises what the specification says'),
      promises('what is promised is what the API says, in es'),
    ),
    line(
      '1.35',
      'a quotation is answered within 15 minutes, and that is said',
      policies('a new shop promises what the specification says'),
      promises('what is promised is what the API says, in es'),
    ),
    line(
      '1.36',
      'the shop attends Monday to Friday 9 to 19 and Saturday 9 to 16, and says so',
      policies('a new shop promises what the specification says'),
      promises('what is promised is what the API says, in es'),
    ),
    line('1.37', 'the promises are the same in English', promises('what is promised is what the API says, in en')),
    line(
      '1.38',
      'the recommended list can be reached from Home, Productos, the footer and an empty search',
      home('every list of the shop can be reached: from Home, under Productos, from the footer and where nothing was found'),
    ),
    line(
      '1.39',
      'so can the outlet',
      home('every list of the shop can be reached: from Home, under Productos, from the footer and where nothing was found'),
    ),
  ],
}
