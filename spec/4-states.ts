import { line, type Section, testsIn } from './line.ts'

const status = testsIn('packages/domain/src/order-status.test.ts')
const labels = testsIn('packages/texts/src/order-labels.test.ts')
const order = testsIn('apps/api/src/modules/orders/order-fields.db.test.ts')
const orders = testsIn('apps/api/src/modules/orders/orders.db.test.ts')
const payments = testsIn('apps/api/src/modules/payments/payments.db.test.ts')
const vouchers = testsIn('apps/api/src/modules/vouchers/vouchers.db.test.ts')
const register = testsIn('apps/api/src/modules/customers/register.db.test.ts')
const card = testsIn('e2e/buy-with-card.e2e.ts')
const transfer = testsIn('e2e/buy-by-transfer.e2e.ts')
const accounts = testsIn('e2e/accounts.e2e.ts')
const bySms = testsIn('e2e/accounts-by-sms.e2e.ts')
const tokens = testsIn('apps/api/src/modules/customers/forged-tokens.db.test.ts')
const sessions = testsIn('e2e/sessions.e2e.ts')

export const states: Section = {
  number: 4,
  title: 'States and transitions',
  lines: [
    line(
      '4.1',
      'an order paid by stripe is saved as pagado',
      order('an order says its status'),
      status('a card order is born paid, the others wait'),
    ),
    line('4.2', 'any other is saved as pendiente', order('an order says its status'), status('a card order is born paid, the others wait')),
    line('4.3', 'pagado is labelled', labels('an order that is paid is labelled Pagado')),
    line('4.4', 'pendiente is labelled', labels('an order that is pending is labelled Pendiente')),
    line('4.5', 'procesando is labelled', labels('an order that is processing is labelled Procesando')),
    line('4.6', 'enviado is labelled', labels('an order that is shipped is labelled Enviado')),
    line('4.7', 'entregado is labelled', labels('an order that is delivered is labelled Entregado')),
    line('4.8', 'every label has its English', labels('every status has a label of its own in English')),
    line(
      '4.10',
      'the way of paying is stripe unless another is chosen',
      card('a visitor signs in inside the checkout, is told what is missing, and sees the whole price from the first step on'),
    ),
    line('4.11', 'oxxo is another way of paying', payments('the ways of paying come with limits, and the card with what its page loads')),
    line(
      '4.12',
      'transferencia is another way of paying',
      payments('transfers are offered once the shop has an account with a good CLABE'),
    ),
    line(
      '4.13',
      'an order by oxxo takes a voucher later',
      orders('a voucher for OXXO makes an order that waits, with where to pay and until when'),
    ),
    line(
      '4.14',
      'an order by transferencia takes a voucher later',
      vouchers('a photo of a receipt is drawn anew, kept in private and given to its owner and to staff only'),
    ),
    line(
      '4.15',
      'orders without a voucher are listed for upload',
      transfer('a transfer: its details to copy, the receipt through a lost connection, and nobody else’s business'),
      orders('own orders, newest first; those without a voucher apart; others’ are not there'),
    ),
    line(
      '4.16',
      'an order is saved once, however often the button is tapped',
      card('declined first, then tapped twice: one order, and showing it again makes no other'),
    ),
    line(
      '4.17',
      'a saved order empties the cart',
      card('declined first, then tapped twice: one order, and showing it again makes no other'),
    ),
    line(
      '4.18',
      'a saved order clears the error of payment and shows a message of purchase',
      card('declined first, then tapped twice: one order, and showing it again makes no other'),
    ),
    line(
      '4.19',
      'a saved order clears what was kept of the shipping',
      card('declined first, then tapped twice: one order, and showing it again makes no other'),
    ),
    line(
      '4.20',
      'a purchase that fails shows its error and can be tried again',
      card('declined first, then tapped twice: one order, and showing it again makes no other'),
    ),
    line(
      '4.21',
      'a login stores the token and knows the user',
      accounts('an expired session goes to Login and back; a broken token is removed quietly'),
      accounts('who leaves in one tab has left in the other'),
    ),
    line(
      '4.22',
      'an invalid token is removed quietly when the user is loaded',
      accounts('an expired session goes to Login and back; a broken token is removed quietly'),
    ),
    line('4.23', 'leaving clears token, user and shipping, and goes Home', accounts('who leaves in one tab has left in the other')),
    line(
      '4.24',
      'a token that no longer counts ends the session',
      tokens('logout, ending a session and a new password make old tokens worthless at once'),
    ),
    line(
      '4.25',
      'TokenExpiredError leads to Login, and back',
      accounts('an expired session goes to Login and back; a broken token is removed quietly'),
      tokens('an expired token is told apart, so that the shop can ask to sign in again'),
    ),
    line('4.26', 'a registration by sms waits for the code', register('by SMS: the code belongs to the temporary token, and signs in')),
    line(
      '4.27',
      'a registration by email waits for the link',
      register('by e-mail: the account waits for its link, may look around meanwhile, and the link works'),
    ),
    line('4.28', 'a registration with ninguna waits for nothing', register('without validation the account is good at once')),
    line(
      '4.29',
      'a dialog tells that the registration is complete',
      accounts('somebody registers, a mail scanner opens the link first, and the welcome comes all the same'),
    ),
    line('4.30', 'a dialog asks for the code of the SMS', bySms('somebody registers by SMS: wrong code, wrong number, right code')),
    line(
      '4.31',
      'a dialog welcomes',
      accounts('the link verifies a new account; a bad one says why and offers another'),
      bySms('somebody registers by SMS: wrong code, wrong number, right code'),
    ),
    line(
      '4.32',
      'a token that is dead leaves public pages quietly and blocks no login',
      sessions('a dead token leaves public pages quietly and never stands before the login'),
    ),
  ],
}
