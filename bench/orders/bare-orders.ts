import { randomUUID } from 'node:crypto'
import pg from 'pg'

type Statement = { readonly name: string; readonly text: string; readonly values: readonly unknown[] }

/**
 * The rows that an order leaves, written by hand in the same transactions and nothing around them: kept answers, quote, lines, stock, payment,
 * order, job, and the sandbox's intent, charge, event and plan; then the event as it is delivered, kept and left to the worker.
 */
export function openBareOrders(databaseUrl: string, concurrent: number) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: concurrent })
  pool.on('error', () => {})
  const order = async (customerId: number, products: readonly number[]): Promise<void> => {
    const id = randomUUID()
    const ids = products.toSorted((a, b) => a - b)
    const intent = `pi_${id}`
    const client = await pool.connect()
    const together = async (...statements: readonly Statement[]) => {
      await client.query('begin')
      let last: pg.QueryResult | undefined
      for (const { name, text, values } of statements) last = await client.query({ name, text, values: [...values] })
      await client.query('commit')
      return last?.rows[0]
    }
    try {
      await together(statement('claim', [id, 'one']))
      await together(
        statement('checkout', [id, customerId]),
        statement('turn', [id]),
        statement('lines', [id, ids]),
        statement('lock', [ids]),
        statement('hold', [ids]),
      )
      await together(statement('object', ['intent', intent]), statement('answer', [intent]))
      await together(statement('payment', [id, intent]))
      await together(statement('keep', [id, 'one']))
      const plan = await together(
        statement('object', ['intent', intent]),
        statement('object', ['charge', `ch_${id}`]),
        statement('object', ['event', `evt_${id}`]),
        statement('task', [id]),
      )
      await together(statement('received', [`evt_${id}`]), statement('job', [`evt_${id}`]))
      await together(statement('delivered', [plan.id]))
      await together(statement('claim', [id, 'two']))
      await together(
        statement('lock-checkout', [id]),
        statement('paid', [id]),
        statement('lock', [ids]),
        statement('order', [id, id.slice(0, 18), customerId, intent]),
        statement('sell', [ids]),
        statement('sold', [id]),
        statement('placed', [id]),
        statement('job', [id]),
      )
      await together(statement('keep', [id, 'two']))
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
  return { order, close: () => pool.end() }
}

const TEXTS = {
  claim: `insert into kept_answers (caller, key, fingerprint) values ($1, $2, '')`,
  keep: `update kept_answers set status = 200, answer = repeat('x', 3000) where caller = $1 and key = $2`,
  checkout: `insert into checkouts (id, customer_id, payment_method, fingerprint, subtotal_cents, saved_cents, shipping_cents, total_cents, carrier_key,
    delivery_from, delivery_to, recipient, address, locale, held_until)
    values ($1, $2, 'card', '', 20000, 0, 0, 20000, 'estandar', current_date, current_date, '{"name": "Ana", "email": "", "phone": ""}', '{}', 'es',
      now() + interval '30 minutes')`,
  turn: `insert into turns (rule, subject) values ('bench', $1)`,
  lines: `insert into checkout_lines (checkout_id, product_id, place, qty, part_number, internal_key, name, brand, price_cents, discount_percent, unit_price_cents)
    select $1, id, row_number() over (order by id) - 1, 1, part_number, internal_key, name_es, '', 10000, 0, 10000 from products where id = any($2)`,
  lock: 'select id from products where id = any($1) order by id for no key update',
  hold: 'update products set reserved = reserved + 1 where id = any($1)',
  object: `insert into sandbox_objects (kind, id, data) values ($1, $2, jsonb_build_object('intent', jsonb_build_object('status', 'succeeded', 'amount_received', 20000, 'filler', repeat('x', 900))))
    on conflict (kind, id) do update set data = excluded.data`,
  answer: `insert into sandbox_answers (key, fingerprint, status, body) values ($1, '', 200, repeat('x', 900))`,
  task: `insert into sandbox_tasks (task, due_at) values (jsonb_build_object('kind', 'bench', 'id', $1::text), now() + interval '10 years') returning id`,
  received: `insert into payment_events (provider, event_id, type, payload, processed_at)
    values ('sandbox', $1, 'payment_intent.succeeded', jsonb_build_object('filler', repeat('x', 300)), now())`,
  delivered: `delete from sandbox_tasks where id = $1`,
  payment: `insert into payments (checkout_id, attempt, provider, reference, method, amount_cents, is_live, status)
    values ($1, 1, 'sandbox', $2, 'card', 20000, false, 'created')`,
  'lock-checkout': 'select id from checkouts where id = $1 for update',
  paid: `update payments set status = 'paid', paid_at = now() where checkout_id = $1`,
  order: `insert into orders (folio, checkout_id, transaction_id, customer_id, status, payment_method, total_cents, is_live, paid_at, moved_by)
    values ($2, $1, $4, $3, 'paid', 'card', 20000, false, now(), 'provider')`,
  sell: 'update products set stock = stock - 1, reserved = reserved - 1 where id = any($1)',
  sold: `update checkout_lines set hold = 'sold' where checkout_id = $1`,
  placed: `update checkouts set status = 'placed' where id = $1`,
  job: `select graphile_worker.add_job('bench-nothing', json_build_object('id', $1::text), run_at := now() + interval '10 years', job_key := 'bench ' || $1::text)`,
} as const

function statement(name: keyof typeof TEXTS, values: readonly unknown[]): Statement {
  return { name, text: TEXTS[name], values }
}
