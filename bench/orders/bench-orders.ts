import { randomUUID } from 'node:crypto'
import { customerDeps } from '@shop/api/modules/customers/customers.public'
import { signToken } from '@shop/api/modules/customers/session-token'
import { insertSession } from '@shop/api/modules/customers/sessions.queries'
import { auditOrders } from '@shop/api/modules/orders/audit-orders'
import { readForm } from '@shop/payment-sandbox/form-body'
import { openBenchShop } from '../support/bench-shop.ts'
import { openBareOrders } from './bare-orders.ts'

/** Whole orders a second, eight shoppers at once, two lines each, against the bare database: `npm run bench:orders`. */
const CONCURRENT = 8
const ORDERS = 160
const ROUNDS = 4
const WANTED_RATIO = 1 / 3
const WANTED_PER_SECOND = 40
/** A customer makes ten orders in ten minutes at most. */
const ORDERS_PER_CUSTOMER = 5
const HOME = { calle: 'Av. Juárez', num: '2106', colonia: 'La Paz', estado: 'Puebla', municipio: 'Puebla', codigo_postal: '72160' }

const shop = await openBenchShop(16_000)
const bare = openBareOrders(shop.databaseUrl, CONCURRENT)
const { rows } = await shop.pool.query<{ id: number; price: number }>(
  `select id, sort_price_cents as price from products where status = 'active' and promotion_id is null and price_cents > 30000 order by md5(id::text) limit 400`,
)
await shop.pool.query('update products set stock = stock + 1000 where id = any($1)', [rows.map(({ id }) => id)])
const tokens = await signIn(Math.ceil((ROUNDS * ORDERS) / ORDERS_PER_CUSTOMER) + 10)

const rounds: { shop: number; bare: number }[] = []
for (let round = 0; round < ROUNDS; round++)
  // Turn and turn about, so that a busy machine slows both alike.
  rounds.push({ shop: await perSecond(round, buy), bare: await perSecond(round, buyBare) })
function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
const [ours, theirs] = [median(rounds.map(({ shop }) => shop)), median(rounds.map(({ bare }) => bare))]
const ratio = median(rounds.map(({ shop, bare }) => shop / bare))
console.log(`shop ${ours.toFixed(0)} orders/s, bare database ${theirs.toFixed(0)} orders/s, ratio ${ratio.toFixed(2)}`)
const { findings } = await auditOrders(shop)
const broken = findings.filter((finding) => finding.broken.length > 0 && !/mail|stock once|ledger/.test(finding.name))
for (const { name, broken: which } of broken) console.log(`✗ ${name}: ${which.slice(0, 3).join(', ')}`)
await bare.close()
await shop.close()
process.exit(broken.length === 0 && (ratio >= WANTED_RATIO || ours >= WANTED_PER_SECOND) ? 0 : 1)

async function perSecond(round: number, work: (i: number) => Promise<void>): Promise<number> {
  let next = round * ORDERS
  const last = next + ORDERS
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: CONCURRENT }, async () => {
      while (next < last) await work(next++)
    }),
  )
  return ORDERS / ((performance.now() - begun) / 1_000)
}

/** As a browser does it: freeze and open, pay at the provider, order. */
async function buy(i: number): Promise<void> {
  const [one, two] = partsOf(i)
  const { token } = at(tokens, Math.floor(i / ORDERS_PER_CUSTOMER))
  const started = await post('/checkout/intento', token, {
    checkout_id: randomUUID(),
    productos: [
      { ref: String(one.id), qty: 1 },
      { ref: String(two.id), qty: 1 },
    ],
    envio: HOME,
    forma_pago: 'stripe',
    total_mostrado: (one.price + two.price) / 100,
  })
  await pay(started.client_secret)
  const order = await post('/api/ordenes', token, { transaction_id: started.transaction_id })
  if (order.status !== 'pagado') throw new Error(`An order is ${order.status}`)
}

/** What the shopper's browser and the provider do between themselves, in this process. */
async function pay(clientSecret: string): Promise<void> {
  const [id = ''] = clientSecret.split('_secret_')
  const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' }
  const fields = Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value])
  const form = new URLSearchParams([['client_secret', clientSecret], ['payment_method_data[type]', 'card'], ...fields]).toString()
  const answer = await shop.sandbox?.sandbox.confirmIntent(id, { path: '/confirm', form, fields: readForm(form), key: undefined })
  if (answer?.status !== 200) throw new Error(`The sandbox answered ${answer?.status}`)
}

async function buyBare(i: number): Promise<void> {
  const { customerId } = at(tokens, Math.floor(i / ORDERS_PER_CUSTOMER))
  await bare.order(
    customerId,
    partsOf(i).map(({ id }) => id),
  )
}

function partsOf(i: number) {
  return [at(rows, i), at(rows, i + 137)] as const
}

async function post(url: string, token: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  const response = await shop.app.inject({ method: 'POST', url, headers, payload: body })
  const answer = response.json()
  if (!answer.success) throw new Error(`${url} answered ${response.statusCode} ${answer.code}`)
  return answer.data
}

async function signIn(count: number) {
  const { token: key } = customerDeps(shop).keys
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { rows: added } = await shop.pool.query<{ id: number }>(
        `insert into customers (email, first_name, last_name, phone, password_hash, verified_at) values ($1, 'Ana', 'Prueba', '2225550101', '', now()) returning id`,
        [`${randomUUID()}@example.mx`],
      )
      const customerId = added[0]?.id ?? 0
      return { customerId, token: await signToken(key, await insertSession(shop.db, customerId, 'bench')) }
    }),
  )
}

function at<Item>(items: readonly Item[], i: number): Item {
  const item = items[i % items.length]
  if (item === undefined) throw new Error('nothing there')
  return item
}
