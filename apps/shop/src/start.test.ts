import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf, freePort, launchShop, type RunningShop, startShop } from '../../../tools/start-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-start-'))
// The user who runs PostgreSQL for root has to get through.
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const dataFolder = join(folder, 'data')

function postgresPid() {
  return Number(readFileSync(join(dataFolder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
}
/** An ended process that nobody waited for has no command line any more. */
function isRunning(pid: number) {
  return existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
}
const PAGES_KEY = 'Lw4TjYb6MhEc1UdGf9Aq7Zr0xK2vPn8s'
/** Whoever runs the tests on a server of his own must not lend it to these shops. */
const OWN_DATABASE = { DATABASE_URL: '' }

async function status(shop: RunningShop, path: string) {
  return (await fetch(shop.url + path)).status
}

/** Filling a folder takes long: every test opens this one, and one of them judges how it was filled. */
let fresh: Awaited<ReturnType<typeof startOnce>>
async function startOnce() {
  const shop = await startShop({ ...OWN_DATABASE, DATA_FOLDER: dataFolder })
  const database = postgresPid()
  const open = { page: await status(shop, '/es/productos'), output: shop.output(), hasDatabase: isRunning(database) }
  const code = await shop.stop('SIGINT')
  return { open, stopped: { output: shop.output(), code, hasDatabase: isRunning(database) } }
}
beforeAll(async () => {
  fresh = await startOnce()
})

test('a fresh start builds, fills and opens the shop, and stops with nothing left running', () => {
  const { open, stopped } = fresh
  expect(open.output).toMatch(/\[1\/5\].*\[5\/5\].*Ready after.*cliente@demo\.mx.*admin@demo\.mx/s)
  expect([open.page, open.hasDatabase]).toEqual([200, true])
  expect([stopped.code, stopped.hasDatabase]).toEqual([0, false])
  expect(stopped.output).not.toContain('terminating connection')
})

test('a later start has the data of the last run', async () => {
  const shop = await startShop({ ...OWN_DATABASE, DATA_FOLDER: dataFolder })
  expect(await status(shop, '/es/productos')).toBe(200)
  const { total } = (await (await fetch(`${shop.url}/api/products`)).json()).data
  expect(total).toBeGreaterThan(8_000)
  expect(await shop.stop()).toBe(0)
})

test('killed with -9 it leaves its database running; the next start takes it over and loses nothing', async () => {
  const shop = await startShop({ ...OWN_DATABASE, DATA_FOLDER: dataFolder })
  const before = await (await fetch(`${shop.url}/api/products/77`)).text()
  const orphan = postgresPid()
  shop.process.kill('SIGKILL')
  await new Promise((resolve) => shop.process.once('exit', resolve))
  expect(isRunning(orphan)).toBe(true)
  const next = await startShop({ ...OWN_DATABASE, DATA_FOLDER: dataFolder })
  expect(await (await fetch(`${next.url}/api/products/77`)).text()).toBe(before)
  expect(isRunning(orphan)).toBe(false)
  expect(await next.stop()).toBe(0)
})

test('its killed database is started again three times within a minute, not ready meanwhile; the fourth time ends the shop with the reason', async () => {
  // What a person's shell says to clients of other servers.
  const shell = { PGSSLMODE: 'require', PGOPTIONS: '-c default_transaction_read_only=on' }
  const shop = await startShop({ ...OWN_DATABASE, ...shell, DATA_FOLDER: dataFolder })
  const kill = () => process.kill(postgresPid(), 'SIGKILL')
  const restarts = () => shop.output().split('answers again').length - 1
  for (const times of [1, 2]) {
    kill()
    await expect.poll(restarts, { timeout: 20_000 }).toBe(times)
  }
  kill()
  await expect.poll(() => status(shop, '/health/ready')).toBe(503)
  expect(await status(shop, '/health/live')).toBe(200)
  await expect.poll(() => status(shop, '/health/ready'), { timeout: 20_000 }).toBe(200)
  expect((await fetch(`${shop.url}/api/products?search=balatas&page=3`)).status).toBe(200)
  kill()
  expect(await shop.exited).toBe(1)
  // The last words of a process may be read after its exit.
  await expect.poll(shop.output).toMatch(/^The embedded PostgreSQL ended again \(SIGKILL\) after 3 restarts.*the shop ends.*$/m)
})

test('a taken port is a sentence that says what to do, and starts nothing', async () => {
  const port = await freePort()
  const squatter = createServer().listen(port, '127.0.0.1')
  const shop = launchShop({ ...OWN_DATABASE, DATA_FOLDER: dataFolder, PORT: String(port) })
  expect(await shop.exited).toBe(1)
  expect(shop.output().trim()).toBe(
    `Port ${port} is taken by another program. Stop that program, or start the shop on another port: PORT=${port + 1} npm start`,
  )
  squatter.close()
})

test('production without settings lists what is missing and starts nothing', async () => {
  const shop = launchShop({ ...OWN_DATABASE, DATA_FOLDER: join(folder, 'production'), SHOP_MODE: 'production' })
  expect(await shop.exited).toBe(1)
  for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'TOKEN_SECRET', 'TRUSTED_PROXIES', 'SMTP_URL'])
    expect(shop.output()).toContain(`${name} is missing`)
  expect(existsSync(join(folder, 'production'))).toBe(false)
})

test('a web server whose API is away is alive and ready, and its pages come back later: 503, one line of JSON each, one name', async () => {
  const shop = await startShop({ SHOP_SERVES: 'web', API_HOSTS: 'http://127.0.0.1:1/api', DATA_FOLDER: join(folder, 'web') })
  expect([await status(shop, '/health/live'), await status(shop, '/health/ready'), await status(shop, '/version')]).toEqual([200, 200, 200])
  const page = await fetch(`${shop.url}/es/productos?search=ana%40example.mx`)
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  const logged = shop
    .output()
    .split('\n')
    .filter((line) => line.includes('a page failed'))
  expect(logged.length).toBeGreaterThan(0)
  for (const line of logged) expect(JSON.parse(line)).toMatchObject({ requestId: page.headers.get('x-request-id'), roles: 'web', err: {} })
  expect(shop.output()).not.toContain('ana@')
  expect(await shop.stop()).toBe(0)
})

test('with DATABASE_URL it uses that server, starts none, and in production there is no demo', async () => {
  const owner = await startShop({ ...OWN_DATABASE, DATA_FOLDER: dataFolder })
  const admin = new Client(databaseOf(dataFolder, 'postgres'))
  await admin.connect()
  await admin.query('create database elsewhere')
  const shop = await startShop({
    DATA_FOLDER: join(folder, 'elsewhere'),
    DATABASE_URL: databaseOf(dataFolder, 'elsewhere'),
    SHOP_MODE: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://latuerca.example',
    TOKEN_SECRET: 'q7Zr0xK2vPn8sLw4TjYb6MhEc1UdGf9A',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'hola@latuerca.example',
    TRUSTED_PROXIES: '0',
    PAGES_KEY,
  })
  expect(existsSync(join(folder, 'elsewhere', 'postgres'))).toBe(false)
  expect(shop.output()).not.toContain('demo')
  // Nobody has opened it yet.
  expect((await (await fetch(`${shop.url}/api/products`)).json()).code).toBe('shop_closed')
  expect([await status(shop, '/es/productos'), await status(shop, '/buzon'), await status(shop, '/api/buzon')]).toEqual([503, 503, 404])
  expect(await (await fetch(`${shop.url}/es`)).text()).toContain('Refaccionaria abre muy pronto')
  expect(await (await fetch(`${shop.url}/es/login`)).text()).not.toContain('demostración')
  await expectPagesApart(shop)
  expect(await shop.stop()).toBe(0)
  await admin.end()
  expect(await owner.stop()).toBe(0)
})

/** A web server on a machine where no secret of the shop is, but its key. */
async function expectPagesApart(api: RunningShop) {
  const secrets = [
    'DATABASE_URL',
    'TOKEN_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SMTP_URL',
    'MAIL_FROM',
  ]
  const web = await startShop({
    ...Object.fromEntries(secrets.map((name) => [name, ''])),
    DATA_FOLDER: join(folder, 'nothing-here'),
    SHOP_MODE: 'production',
    SHOP_SERVES: 'web',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://latuerca.example',
    API_HOSTS: `${api.url}/api`,
    PUBLIC_API_HOSTS: '/api',
    TRUSTED_PROXIES: '0',
    PAGES_KEY,
  })
  expect(await (await fetch(`${web.url}/es`)).text()).toContain('Refaccionaria abre muy pronto')
  const login = await fetch(`${web.url}/es/login`)
  expect([login.status, login.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining('https://js.stripe.com')])
  expect(existsSync(join(folder, 'nothing-here'))).toBe(false)
  expect(api.output()).not.toContain('another PAGES_KEY')
  expect(await web.stop()).toBe(0)
}
