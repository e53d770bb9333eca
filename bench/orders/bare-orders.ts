import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** The same rows in the same tables by hand: what the database itself can take, with nothing around it. */
export const openBareOrders = (databaseUrl: string, concurrent: number) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: concurrent })
  const order = async (customerId: number, products: readonly number[]): Promise<void> => {
    const client = await pool.connect()
    const id = randomUUID()
    const ids = products.toSorted((a, b) => a - b)
    try {
      await client.query('begin')
      await client.query({ name: 'checkout', text: CHECKOUT, values: [id, customerId] })
      await client.query({ name: 'lock', text: 'select id from products where id = any($1) order by id for update', values: [ids] })
      await client.query({ name: 'hold', text: 'update products set reserved = reserved + 1 where id = any($1)', values: [ids] })
      await client.query({ name: 'lines', text: LINES, values: [id, ids] })
      await client.query('commit')
      await client.query({ name: 'payment', text: PAYMENT, values: [id, `pi_${id}`] })
      await client.query('begin')
      await client.query({ name: 'checkout-lock', text: 'select id from checkouts where id = $1 for update', values: [id] })
      await client.query({
        name: 'paid',
        text: `update payments set status = 'paid', paid_at = now() where checkout_id = $1`,
        values: [id],
      })
      await client.query({ name: 'order', text: ORDER, values: [id, id.slice(0, 18), customerId, `pi_${id}`] })
      await client.query({ name: 'lock', text: 'select id from products where id = any($1) order by id for update', values: [ids] })
      await client.query({
        name: 'sell',
        text: 'update products set stock = stock - 1, reserved = reserved - 1 where id = any($1)',
        values: [ids],
      })
      await client.query({ name: 'sold', text: `update checkout_lines set hold = 'sold' where checkout_id = $1`, values: [id] })
      await client.query({ name: 'placed', text: `update checkouts set status = 'placed' where id = $1`, values: [id] })
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
  return { order, close: () => pool.end() }
}

const CHECKOUT = `insert into checkouts (id, customer_id, payment_method, fingerprint, subtotal_cents, saved_cents, shipping_cents, total_cents, carrier_key,
  delivery_from, delivery_to, recipient, address, locale, held_until)
  values ($1, $2, 'card', '', 20000, 0, 0, 20000, 'estandar', current_date, current_date, '{"name": "Ana", "email": "", "phone": ""}', '{}', 'es', now() + interval '30 minutes')`
const LINES = `insert into checkout_lines (checkout_id, product_id, place, qty, part_number, internal_key, name, brand, price_cents, discount_percent, unit_price_cents)
  select $1, id, 0, 1, part_number, internal_key, name_es, '', 10000, 0, 10000 from products where id = any($2)`
const PAYMENT = `insert into payments (checkout_id, attempt, provider, reference, method, amount_cents, is_live, status)
  values ($1, 1, 'sandbox', $2, 'card', 20000, false, 'created')`
const ORDER = `insert into orders (folio, checkout_id, transaction_id, customer_id, status, payment_method, total_cents, is_live, paid_at, moved_by)
  values ($2, $1, $4, $3, 'paid', 'card', 20000, false, now(), 'provider')`
