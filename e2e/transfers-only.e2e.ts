import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '@shop/domain/locale'
import { ALL_PAGES, PAGES } from '@shop/domain/site-map'
import { Client } from 'pg'
import { type RunningShop, startShop } from '../tools/start-shop.ts'
import { createDatabase, dropDatabase } from '../tools/test-database.ts'
import { expect, test } from './support/shop.ts'

const COMMON = {
  SHOP_MODE: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://latuerca.example',
  TRUSTED_PROXIES: '0',
  PAGES_KEY: 'Lw4TjYb6MhEc1UdGf9Aq7Zr0xK2vPn8s',
}
const ACCOUNT = { bank: 'Banco', clabe: '999180012345678909', holder: 'La Tuerca' }

/** A shop without a payment provider, whose pages are drawn by a web server that has no database and no setting of it. */
let api: RunningShop
let web: RunningShop
let databaseUrl: string
let dataFolder: string
function server() {
  return process.env.SHOP_DATABASE_URL ?? ''
}
test.beforeAll(async () => {
  databaseUrl = await createDatabase(server())
  dataFolder = await mkdtemp(join(tmpdir(), 'shop-transfers-'))
  api = await startShop({
    ...COMMON,
    SHOP_SERVES: 'api',
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: dataFolder,
    TOKEN_SECRET: 'q7Zr0xK2vPn8sLw4TjYb6MhEc1UdGf9A',
  })
  await inDatabase(async (client) => {
    const keep = 'insert into shop_policies (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value'
    await client.query(keep, ['bankAccount', JSON.stringify(ACCOUNT)])
    await client.query(keep, ['door', JSON.stringify({ isOpen: true, wasOpen: true, messageEs: '', messageEn: '' })])
  })
  web = await startShop({ ...COMMON, SHOP_SERVES: 'web', API_HOSTS: `${api.url}/api`, PUBLIC_API_HOSTS: '/api' })
})
test.afterAll(async () => {
  await web.stop()
  await api.stop()
  await dropDatabase(server(), databaseUrl)
  await rm(dataFolder, { recursive: true, force: true })
})

async function inDatabase<Found>(work: (client: Client) => Promise<Found>): Promise<Found> {
  const client = new Client(databaseUrl)
  await client.connect()
  return work(client).finally(() => client.end())
}

const JSON_LD = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs
/** What people read of a page, and what it tells search engines; scripts are the same in every shop. */
function wordsOf(html: string): string {
  const described = html.replaceAll(/<meta name="description" content="([^"]*)"[^>]*>/g, ' $1 ')
  const read = described.replaceAll(/<script\b.*?<\/script>|<style\b.*?<\/style>/gs, ' ').replaceAll(/<[^>]*>/g, ' ')
  return [read, ...[...html.matchAll(JSON_LD)].map(([, said = '']) => said)].join('\n')
}
/** The paper that a car is registered by is a card, too. */
const CARDS = /oxxo|stripe|mastercard|tarjeta(?! de circulación)|(?<!registration )\bcards?\b|payment provider|proveedor de pagos/gi

test('no page of a shop that takes transfers only speaks of cards, in no language, nor lets their provider in', async () => {
  const found: string[] = []
  let read = 0
  for (const locale of LOCALES)
    for (const { path } of ALL_PAGES) {
      const address = `/${locale}${path && `/${path.replace(/:\w+/, 'nada')}`}`
      const response = await fetch(web.url + address)
      const whole = await response.text()
      const html = wordsOf(whole)
      expect(response.status, address).toBeLessThan(500)
      found.push(...[...html.matchAll(CARDS)].map((match) => `${address}: ${html.slice(match.index - 40, match.index + 40)}`))
      expect(response.headers.get('content-security-policy') ?? '', address).not.toContain('stripe')
      if (response.status === 200 && whole.includes('</main>')) read++
    }
  expect(found).toEqual([])
  expect(read).toBeGreaterThan(LOCALES.length * 10)
  expect(await (await fetch(`${web.url}/es/${PAGES.warranty.path}`)).text()).toContain('CLABE')
  expect(wordsOf(await (await fetch(`${web.url}/es`)).text())).toMatch(/Formas de pago\s+Transferencia bancaria \(SPEI\)/)
})

test('its web server is among those who work until it ends', async () => {
  const living = () =>
    inDatabase(async (client) => (await client.query(`select roles, pid from heartbeats where ended_at is null order by roles`)).rows)
  await expect.poll(living).toMatchObject([{ roles: ['api'] }, { roles: ['web'], pid: web.process.pid }])
  expect(await web.stop()).toBe(0)
  expect(await living()).toMatchObject([{ roles: ['api'] }])
})
