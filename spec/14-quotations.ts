import { line, type Section, testsIn } from './line.ts'

const request = testsIn('apps/api/src/modules/quotations/request-quotation.db.test.ts')
const answer = testsIn('apps/api/src/modules/quotations/answer-quotation.db.test.ts')
const promise = testsIn('packages/domain/src/quotation.test.ts')
const payments = testsIn('apps/api/src/modules/payments/payments.db.test.ts')
const liveMode = testsIn('apps/api/src/modules/payments/live-mode.db.test.ts')
const failures = testsIn('apps/api/src/failure-cases.db.test.ts')
const method = testsIn('packages/domain/src/payment-method.test.ts')
const own = testsIn('apps/api/src/modules/quotations/own-quotations.db.test.ts')
const keptInBrowser = testsIn('e2e/kept-with-account.e2e.ts')
const addresses = testsIn('e2e/addresses.e2e.ts')
const find = testsIn('e2e/find-a-part.e2e.ts')
const quotation = testsIn('e2e/quotation.e2e.ts')

export const quotations: Section = {
  number: 14,
  title: 'Quotations and ways of paying',
  lines: [
    line(
      '14.1',
      'a quotation takes armadora, modelo, anio, cilindraje, autoparte, nombre, email, telefono and comentarios, each judged',
      request('%s cannot be %j'),
      request('a request is kept trimmed and answered with a number and an honest promise'),
    ),
    line('14.2', 'a quotation takes a picture', request('pictures > a %s is kept for staff alone, as an attachment that nothing can run')),
    line(
      '14.3',
      'it answers a number and when to expect the reply',
      request('a request is kept trimmed and answered with a number and an honest promise'),
    ),
    line(
      '14.4',
      'the reply is due within 15 minutes of opening hours',
      promise('the promise is one that can be kept > in opening hours: minutes'),
    ),
    line(
      '14.5',
      'what is asked on Saturday 15:55 is due on Monday 9:10',
      promise('the promise is one that can be kept > Saturday 15:55: Monday 9:10'),
    ),
    line(
      '14.6',
      'the redirect fills the form from its query',
      addresses('a link from outside fills in the form of a quotation and leads nowhere else'),
    ),
    line(
      '14.7',
      'the redirect never leads to an address of its query',
      addresses('a link from outside fills in the form of a quotation and leads nowhere else'),
    ),
    line('14.8', 'an empty search leads to a filled-in quotation', find('nothing found: another way is offered')),
    line(
      '14.9',
      'an answered quotation is an offer: products at a promised price until a date',
      answer('an answer is an offer that the customer gets by mail, once'),
      quotation('an offer is bought at the promised price'),
    ),
    line(
      '14.10',
      'a part that the catalogue does not have is sold by its offer alone',
      answer('a part got for one customer is sold to nobody else and found by nobody'),
    ),
    line(
      '14.11',
      'a line of the cart may carry an offer, which the server checks',
      answer('a cart with an offer > is priced as promised, for as many pieces as were offered; more cost what the shop asks'),
      answer('a cart with an offer > of somebody’s invention, or about another part, is worth nothing'),
    ),
    line(
      '14.12',
      'an offer that ran out is not charged at another price',
      answer('an offer > that ran out on the way to the till is not charged at another price'),
    ),
    line(
      '14.13',
      'formas-pago has key, label and limits',
      payments('the ways of paying come with limits, and the card with what its page loads'),
    ),
    line(
      '14.14',
      'OXXO takes 10 to 10,000 pesos',
      method('OXXO carries %d pesos: %s'),
      failures('19. OXXO limits and silent filter > only totals and names that OXXO takes'),
    ),
    line(
      '14.15',
      'transferencia has bank, CLABE, holder and reference',
      payments('transfers are offered once the shop has an account with a good CLABE'),
    ),
    line(
      '14.16',
      'prueba-stripe says which provider is connected in which mode, and proves it',
      payments('the connection and the guide are public in test mode and name the test cards'),
      payments('a provider that cannot be reached is said so'),
    ),
    line(
      '14.17',
      'guia tells how to pay in that mode, with the test cards',
      payments('the connection and the guide are public in test mode and name the test cards'),
    ),
    line(
      '14.18',
      'in live mode both are staff’s',
      liveMode('with real money the connection and the guide are staff’s, and name no test card'),
    ),
    line(
      '14.19',
      'a customer’s own quotations are in the account, with the way to the offer, and nobody else’s',
      own('a customer finds what was asked signed in, and under the proven e-mail; nobody else does'),
      own('an e-mail that was never proven shows nothing that others asked under it'),
      own('an answered one leads to its offer, a refused one says why, and a program is told nothing'),
      keptInBrowser('own quotations are in the account and lead to their offer'),
    ),
  ],
}
