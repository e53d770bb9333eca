import { type Line, line, type Section, testsIn } from './line.ts'

const lost = testsIn('e2e/lost-pieces.e2e.ts')
const accounts = testsIn('e2e/accounts.e2e.ts')
const missing = testsIn('e2e/missing-picture.e2e.ts')
const lazily = testsIn('apps/web/app/browser/lazily.test.ts')
const client = testsIn('packages/contract/src/client.test.ts')
const card = testsIn('e2e/buy-with-card.e2e.ts')
const problems = testsIn('packages/texts/src/card-problems.test.ts')
const codes = testsIn('packages/domain/src/card-problem.test.ts')
const named = testsIn('packages/texts/src/named-card-codes.test.ts')
const find = testsIn('e2e/find-a-part.e2e.ts')
const search = testsIn('apps/api/src/modules/catalogue/search.db.test.ts')
const server = testsIn('packages/texts/src/server-texts.test.ts')
const killed = testsIn('e2e/api-host-killed.e2e.ts')
const specified = testsIn('e2e/specified-screens.e2e.ts')
const spelling = testsIn('packages/domain/src/search/spelling.test.ts')

const text = (number: string, code: string): Line =>
  line(number, `${code} has its text in Spanish and English`, named(`the code ${code} has its text in Spanish and English`))

export const errors: Section = {
  number: 8,
  title: 'Errors',
  lines: [
    line(
      '8.1',
      'a call that failed shows a notice with the server’s message',
      lost('the words of the server are shown, in the dialog where they belong'),
    ),
    line(
      '8.2',
      'an error caught in the browser is told too, and can be tried again',
      lost('a piece that does not arrive is offered again, and the button works'),
    ),
    line(
      '8.3',
      'an invalid token is removed quietly when the user is loaded',
      accounts('an expired session goes to Login and back; a broken token is removed quietly'),
    ),
    line(
      '8.4',
      'a picture that does not come is shown as default.png',
      missing('in the shop a picture that does not come is shown as default.png'),
      missing('if default.png does not come either, it is asked for once a picture and no more'),
    ),
    line('8.5', 'a piece of the page that does not come in 120 s is given up', lazily('after two minutes it is given up')),
    line(
      '8.6',
      'a network failure is logged',
      client('a network failure is logged and tried once on the fallback host, under the twin path'),
      client('calls that fail together are one line in the log'),
    ),
    line(
      '8.7',
      'a network failure is tried once more on the fallback host',
      client('a network failure is logged and tried once on the fallback host, under the twin path'),
      killed('the first API is killed while somebody browses, and nobody notices'),
    ),
    line('8.8', 'an error that a host answers is not tried elsewhere', client('an error answer is an answer: it is not tried elsewhere')),
    line('8.9', 'when no host answers the caller is told so', client('when no host answers the caller is told so')),
    line(
      '8.10',
      'an error of payment is headed: Hubo un problema con tu orden',
      problems('the heading is the one the specification names'),
      card('declined first, then tapped twice: one order, and showing it again makes no other'),
    ),
    line(
      '8.11',
      'every code of the card provider leads to a text',
      codes('each of the 296 keys leads to a text, and to one only'),
      codes('every error code and type that the pinned SDK enumerates is known'),
    ),
    line(
      '8.12',
      'every text is there in Spanish and English and says what to do next',
      problems('in %s every problem has a text of its own that says what to do next'),
    ),
    line(
      '8.13',
      'the page shows the text for the code that was received',
      card('declined first, then tapped twice: one order, and showing it again makes no other'),
      card('the bank asks who it is: refused, closed, then authorised'),
    ),
    line(
      '8.14',
      'card_declined says: La tarjeta ha sido rechazada',
      problems('card_declined says what the specification says, and what to do next'),
    ),
    text('8.15', 'expired_card'),
    text('8.16', 'incorrect_cvc'),
    text('8.17', 'incorrect_number'),
    text('8.18', 'insufficient_funds'),
    text('8.19', 'processing_error'),
    text('8.20', 'authentication_required'),
    text('8.21', 'rate_limit'),
    text('8.22', 'amount_too_small'),
    text('8.23', 'amount_too_large'),
    text('8.24', 'out_of_inventory'),
    text('8.25', 'order_creation_failed'),
    line(
      '8.26',
      'who finds nothing is asked to visit the shop or to open the chat, and led to a quotation',
      specified('who finds nothing is asked to visit the shop or to open the chat'),
      find('nothing found: another way is offered'),
    ),
    line('8.27', 'nonsense finds nothing', search('%s finds nothing, politely')),
    line(
      '8.28',
      'every failure of the server has a sentence in both languages',
      server('every problem has a sentence of its own in both languages'),
    ),
    line(
      '8.29',
      'a confirmation that could not be sent again is only logged',
      accounts('a confirmation that could not be sent again is only logged, and can be asked for once more'),
    ),
    line(
      '8.30',
      'letters hit at random are corrected to nothing',
      spelling('letters hit at random sound like little, and little is no word: nothing is guessed'),
    ),
  ],
}
