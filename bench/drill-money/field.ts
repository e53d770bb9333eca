import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { prepareJobTables } from '@shop/api/adapters/graphile-jobs'
import { compose, type Deps } from '@shop/api/composition'
import { sweepOrders } from '@shop/api/modules/order-sweep/sweep-orders'
import { auditOrders } from '@shop/api/modules/orders/audit-orders'
import { prepareTables } from '@shop/api/prepare-tables'
import { openBankAccount, type Shopper, shopperIn } from '@shop/api/testing/shoppers'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { addStaff, staffCookieOf } from '@shop/api/testing/test-customers'
import type { Answered, Given, TestShop } from '@shop/api/testing/test-shop'
import { signatureOf } from '@shop/payment-sandbox/run-agenda'
import { expireVoucher, failVoucher, payVoucher } from '@shop/payment-sandbox/voucher-fate'
import { readSettings } from '@shop/settings/settings'
import { type Database, openDatabase } from './database.ts'
import { type Hosts, openHosts } from './hosts.ts'
import { until } from './until.ts'

const CLERKS = ['ventas@example.mx', 'mostrador@example.mx'] as const
const DAY_MS = 86_400_000
const PARTS = { plenty: 1_000_000, other: 1_000_000 } as const

/** Where the drill takes place: a database, two processes of one shop on it, and a look behind the scenes. */
export type Field = {
  readonly deps: Deps & { readonly sandbox: NonNullable<Deps['sandbox']> }
  readonly database: Database
  readonly hosts: Hosts
  /** Parts of 500 pesos each, of which there is no end. */
  readonly parts: Readonly<Record<keyof typeof PARTS, string>>
  readonly newPart: (stock: number) => Promise<string>
  /** A host as shoppers see it: over HTTP only. */
  readonly at: (which: number) => TestShop
  readonly newShopper: () => Promise<Shopper>
  /** At each host sits a clerk of its own. */
  readonly asStaff: (method: 'GET' | 'POST', path: string, body?: object, at?: number) => Promise<Answered>
  /** A signed event of the provider, by hand. Answers the status. */
  readonly tell: (intentId: string, told?: { type?: string; at?: number; id?: string; more?: object }) => Promise<number>
  readonly sweepAfter: (days: number) => Promise<void>
  readonly voucher: (intentId: string, ...fates: (keyof typeof FATES)[]) => Promise<void>
  // biome-ignore lint/suspicious/noExplicitAny: a drill looks at whatever rows there are
  readonly rows: (sql: string, ...values: readonly unknown[]) => Promise<any[]>
  /** Mails about orders that this address got or will get. */
  readonly mailsOf: (shopper: Shopper) => Promise<number>
  /** What does not hold, once everything that is under way has come to rest. */
  readonly broken: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

const FATES = { pay: payVoucher, expire: expireVoucher, fail: failVoucher }

export const openField = async (given?: Database, more: Record<string, string> = {}): Promise<Field> => {
  const database = given ?? (await openDatabase())
  const own = {
    ...more,
    DATABASE_URL: database.url,
    DATA_FOLDER: join(database.folder, 'data'),
    TOKEN_SECRET: 'all processes know the same secret 0123456789',
  }
  const settings = readSettings(own)
  await prepareTables(settings, database.url)
  await prepareJobTables(database.url)
  const deps = await compose(settings, database.url, () => {})
  const { pool, sandbox, db } = deps
  if (!sandbox) throw new Error('The demo has no sandbox')
  let made = 0
  const [plenty = 0, other = 0] = await stockTheShelves(
    db,
    Object.entries(PARTS).map(([partNumber, stock]) => ({ partNumber, priceCents: 50_000, stock })),
  )
  const hosts = await openHosts(own)
  const at = (which: number) => overNetwork(deps, () => hosts.urls()[which % 2] ?? '')
  await openBankAccount(at(0))
  const cookies: string[] = []
  for (const [host, email] of CLERKS.entries()) {
    await addStaff(deps, email, 'sales')
    cookies.push(await staffCookieOf(at(host), email))
  }
  const rows: Field['rows'] = async (sql, ...values) => (await pool.query(sql, [...values])).rows
  return {
    deps: { ...deps, sandbox },
    database,
    hosts,
    parts: { plenty: String(plenty), other: String(other) },
    newPart: async (stock) => {
      const [{ id }] = await rows(
        `insert into products (part_number, internal_key, name_es, part_type_id, brand_id, supplier, price_cents, stock)
         select 'DRILL-' || $2, 'DR-' || $2, name_es, part_type_id, brand_id, supplier, 50000, $3 from products where id = $1 returning id`,
        plenty,
        ++made,
        stock,
      )
      return String(id)
    },
    at,
    newShopper: () => shopperIn(at(0)),
    asStaff: (method, path, body, host = 1) => {
      const headers = { cookie: cookies[host % 2] ?? '', origin: hosts.urls()[host % 2] ?? '' }
      return at(host).ask(method, `/api/admin${path}`, { headers, ...(body ? { body } : {}) })
    },
    tell: async (intentId, { type = 'payment_intent.succeeded', at: host = 0, id = `evt_${randomUUID()}`, more = {} } = {}) => {
      const object = { id: intentId, object: 'payment_intent', metadata: {}, payment_intent: intentId }
      const event = { id, object: 'event', type, created: Math.floor(Date.now() / 1_000), livemode: false, data: { object }, ...more }
      const payload = JSON.stringify(event)
      const signature = signatureOf(payload, sandbox.keys.webhookSecret, new Date())
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return (await fetch(`${hosts.urls()[host % 2]}/checkout/webhook`, { method: 'POST', headers, body: payload })).status
    },
    sweepAfter: (days) => sweepOrders({ ...deps, now: () => new Date(Date.now() + days * DAY_MS) }),
    voucher: async (intentId, ...fates) => {
      for (const fate of fates)
        await sandbox.sandbox.inTill(async (till) => {
          const kept = await till.findIntent(intentId)
          if (kept) await FATES[fate](till, kept)
        })
    },
    rows,
    mailsOf: async ({ email, id }) => {
      const [{ count }] = await rows(
        `select (select count(*) from mailbox_messages where recipient = $1)::int
           + (select count(*) from graphile_worker.jobs j join orders o on j.key like 'order ' || o.id || ' %' where o.customer_id = $2)::int as count`,
        email,
        id,
      )
      return count
    },
    broken: () =>
      until(
        async () => (await auditOrders(deps)).findings.flatMap(({ name, broken }) => broken.map((one) => `${name}: ${one}`)),
        (found) => found.length === 0,
        'the invariants',
      ).catch((error: unknown) => [String(error)]),
    close: async () => {
      await hosts.close()
      await deps.close()
      await database.close()
    },
  }
}

/** The helpers that tests buy with, over the network instead of inside a process. */
const overNetwork = (deps: Deps, url: () => string): TestShop => {
  const ask = async (method: string, path: string, { body, token, headers = {} }: Given = {}): Promise<Answered> => {
    const response = await fetch(url() + path, {
      method,
      headers: {
        'accept-language': 'es',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const cookies = response.headers.getSetCookie()
    return {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), ...(cookies.length > 0 ? { 'set-cookie': cookies[0] } : {}) },
      body: text.startsWith('{') ? JSON.parse(text) : text,
    }
  }
  return { ...deps, settings: { ...deps.settings, publicUrl: url() }, ask } as unknown as TestShop
}
