import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { prepareJobTables } from '@shop/api/adapters/graphile-jobs'
import { compose, type Deps } from '@shop/api/composition'
import { sweepOrders } from '@shop/api/modules/order-sweep/sweep-orders'
import { prepareTables } from '@shop/api/prepare-tables'
import { type Line, openLine } from '@shop/api/testing/faulty-line'
import { openBankAccount, type Shopper, shopperIn } from '@shop/api/testing/shoppers'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { addStaff, staffCookieOf } from '@shop/api/testing/test-customers'
import type { Answered, TestShop } from '@shop/api/testing/test-shop'
import { signatureOf } from '@shop/payment-sandbox/run-agenda'
import { expireVoucher, failVoucher, payVoucher } from '@shop/payment-sandbox/voucher-fate'
import { databaseHosts } from '@shop/settings/database-hosts'
import { readSettings } from '@shop/settings/settings'
import { insertDemoBankAccount } from '@shop/shop/demo/accounts.queries'
import { fillShop } from '@shop/shop/demo/seed-demo'
import { brokenOf } from './broken-of.ts'
import { type Database, openDatabase } from './database.ts'
import { type Hosts, openHosts } from './hosts.ts'
import { newPartIn } from './new-part-in.ts'
import { overNetwork } from './over-network.ts'

const CLERKS = ['ventas@example.mx', 'mostrador@example.mx'] as const
const DAY_MS = 86_400_000
const NO_END = 1_000_000

/** Where the drill takes place: a database, two processes of one shop on it, and a look behind the scenes. */
export type Field = {
  readonly deps: Deps & { readonly sandbox: NonNullable<Deps['sandbox']> }
  readonly database: Database
  readonly hosts: Hosts
  /** What every process starts with. */
  readonly own: Readonly<Record<string, string>>
  /** By which the hosts reach their database. */
  readonly toDatabase: Line
  /** By which the look behind the scenes reaches it. */
  readonly fromBehind: Line
  /** By which a visitor may reach each host. */
  readonly toHosts: readonly [Line, Line]
  /** Parts of 500 pesos each, of which there is no end. */
  readonly parts: { readonly plenty: string; readonly other: string }
  readonly newPart: (stock: number) => Promise<string>
  /** A host as shoppers see it: over HTTP only. */
  readonly at: (which: number) => TestShop
  /** The same at any other address of this shop. */
  readonly askAt: (url: string, ...asked: Parameters<TestShop['ask']>) => Promise<Answered>
  readonly newShopper: () => Promise<Shopper>
  /** At each host sits a clerk of its own. */
  readonly asStaff: (method: 'GET' | 'POST', path: string, body?: object, at?: number) => Promise<Answered>
  /** A signed event of the provider, by hand. Answers the status. */
  readonly tell: (intentId: string, told?: { type?: string; at?: number; id?: string; more?: object }) => Promise<number>
  readonly sweepAfter: (days: number) => Promise<void>
  readonly voucher: (intentId: string, ...fates: (keyof typeof RETURN_DISPOSITIONS)[]) => Promise<void>
  // biome-ignore lint/suspicious/noExplicitAny: a drill looks at whatever rows there are
  readonly rows: (sql: string, ...values: readonly unknown[]) => Promise<any[]>
  /** Mails about orders that this address got or will get. */
  readonly mailsOf: (shopper: Shopper) => Promise<number>
  /** Whatever was broken on purpose is well again. Answers what broke by itself. */
  readonly mend: () => Promise<readonly string[]>
  /** What does not hold, once everything that is under way has come to rest. */
  readonly broken: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

const RETURN_DISPOSITIONS = { pay: payVoucher, expire: expireVoucher, fail: failVoucher }

type Options = {
  /** What both processes do; the API and jobs, unless somebody looks at pages. */
  readonly serves?: string
  /** All that the demo shows, in place of a single part. */
  readonly isFull?: boolean
  /** Where the database and the files lie. */
  readonly where?: string
  /** Servers of somebody else's, without a faulty line to them. */
  readonly given?: Database
  readonly more?: Readonly<Record<string, string>>
}

export async function openField({ serves = 'api,worker', isFull = false, where, given, more = {} }: Options = {}): Promise<Field> {
  const database = given ?? (await openDatabase(where))
  const first = databaseHosts(database.url)[0] ?? ''
  const [toDatabase, fromBehind] = [await openLine(first), await openLine(first)]
  const own = {
    ...more,
    DATABASE_URL: database.url,
    DATA_FOLDER: join(database.folder, 'data'),
    TOKEN_SECRET: 'all processes know the same secret 0123456789',
    BACKUP_FOLDER: join(database.folder, 'backups'),
  }
  const settings = readSettings(own)
  await prepareTables(settings, database.url)
  await prepareJobTables(database.url)
  const deps = await compose(settings, given?.url ?? fromBehind.url, () => {})
  const { pool, sandbox, db } = deps
  if (!sandbox) throw new Error('The demo has no sandbox')
  const rows: Field['rows'] = async (sql, ...values) => (await pool.query(sql, [...values])).rows
  if (isFull) await fillShop(deps.files, database.url, () => {}, insertDemoBankAccount)
  else await stockTheShelves(db, [{ partNumber: 'plenty' }])
  const newPart = newPartIn(pool)
  const parts = { plenty: await newPart(NO_END), other: await newPart(NO_END) }
  const hosts = await openHosts({ ...own, DATABASE_URL: given?.url ?? toDatabase.url, SHOP_SERVES: serves })
  const toHosts = [await openLine(hosts.urls()[0] ?? ''), await openLine(hosts.urls()[1] ?? '')] as const
  const lines = [toDatabase, fromBehind, ...toHosts]
  const at = (which: number) => overNetwork(deps, () => hosts.urls()[which % 2] ?? '')
  await openBankAccount(at(0))
  const cookies: string[] = []
  for (const [host, email] of CLERKS.entries()) {
    await addStaff(deps, email, 'sales')
    cookies.push(await staffCookieOf(at(host), email))
  }
  return {
    deps: { ...deps, sandbox },
    database,
    hosts,
    own,
    toDatabase,
    fromBehind,
    toHosts,
    parts,
    newPart,
    at,
    askAt: (url, ...asked) => overNetwork(deps, () => url).ask(...asked),
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
          if (kept) await RETURN_DISPOSITIONS[fate](till, kept)
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
    mend: async () => {
      database.wake()
      for (const line of lines) await line.set({ kind: 'none' })
      await sandbox.sandbox.resetSwitches()
      return hosts.revive()
    },
    broken: () => brokenOf(deps),
    close: async () => {
      await hosts.close()
      await deps.close()
      for (const line of lines) await line.close()
      await database.close()
    },
  }
}
