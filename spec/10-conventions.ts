import { line, type Section, testsIn } from './line.ts'

const everyCall = testsIn('apps/api/src/every-call.db.test.ts')
const catalogue = testsIn('apps/api/src/modules/catalogue/catalogue.db.test.ts')
const lists = testsIn('apps/api/src/modules/catalogue/lists.db.test.ts')
const badInput = testsIn('apps/api/src/modules/catalogue/bad-input.db.test.ts')
const vehicles = testsIn('apps/api/src/modules/vehicles/vehicles.db.test.ts')
const register = testsIn('apps/api/src/modules/customers/register.db.test.ts')
const tokens = testsIn('apps/api/src/modules/customers/forged-tokens.db.test.ts')
const gate = testsIn('apps/api/src/http/gate.db.test.ts')
const idempotency = testsIn('apps/api/src/http/idempotency.db.test.ts')
const everyWrite = testsIn('apps/api/src/every-write-once.db.test.ts')
const writeOnce = testsIn('apps/api/src/write-once.db.test.ts')
const underFire = testsIn('apps/api/src/orders-under-fire.db.test.ts')
const orders = testsIn('apps/api/src/modules/orders/orders.db.test.ts')
const quotation = testsIn('apps/api/src/modules/quotations/request-quotation.db.test.ts')
const vouchers = testsIn('apps/api/src/modules/vouchers/vouchers.db.test.ts')
const limits = testsIn('apps/api/src/modules/limits/limits.db.test.ts')
const reads = testsIn('apps/api/src/http/limit-reads.test.ts')
const asker = testsIn('apps/api/src/admission/asker.test.ts')
const answers = testsIn('apps/api/src/http/answer-problems.test.ts')
const failures = testsIn('apps/api/src/failure-cases.db.test.ts')
const client = testsIn('packages/contract/src/client.test.ts')
const money = testsIn('packages/domain/src/money.test.ts')
const product = testsIn('apps/api/src/modules/catalogue/product-fields.db.test.ts')
const wire = testsIn('packages/contract/src/wire/catalogue/product.test.ts')
const products = testsIn('apps/api/src/modules/products/products.db.test.ts')
const cart = testsIn('apps/api/src/modules/cart/cart.db.test.ts')
const search = testsIn('apps/api/src/modules/catalogue/search.db.test.ts')
const ranks = testsIn('apps/api/src/modules/catalogue/ranks.db.test.ts')
const shopWindow = testsIn('apps/shop/src/demo/shop-window.db.test.ts')

const declared = everyCall('%s is served as declared, in both languages')

export const conventions: Section = {
  number: 10,
  title: 'What all calls have in common',
  lines: [
    line('10.1', 'message is a sentence in the language of Accept-Language', declared),
    line('10.2', 'a failure carries a code in snake_case', badInput('/products%s refuses pages that cannot be')),
    line('10.3', 'invalid input carries errors, each with path and message', register('%o is refused on its field')),
    line('10.4', 'what is malformed is 400', catalogue('%s is refused with a clear message')),
    line('10.5', 'no token, or a bad one, is 401', tokens('what was changed or made for something else is refused')),
    line('10.6', 'what is not yours to do is 403', gate('who has not verified the account may not buy, and is told why')),
    line('10.7', 'what is not there is 404', catalogue('%s is not found'), catalogue('an unknown call is a 404 in the envelope')),
    line('10.8', 'a conflict of state is 409', register('an e-mail that has an account is told so, also when two register at once')),
    line('10.9', 'a payment that was not made is 402', orders('a card that is not paid makes no order, and says why')),
    line('10.10', 'too many bytes are 413', quotation('pictures > more than ten megabytes are too much')),
    line(
      '10.11',
      'a file of another kind is 415',
      quotation('pictures > files that lie about what they are are refused, and nothing is kept'),
    ),
    line('10.12', 'what breaks a rule is 422', register('by SMS: the code belongs to the temporary token, and signs in')),
    line(
      '10.13',
      'too many calls are 429 with Retry-After',
      limits('both hosts together allow five wrong passwords of an account from one place'),
    ),
    line(
      '10.14',
      'what cannot be answered now is 503 with Retry-After',
      answers('a database that lets nobody in is told as busy, with a time to come back'),
    ),
    line('10.15', 'no room for an upload is 507', vouchers('a full disk is said as such, and leaves neither row nor file')),
    line(
      '10.16',
      'a payment that is still being looked at is 202',
      failures('11b. a payment that differs in one thing pays nothing and waits for staff > %s'),
    ),
    line(
      '10.17',
      'a token that expired is told as TokenExpiredError',
      tokens('an expired token is told apart, so that the shop can ask to sign in again'),
    ),
    line(
      '10.18',
      'any other bad token is told as JsonWebTokenError',
      tokens('a token without a signature, or with another algorithm, is nobody’s'),
    ),
    line(
      '10.19',
      'a paged list answers docs, total, page, limit and pages',
      catalogue('only what is sold is listed, in the order a Spanish reader expects'),
    ),
    line(
      '10.20',
      'page counts from 1 and limit is 48 unless said',
      catalogue('a page past the end is empty, an empty parameter is not given'),
    ),
    line('10.21', 'limit is at most 96', badInput('/products%s refuses pages that cannot be'), badInput('POST %s refuses them too')),
    line('10.22', 'a page past the end is empty and no error', catalogue('a page past the end is empty, an empty parameter is not given')),
    line(
      '10.23',
      'page=0, limit=-1, limit=10000 and sort=abc are 400 with a clear message',
      catalogue('page=0 is refused with a clear message'),
      catalogue('limit=-1 is refused with a clear message'),
      catalogue('limit=10000 is refused with a clear message'),
      catalogue('sort=abc is refused with a clear message'),
    ),
    line(
      '10.24',
      'a list can be walked to its end, every product once, in any order',
      catalogue('walking the pages of sort %i yields every part once'),
      lists('walking the pages of sort $sort of $title yields every product once'),
    ),
    line('10.25', 'so can a search', search('every hit is on one page of sort %i')),
    line(
      '10.26',
      'sort=1 and 2 are by name, as a Spanish reader expects',
      lists('each sort sorts as its name says'),
      catalogue('only what is sold is listed, in the order a Spanish reader expects'),
    ),
    line(
      '10.27',
      'sort=3 and 4 are by the discounted price',
      lists('each sort sorts as its name says'),
      catalogue('price sorts use the discounted price'),
    ),
    line('10.28', 'sort=5 puts outlet parts first', lists('each sort sorts as its name says')),
    line('10.29', 'sort=6 puts the highest discount first', lists('each sort sorts as its name says')),
    line('10.30', 'named lists can be sorted too', lists('named lists can be sorted too')),
    line(
      '10.31',
      'money travels as pesos with 2 decimals at most, and is whole centavos inside',
      money('pesos on the wire and centavos inside are the same money'),
      money('half a centavo is not money'),
    ),
    line(
      '10.32',
      'an empty parameter is one that was not given',
      catalogue('a page past the end is empty, an empty parameter is not given'),
      lists('filters narrow by category, type and brand together'),
    ),
    line(
      '10.33',
      'values are trimmed, and case and accents do not matter',
      lists('%j is a category'),
      vehicles('the model is found as %j'),
      vehicles('the make is found as %j'),
    ),
    line('10.34', 'a public answer carries ETag, Vary and a Cache-Control of 30 s and 60 s more', declared),
    line('10.35', 'whoever has an answer already is told 304', everyCall('whoever has the answer already is told so')),
    line(
      '10.36',
      'a changed price is heard of by every process',
      catalogue('a changed price is announced to whoever caches, an unchanged one is not'),
      products('a new part is found in the shop by its number, its equivalent, its key and its car, on every host within two seconds'),
    ),
    line(
      '10.37',
      'lists say disponibilidad: disponible, pocas or agotado',
      product('a product says its disponibilidad'),
      wire('stock is said in words that rarely change'),
    ),
    line(
      '10.38',
      'how many there are is asked live by the cart',
      cart('what is missing in stock is said, reserved pieces count as gone'),
      cart('the answer keeps the contract and is kept by nobody'),
    ),
    line('10.39', 'every write of the pages carries an Idempotency-Key', client('a write is repeated with the same key')),
    line(
      '10.40',
      'the second delivery of a key gets the first answer',
      idempotency('the same write on both hosts at once happens once, and both get the one answer'),
      idempotency('a lasting no is the answer of the second delivery too'),
    ),
    line(
      '10.41',
      'a key with another body is 409',
      idempotency('a key with another body is a conflict, and keys of different callers do not meet'),
    ),
    line(
      '10.42',
      'the key of an order makes one order on either host',
      underFire('an order’s key: the same body gets the same order on either host, another body is refused'),
    ),
    line(
      '10.43',
      'limits on logins are counted for both hosts together',
      limits('both hosts together allow five wrong passwords of an account from one place'),
    ),
    line(
      '10.44',
      'limits on mails are counted for both hosts together',
      limits('verification mails: one a minute for an account'),
      limits('asking for a new password: three an hour for an account, known or not, ten for a place'),
    ),
    line(
      '10.45',
      'limits on quotations are counted for both hosts together',
      quotation('the sixth request of an hour from one address waits, on either host'),
    ),
    line(
      '10.46',
      'an address may read 600 times a minute',
      reads('six hundred calls a minute of one address are answered, the next is told when to come back'),
    ),
    line(
      '10.47',
      'in the demo whoever sits at the machine is not limited',
      asker('web servers of ours are not limited, and in the demo whoever sits at the machine'),
      reads('whom the gate does not count is never refused'),
    ),
    line(
      '10.48',
      'sort 0 without text is a stored order that mixes kinds of part, in every category',
      ranks('kinds take turns among the parts of a model, the most sought kind first'),
      shopWindow('every category opens with as many kinds of part as it has'),
    ),
    line(
      '10.49',
      'a write is done once, also when its process dies or the database stalls between its commit and its answer',
      everyWrite('every declared write has an example, and so has the event of the payment provider'),
      everyWrite('%s: done once when its answer is lost with the connection'),
      everyWrite('%s: in the end as if nothing had been lost'),
      writeOnce('$what $fault is done once by two deliveries'),
    ),
  ],
}
