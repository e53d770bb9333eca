import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyEndpoint } from '@shop/contract/every-endpoint'
import { LOCALES } from '@shop/domain/locale'
import { ALL_PAGES } from '@shop/domain/site-map'
import { demoTracesIn } from '../tools/demo-traces.ts'
import { BRAND, IDENTITY, type OwnersShop, openOwnersShop } from './support/owners-shop.ts'
import { expect, test } from './support/shop.ts'

let shop: OwnersShop
test.beforeAll(async () => {
  shop = await openOwnersShop()
})
test.afterAll(() => shop.close())

/** Everything of a text that is the demo's; the city too, unless a form in it lists every state. */
function foundIn(where: string, text: string, alsoCity = true): string[] {
  return demoTracesIn(text, { alsoCity }).map((trace) => `${where}: ${trace}`)
}

async function textOf(path: string) {
  const response = await shop.get(path)
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') ?? '' }
}

test('no page of a real shop, in no language, says anything of the demo’s', async () => {
  const pages = ALL_PAGES.map(({ path }) => path.replace(/:\w+/, 'nada'))
  const more = [
    'productos?categoria=frenos',
    'productos?search=balatas',
    'busqueda?search=balatas',
    'productos/p?ref=1',
    'no-hay-tal-pagina',
  ]
  const found = foundIn('closed', shop.whileClosed)
  expect(shop.whileClosed).toContain(`${IDENTITY.nombre} abre muy pronto`)
  expect(shop.whileClosed).toContain(BRAND)
  let named = 0
  for (const locale of LOCALES)
    for (const page of [...pages, ...more]) {
      const path = `/${locale}${page && `/${page}`}`
      const { status, text } = await textOf(path)
      expect(status, path).toBeLessThan(500)
      found.push(...foundIn(path, text))
      if (text.includes(IDENTITY.nombre) && text.includes(`--color-brand:${BRAND}`)) named++
    }
  expect(found).toEqual([])
  // A page that says nothing proves nothing: all but those that only lead elsewhere are signed by the owner's shop.
  expect(named).toBeGreaterThan(LOCALES.length * (pages.length + more.length - 3))
})

test('nor do its manifests, icons, sitemaps, feeds, robots, reference and office', async () => {
  const found: string[] = []
  const walk = async (path: string): Promise<string> => {
    const { status, text } = await textOf(path)
    expect(status, path).toBe(200)
    found.push(...foundIn(path, text))
    return text
  }
  for (const locale of LOCALES) {
    const manifest = await walk(`/manifest-${locale}.webmanifest`)
    expect(manifest).toContain(IDENTITY.nombre)
    expect(manifest).toContain(`"theme_color":"${BRAND}"`)
    for (const { src } of JSON.parse(manifest).icons) expect(await textOf(src), src).toMatchObject({ status: 200, type: 'image/png' })
    await walk(`/feeds/merchant-${locale}.xml`)
  }
  const index = await walk('/sitemap.xml')
  const maps = [...index.matchAll(/<loc>https:[/][/][^/]+([^<]+)/g)].flatMap(([, path]) => path ?? [])
  expect(maps.length).toBeGreaterThan(1)
  for (const path of ['/robots.txt', '/api/docs', '/sw.js', ...maps]) await walk(path)
  const office = await walk('/admin')
  expect(office).toContain(`data-shop-name="${IDENTITY.nombre}"`)
  expect(office).toContain(`--color-brand:${BRAND}`)
  expect(found).toEqual([])
})

test('nor does any public call of its API', async () => {
  const calls = everyEndpoint.filter(({ method, access, path }) => method === 'GET' && access === 'public' && !path.includes(':'))
  expect(calls.length).toBeGreaterThan(10)
  const found: string[] = []
  for (const { path } of calls) {
    const { text } = await textOf(`/api${path}?ref=1&armadora=Nissan&q=bal&search=balatas`)
    // The state is a state, and its customers live there.
    found.push(...foundIn(path, text, !/estados|localidades|municipios/.test(path)))
  }
  expect(found).toEqual([])
})

test('nor do its mails, nor what an app for second factors is told', async () => {
  const customer = { nombre: 'Zoé', apellidos: 'Paz', email: 'zoe@example.mx', telefono: '4425550801', password: 'Cigüeñal 4 tiempos' }
  await shop.post('/clientes/register', { ...customer, acepta_privacidad: true })
  await shop.post('/personal/password/olvidada', { email: shop.owner })
  await shop.post('/admin/personal/invitaciones', { email: 'beto@example.mx', rol: 'ventas' })
  const mails = [
    await shop.mails.newestTo('zoe@example.mx', /verificar=/),
    await shop.mails.newestTo(shop.owner, /nueva-contrasena|contraseña/),
    await shop.mails.newestTo('beto@example.mx', /invitacion/),
  ]
  for (const mail of mails) expect(mail).toContain(IDENTITY.nombre)
  expect(foundIn('mails', shop.mails.everything())).toEqual([])

  const token = /invitacion[/]([\w-]+)/.exec(mails[2] ?? '')?.[1]
  const password = 'Cigüeñal 4 tiempos'
  await shop.post('/personal/invitacion', { token, nombre: 'Beto', password })
  await shop.post('/personal/login', { email: 'beto@example.mx', password })
  const factor = decodeURIComponent(JSON.stringify((await shop.post('/personal/totp', { password_actual: password })).body))
  expect(factor).toContain(`issuer=${IDENTITY.nombre}`)
  expect(foundIn('second factor', factor)).toEqual([])
})

test('nor does any file that is sent to browsers', () => {
  const found: string[] = []
  let count = 0
  for (const folder of ['apps/web/build/client', 'apps/admin/build/client'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css|html|svg|json)$/.test(name),
    )) {
      count++
      // Forms offer the state.
      found.push(...foundIn(file, readFileSync(join(folder, file), 'utf8'), false))
    }
  expect(count).toBeGreaterThan(100)
  expect(found).toEqual([])
})
