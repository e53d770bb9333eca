import { line, type Section, testsIn } from './line.ts'

const orders = testsIn('apps/api/src/modules/orders/orders.db.test.ts')
const failures = testsIn('apps/api/src/failure-cases.db.test.ts')
const vouchers = testsIn('apps/api/src/modules/vouchers/vouchers.db.test.ts')
const cart = testsIn('apps/api/src/modules/cart/cart.db.test.ts')
const status = testsIn('packages/domain/src/order-status.test.ts')
const method = testsIn('packages/domain/src/payment-method.test.ts')
const carrier = testsIn('packages/domain/src/carrier.test.ts')
const folio = testsIn('packages/domain/src/folio.test.ts')
const order = testsIn('packages/domain/src/order.test.ts')
const once = testsIn('apps/shop/src/bought-at-once.db.test.ts')
const underFire = testsIn('apps/api/src/orders-under-fire.db.test.ts')
const counts = testsIn('apps/api/src/modules/products/count-stock.db.test.ts')
const imports = testsIn('apps/api/src/modules/imports/imports.db.test.ts')
const provider = testsIn('apps/api/src/without-provider.db.test.ts')
const calls = testsIn('apps/api/src/every-order-call.db.test.ts')
const settings = testsIn('apps/api/src/modules/shop-settings/shop-settings.db.test.ts')
const card = testsIn('e2e/buy-with-card.e2e.ts')
const receives = testsIn('apps/api/src/who-receives.db.test.ts')
const auditQuestions = testsIn('apps/api/src/modules/orders/audit-questions.db.test.ts')
const auditReport = testsIn('apps/shop/src/report-orders.db.test.ts')
const corruptions = testsIn('apps/api/src/audit-corruptions.db.test.ts')
const keptInBrowser = testsIn('e2e/kept-with-account.e2e.ts')
const locks = testsIn('apps/api/src/lock-order.db.test.ts')
const repeated = testsIn('apps/api/src/database/transactional.db.test.ts')
const desk = testsIn('e2e/orders-desk.e2e.ts')

export const orderRules: Section = {
  number: 13,
  title: 'What is meant about orders',
  lines: [
    line(
      '13.1',
      'no price, status or date of the payload is believed',
      orders('the whole payload of the specification orders a transfer in one step, and its prices are not read'),
      failures('6. tampered body: an unpaid intent makes no order, whatever the body says'),
    ),
    line(
      '13.2',
      'POST /intento freezes the quote, reserves the stock and opens the payment',
      orders('a purchase by card: quote frozen, stock aside, paid, order made, stock gone'),
    ),
    line(
      '13.3',
      'a shown total that differs is 409 total_cambiado, before anybody pays',
      failures('5. amount shown is not amount charged > a changed price is told with the new cart, and nothing is opened'),
      card('a price that changed meanwhile is shown on its line before anything is charged'),
    ),
    line(
      '13.4',
      'an order is made from the frozen quote and never priced again',
      failures('2. tab closed after paying: the event makes the order from the frozen quote'),
    ),
    line(
      '13.5',
      'a transfer can be ordered in one step',
      orders('the whole payload of the specification orders a transfer in one step, and its prices are not read'),
    ),
    line('13.6', 'a card that is not paid is 402', orders('a card that is not paid makes no order, and says why')),
    line(
      '13.7',
      'pagado comes only after the provider confirms this transaction, amount, currency and customer',
      failures('11b. a payment that differs in one thing pays nothing and waits for staff > %s'),
      failures('11b. a payment that differs in one thing pays nothing and waits for staff > the same payment as it is pays'),
    ),
    line(
      '13.8',
      'one transaction makes one order, however often and from wherever it is sent',
      failures('1. webhook and return page at once: one order, one transition, one mail, the same folio for all'),
      failures('7. replayed intent: the owner gets the old folio, others nothing, and there is no second order'),
    ),
    line(
      '13.9',
      'stock is never sold twice',
      failures('13. last unit, two buyers: one payment is opened, the other hears it before any charge'),
      once('200 buyers for 10 pieces make exactly 10 orders'),
    ),
    line(
      '13.10',
      'a card holds its parts until its payment can no longer succeed',
      failures('14. sweeper against payer > who is still in 3-D Secure past the hold is called off, and the parts are free'),
      failures('14. sweeper against payer > who paid in that very moment has an order; never cancelled and charged'),
    ),
    line(
      '13.11',
      'a voucher of OXXO holds its parts until two business days after it ends',
      failures('17. OXXO never paid: stock is free two business days later, the order ends once when the provider says so'),
      method('stock waits two business days after the voucher: weekends and holidays do not count'),
    ),
    line(
      '13.12',
      'the order of a voucher stays pendiente until the provider decides',
      failures('16. OXXO confirmed after expiry: the order was not cancelled at 23:59 and becomes paid'),
    ),
    line(
      '13.13',
      'a transfer holds its parts 72 hours',
      method('a transfer has 72 hours'),
      orders('a transfer gets an account, a reference of its own and three days'),
    ),
    line(
      '13.14',
      'then the order is cancelled, unless a voucher was uploaded',
      vouchers('a transfer that did not come ends after 72 hours, unless a receipt was sent; late money finds its order'),
    ),
    line(
      '13.15',
      'money that comes late finds its order',
      vouchers('a transfer that did not come ends after 72 hours, unless a receipt was sent; late money finds its order'),
    ),
    line('13.16', 'money for parts that are gone goes back', failures('15. paid, stock gone: one refund, nothing to ship, customer told')),
    line(
      '13.17',
      'every change of stock is a row of a ledger',
      orders('a purchase by card: quote frozen, stock aside, paid, order made, stock gone'),
      underFire('nobody can change stock, an order, its lines or its history behind the shop’s back'),
      counts('what was counted is what there is, and the ledger says who and why'),
    ),
    line(
      '13.18',
      'an import never takes stock below what is reserved, and says so',
      imports('stock is never taken below what is put aside, in the dry run and when it is applied'),
    ),
    line('13.19', 'a folio is short and readable', folio('a folio is short and has no characters that look alike')),
    line('13.20', 'a folio is not guessed from another', folio('every letter is as likely as any other')),
    line(
      '13.21',
      'another customer’s folio is 404',
      orders('own orders, newest first; those without a voucher apart; others’ are not there'),
    ),
    line(
      '13.22',
      'own orders come newest first, paged',
      orders('own orders, newest first; those without a voucher apart; others’ are not there'),
    ),
    line(
      '13.23',
      'sin_comprobante=1 lists those that wait for a voucher',
      orders('own orders, newest first; those without a voucher apart; others’ are not there'),
    ),
    line(
      '13.24',
      'a voucher is a JPEG, PNG, WebP or PDF by its content; anything else is 415 and leaves the order alone',
      vouchers('%s is not a receipt: 415, and the order is untouched'),
      vouchers('a photo of a receipt is drawn anew, kept in private and given to its owner and to staff only'),
    ),
    line(
      '13.25',
      'a voucher has 10 MB at most',
      vouchers('a picture of too many pixels, a file of more than 10 MB and a form without a file are refused'),
    ),
    line(
      '13.26',
      'a voucher may come with clave_rastreo, banco, monto and fecha',
      vouchers('a photo of a receipt is drawn anew, kept in private and given to its owner and to staff only'),
    ),
    line(
      '13.27',
      'an order takes five vouchers at most, and the last replaces',
      vouchers('a PDF is kept as it is; five receipts at most, the last counts, the same one again is no other'),
    ),
    line(
      '13.28',
      'pictures are drawn anew, a PDF is kept and served as an attachment',
      vouchers('a photo of a receipt is drawn anew, kept in private and given to its owner and to staff only'),
      calls('a purchase, call by call'),
    ),
    line(
      '13.29',
      'a tracking key counts as used once staff accept it',
      vouchers('staff find the money: the order is paid; neither the key nor the receipt pays another'),
    ),
    line(
      '13.30',
      'an order goes from pendiente by pagado, procesando and enviado to entregado',
      status('an order that goes well walks the timeline'),
      vouchers('from paid to delivered, each step by staff and with its version; and back by refund'),
    ),
    line(
      '13.31',
      'an order may be cancelado or reembolsado',
      status('there are ten moves, and no status leads to itself'),
      vouchers('from paid to delivered, each step by staff and with its version; and back by refund'),
    ),
    line(
      '13.32',
      'who moved an order, and when, is on record',
      vouchers('staff find the money: the order is paid; neither the key nor the receipt pays another'),
    ),
    line(
      '13.33',
      'the customer sees the carrier and its tracking number',
      vouchers('from paid to delivered, each step by staff and with its version; and back by refund'),
      desk('the day of sales and the warehouse: review, pack, ship, deliver, refund'),
    ),
    line(
      '13.34',
      'a customer cancels what is not paid, and nothing else',
      status('a customer can cancel what is not paid, and do nothing else'),
    ),
    line('13.35', 'no parcel leaves without money', status('no walk reaches the parcel without money')),
    line('13.36', 'paqueterias answers the carriers with price and dates', orders('carriers: 120, free strictly over 300, with dates')),
    line(
      '13.37',
      'other carriers cost what they cost, and a heavy part its surcharge',
      carrier('others cost what they cost, and a bulky part adds its surcharge once'),
    ),
    line(
      '13.38',
      'carrito/cotizar prices a cart as the server would: lines, discounts, shipping, IVA',
      cart('300.00 pays shipping and misses a centavo, 300.01 is free'),
      cart('prices that the caller sends are not looked at'),
      cart('what the discount leaves is rounded per piece'),
    ),
    line('13.39', 'carrito/cotizar says what is missing in stock', cart('what is missing in stock is said, reserved pieces count as gone')),
    line('13.40', 'estado/{checkout_id} tells its owner how the purchase stands', calls('a purchase, call by call')),
    line(
      '13.41',
      'the provider’s events count when they are signed, and once',
      failures('10. signature: a forged, stale or missing one leaves no trace'),
      failures('8. duplicate events: one transition, one movement of stock, one mail, all answered 200'),
    ),
    line('13.42', 'an order waits for vouchers while money is missing', order('vouchers are taken while money is missing, five at most')),
    line(
      '13.43',
      'a shop without a card provider takes transfers only',
      provider('nothing is offered that needs the provider, and transfers once there is an account'),
    ),
    line(
      '13.44',
      'a customer has three unpaid orders at most; a fourth is 409',
      orders('a fourth unpaid order has to wait for one of the three, unless staff allow more'),
    ),
    line(
      '13.45',
      'somebody else may receive: name and telephone are on the order, for staff and in the mail',
      receives('somebody else who receives is on the order, for its customer, for staff and in the mail'),
      receives('who receives needs a name and a telephone; without anybody it is the customer'),
      keptInBrowser('a parcel goes to somebody else, and to an address that was used before'),
    ),
    line(
      '13.46',
      'the checkout offers where own orders went',
      receives('the checkout is told where own orders went, each once and the last one first'),
    ),
    line(
      '13.47',
      'how many unpaid orders a customer may have is a row that staff change',
      orders('a fourth unpaid order has to wait for one of the three, unless staff allow more'),
      settings('%s refuses %j'),
    ),
    line(
      '13.48',
      'two equal counter sales or refunds by one person within a minute are a question of the audit',
      auditQuestions('two equal counter sales of one person within a minute are a question, and no fault'),
      auditQuestions('two equal refunds of one person within a minute are a question, and no fault'),
      auditReport('equal sales within a minute are asked about by their folios, and the audit does not fail'),
    ),
    line(
      '13.49',
      'a key that was claimed and never finished makes the audit fail after ten minutes',
      auditReport('a key that was claimed and never finished makes the audit fail'),
      corruptions('a key that was claimed and is %s is in order'),
    ),
    line(
      '13.50',
      'a part can be sold while staff change it: both are done, and nobody is told to try again',
      locks('a part whose $what is changed while it is sold is sold and changed, in one go'),
      locks('a cart that changes its part while another is bought with both takes its locks in the same order'),
      repeated('of two transactions that wait for each other both are done, each once'),
    ),
  ],
}
