import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings, UnsafeSettings } from './settings.ts'
import { settingsDocument } from './settings-document.ts'

const DATA_FOLDER = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(DATA_FOLDER, { recursive: true }))

const safeProduction = {
  SHOP_MODE: 'production',
  DATA_FOLDER,
  PUBLIC_URL: 'https://latuerca.example',
  DATABASE_URL: 'postgres://shop@db/shop',
  TOKEN_SECRET: 'q7Zr0xK2vPn8sLw4TjYb6MhEc1UdGf9A',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'La Tuerca <hola@latuerca.example>',
  TRUSTED_PROXIES: '1',
}

function reasons(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof UnsafeSettings) return error.reasons
    throw error
  }
  return []
}

test('the demo starts without any setting, on loopback, and keeps its secret', () => {
  const settings = readSettings({ DATA_FOLDER })
  expect(settings).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' })
  expect(settings.tokenSecret.length).toBeGreaterThan(40)
  expect(readSettings({ DATA_FOLDER }).tokenSecret).toBe(settings.tokenSecret)
})

test('production without settings names every missing one at once', () => {
  const list = reasons({ SHOP_MODE: 'production' }).join('\n')
  for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'TOKEN_SECRET', 'TRUSTED_PROXIES', 'SMTP_URL', 'MAIL_FROM'])
    expect(list).toContain(`${name} is missing`)
})

test('production with safe settings starts', () => {
  expect(reasons(safeProduction)).toEqual([])
  expect(readSettings(safeProduction)).toMatchObject({ mode: 'production', host: '0.0.0.0', trustedProxies: 1, accountValidation: 'email' })
})

test.each([
  ['PUBLIC_URL', 'http://latuerca.example', /https/],
  ['TOKEN_SECRET', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', /guess/],
  ['TOKEN_SECRET', '   ', /missing/],
  ['STRIPE_SECRET_KEY', 'sk_live_1', /different modes/],
  ['STRIPE_SECRET_KEY', 'banana', /sk_test_ or sk_live_/],
  ['STRIPE_WEBHOOK_SECRET', 'hush', /whsec_/],
  ['STRIPE_API_HOST', 'https://api.stripe.com', /name of a host/],
  ['STRIPE_API_PORT', 'twelve', /1 to 65535/],
  ['STRIPE_API_PROTOCOL', 'ftp', /https or http/],
  ['SHOP_MODE', 'producción', /demo or production/],
  ['PORT', '99999', /0 to 65535/],
  ['HEALTH_PORT', 'none', /0 to 65535/],
  ['DRAIN_SECONDS', '11', /0 to 10/],
  ['METRICS_PORT', 'many', /0 to 65535/],
  ['METRICS_PORT', '3000', /another port/],
  ['ALARM_WEBHOOK_URL', 'http://hooks.example/shop', /https/],
  ['ALARM_PING_URL', 'https://', /https/],
  ['SHOP_SERVES', 'api,tacos', /api, web, worker/],
  ['DATABASE_URL', 'mysql://x', /postgres:\/\//],
  ['DATABASE_PATIENCE_MS', '0', /100 to 600000/],
  ['SMTP_URL', 'http://mail.example', /smtp:\/\//],
  ['ACCOUNT_VALIDATION', 'paloma', /sms, email or ninguna/],
  ['ACCOUNT_VALIDATION', 'sms', /no SMS service/],
  ['TRUSTED_PROXIES', 'everybody', /number of proxies/],
  ['SMS_PER_DAY', 'many', /number/],
  ['TWILIO_FROM', '+522221234567', /all three or none/],
  ['API_HOSTS', 'a.example/api', /not an address/],
  ['PUBLIC_API_HOSTS', 'api', /neither an address nor a path/],
  ['PUBLIC_API_HOSTS', 'http://10.0.0.4/api', /PUBLIC_API_HOSTS must be https/],
  ['NEWS_HOSTS', '/noticias', /not an address/],
  ['NEWS_HOSTS', 'http://10.0.0.4/api', /NEWS_HOSTS must be https/],
  ['IMAGES_HOST', 'https://img.example/images', /scheme and host alone/],
  ['IMAGES_HOST', 'https://a.example,https://b.example', /one host/],
  ['SEARCH_ENGINES', 'google', /allow or deny/],
  ['HSTS_SUBDOMAINS', 'maybe', /no or yes/],
  ['BACKUP_NIGHTLY', 'often', /no or yes/],
  ['FILES_STORE', 'tape', /folder or s3/],
  ['FILES_STORE', 's3', /FILES_S3_ENDPOINT and FILES_S3_BUCKET and FILES_S3_PREFIX and FILES_S3_KEY_ID and FILES_S3_SECRET are missing/],
  ['FILES_S3_BUCKET', 'shop', /go together/],
  ['FILES_S3_ENDPOINT', 'https://s3.example/bucket', /without bucket or path/],
  ['FILES_S3_BUCKET', 'My_Bucket', /name of a bucket/],
  ['FILES_S3_PREFIX', '../other', /folder of the bucket/],
  ['FILES_S3_SIGNED', 'sometimes', /no or yes/],
  ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1X', /public key of age/],
  ['ADMIN_HOST', 'https://oficina.example', /without scheme or path/],
  ['ADMIN_HOST', 'oficina.example/admin', /without scheme or path/],
  ['PAGE_ORIGINS', '*', /scheme and host alone/],
  ['PAGE_ORIGINS', 'https://taller.example/', /scheme and host alone/],
])('production refuses %s=%s', (name, value, reason) => {
  expect(reasons({ ...safeProduction, [name]: value }).join('\n')).toMatch(reason)
})

test('production starts only when it is told whose word about an address counts; nobody is an answer too', () => {
  const { TRUSTED_PROXIES, ...silent } = safeProduction
  expect(reasons(silent).join()).toMatch(/TRUSTED_PROXIES is missing/)
  expect(readSettings({ ...safeProduction, TRUSTED_PROXIES: '0' }).trustedProxies).toBe(0)
  expect(readSettings({ ...safeProduction, TRUSTED_PROXIES: '10.0.0.2, 10.0.0.3' }).trustedProxies).toEqual(['10.0.0.2', '10.0.0.3'])
  expect(readSettings({ DATA_FOLDER }).trustedProxies).toBe(0)
})

test('the demo never moves real money', () => {
  const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', DATA_FOLDER }
  expect(reasons(live).join()).toMatch(/live key/)
})

test('a live key goes to the provider and nowhere else', () => {
  const live = { ...safeProduction, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
  expect(reasons(live)).toEqual([])
  for (const moved of [{ STRIPE_API_HOST: 'stripe.example' }, { STRIPE_API_PORT: '8443' }, { STRIPE_API_PROTOCOL: 'http' }])
    expect(reasons({ ...live, ...moved }).join()).toMatch(/left alone with a live key/)
  expect(reasons({ ...safeProduction, STRIPE_API_HOST: 'localhost' })).toEqual([])
})

test('an object store may be known before it is used, so that files can be moved there first', () => {
  const inRoot = { FILES_S3_ENDPOINT: 'https://s3.example', FILES_S3_BUCKET: 'shop', FILES_S3_KEY_ID: 'key', FILES_S3_SECRET: 'secret' }
  expect(reasons({ ...safeProduction, ...inRoot }).join()).toMatch(/FILES_S3_PREFIX is missing/)
  const known = { ...inRoot, FILES_S3_PREFIX: 'shops/one' }
  expect(readSettings({ ...safeProduction, ...known }).files).toMatchObject({
    store: 'folder',
    s3: { region: 'us-east-1', prefix: 'shops/one' },
  })
  expect(readSettings({ ...safeProduction, ...known, FILES_STORE: 's3' }).files.store).toBe('s3')
  expect(readSettings({ DATA_FOLDER }).files).toEqual({ store: 'folder', s3: undefined })
})

test('two webhook secrets can be in use while one is changed', () => {
  const { stripe } = readSettings({ ...safeProduction, STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new' })
  expect(stripe).toMatchObject({
    webhookSecrets: ['whsec_old', 'whsec_new'],
    api: { host: 'api.stripe.com', port: 443, protocol: 'https' },
  })
})

test('a web server without the API must know where the API is', () => {
  expect(reasons({ SHOP_SERVES: 'web', DATA_FOLDER }).join()).toMatch(/API_HOSTS/)
  expect(reasons({ SHOP_SERVES: 'web', API_HOSTS: 'http://127.0.0.1:4000/api', DATA_FOLDER })).toEqual([])
})

test('browsers and web server may reach the API under different names', () => {
  const apart = { ...safeProduction, PAGES_KEY: WEB.PAGES_KEY, SHOP_SERVES: 'web', API_HOSTS: 'http://10.0.0.4/api/, http://10.0.0.5/api' }
  expect(reasons(apart).join()).toMatch(/PUBLIC_API_HOSTS must be https.*10\.0\.0\.4/)
  const { hosts } = readSettings({ ...apart, PUBLIC_API_HOSTS: 'https://a.example/api,https://b.example/api' })
  expect(hosts.forServer.api).toEqual(['http://10.0.0.4/api', 'http://10.0.0.5/api'])
  expect(hosts.forBrowsers).toEqual({
    api: ['https://a.example/api', 'https://b.example/api'],
    news: ['https://a.example/api', 'https://b.example/api'],
    checkout: ['https://a.example/checkout', 'https://b.example/checkout'],
    images: '',
  })
})

test('a shop in one process asks itself, and news elsewhere if so set', () => {
  expect(readSettings({ DATA_FOLDER }).hosts.forServer).toEqual({ api: ['/api'], news: ['/api'], checkout: ['/checkout'] })
  const { hosts, pageOrigins } = readSettings({
    DATA_FOLDER,
    NEWS_HOSTS: 'http://n.example/api',
    CHECKOUT_HOST: 'http://pay.example/',
    IMAGES_HOST: 'http://img.example',
    PAGE_ORIGINS: 'http://taller.example',
  })
  expect(hosts.forServer).toEqual({ api: ['/api'], news: ['http://n.example/api'], checkout: ['http://pay.example'] })
  expect(hosts.forBrowsers.images).toBe('http://img.example')
  expect(pageOrigins).toEqual(['http://localhost:3000', 'http://taller.example'])
})

const WEB = {
  SHOP_MODE: 'production',
  SHOP_SERVES: 'web',
  PUBLIC_URL: 'https://latuerca.example',
  API_HOSTS: 'http://10.0.0.4/api',
  PUBLIC_API_HOSTS: '/api',
  TRUSTED_PROXIES: '1',
  PAGES_KEY: 'Lw4TjYb6MhEc1UdGf9Aq7Zr0xK2vPn8s',
}

test('a web server starts without any secret but its key, and holds none that it is given', () => {
  expect(reasons(WEB)).toEqual([])
  const { PAGES_KEY, ...keyless } = WEB
  expect(reasons(keyless)).toEqual([expect.stringContaining('PAGES_KEY is missing')])
  expect(reasons({ ...WEB, PAGES_KEY: 'short' }).join()).toMatch(/PAGES_KEY is too easy to guess/)
  const { DATA_FOLDER: _, ...given } = { ...safeProduction, ...WEB }
  const held = JSON.stringify(readSettings(given))
  for (const secret of [given.TOKEN_SECRET, given.STRIPE_SECRET_KEY, given.STRIPE_WEBHOOK_SECRET, given.DATABASE_URL, given.SMTP_URL])
    expect(held).not.toContain(secret)
  expect(readSettings(WEB)).toMatchObject({ tokenSecret: '', databaseUrl: undefined, stripe: undefined })
})

test('a worker asks for no key of the payment page, no webhook secret and no proxies', () => {
  const { STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, TRUSTED_PROXIES, ...worker } = { ...safeProduction, SHOP_SERVES: 'worker' }
  expect(reasons(worker)).toEqual([])
  expect(readSettings({ ...worker, STRIPE_WEBHOOK_SECRET }).stripe).toMatchObject({ secretKey: 'sk_test_1', webhookSecrets: [] })
  expect(reasons({ ...worker, SMTP_URL: '' }).join()).toMatch(/SMTP_URL is missing/)
})

test('an API asks for no mail server, and not for half of one', () => {
  const { SMTP_URL, MAIL_FROM, ...api } = { ...safeProduction, SHOP_SERVES: 'api' }
  expect(reasons(api)).toEqual([])
  expect(reasons({ ...api, SMTP_URL }).join()).toMatch(/MAIL_FROM is missing/)
})

test('a shop that takes transfers only starts without the payment provider, and never with a part of it', () => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, ...transfers } = safeProduction
  expect(reasons(transfers)).toEqual([])
  expect(readSettings(transfers)).toMatchObject({ stripe: undefined })
  expect(reasons({ ...transfers, STRIPE_SECRET_KEY }).join()).toMatch(/STRIPE_PUBLISHABLE_KEY must begin.*STRIPE_WEBHOOK_SECRET is missing/)
  expect(reasons({ ...transfers, STRIPE_PUBLISHABLE_KEY }).join()).toMatch(/STRIPE_SECRET_KEY must begin/)
})

test('processes that share the secret agree on the key of the pages, unless one is set', () => {
  const { pagesKey } = readSettings(safeProduction)
  expect(readSettings({ ...safeProduction, SHOP_SERVES: 'api' }).pagesKey).toBe(pagesKey)
  expect(pagesKey).not.toContain(safeProduction.TOKEN_SECRET)
  expect(readSettings({ ...safeProduction, PAGES_KEY: WEB.PAGES_KEY }).pagesKey).toBe(WEB.PAGES_KEY)
  expect(readSettings({ ...safeProduction, SHOP_SERVES: 'worker' }).pagesKey).toBe('')
})

test('docs/settings.md is the table (npm run generate)', () => {
  expect(readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8')).toBe(settingsDocument())
})
