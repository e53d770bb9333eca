import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { deviceOf, ON_DESKTOP, ON_PHONE } from './support/on-which-screen.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, expireSessions, OWNER, openOffice, PASSWORD, signIn } from './support/staff.ts'

// The browser itself reports every answer that rightly says no.
test.use({ expectedComplaints: /status of (400|401|403|404|422)/ })

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** Of the next half minute: each code is good once, and the present one may have been used. */
function nextCode(secret: string) {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })
}
function presentCode(secret: string) {
  return new TOTP({ secret }).generate()
}

/** On a phone the menu and what belongs to it are behind a button. */
async function openMenu(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Menú' }).click()
}

test('a wrong password is told in the reader’s language, without leaving the form', { tag: ON_PHONE }, async ({ page }) => {
  await page.goto('/admin')
  await expect(heading(page)).toHaveText('Entrar a la administración')
  await signIn(page, await addStaff('sales'), 'Nada-de-eso-1')
  await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no son correctos.')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('button', { name: 'English' }).click()
  await signIn(page, 'nobody', '')
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(2)
  await page.getByRole('alert').getByRole('link').first().click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expectAccessible(page)
})

test('the demo owner signs in, sees every screen and signs out for good', async ({ page, isMobile }) => {
  await page.goto('/admin')
  await signIn(page, OWNER)
  await expect(heading(page)).toHaveText('Hola, Dueña Demo')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^(\(\d+\) )?Hola, Dueña Demo · Administración$/)
  await expect(page.getByText(/^(Abierto de \d\d:\d\d a \d\d:\d\d|Hoy no abrimos)$/)).toBeVisible()
  await openMenu(page, isMobile)
  await expect(page.getByRole('navigation', { name: 'Pantallas' }).getByRole('link')).toHaveText([
    'Inicio',
    'Mostrador',
    'Cotizaciones',
    'Chat',
    'Pedidos',
    'Comprobantes',
    'Reembolsos',
    'Casos de pago',
    'Conciliación',
    'Devoluciones',
    'Clientes',
    'Inventario',
    'Compatibilidad por confirmar',
    'Datos que no cuadran',
    'Importaciones',
    'Promociones',
    'Carrusel',
    'Destacados',
    'Marcas',
    'Noticias',
    'Categorías',
    'Vehículos',
    'Trabajos de taller',
    'Búsqueda',
    'Ajustes',
    'Apertura',
    'Estado del sistema',
    'Velocidad',
    'Personal',
    'Bitácora',
    'Mi acceso',
  ])
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(heading(page)).toHaveText('Entrar a la administración')
  expect((await page.request.get('/api/personal/yo')).status()).toBe(401)
  await page.reload()
  await expect(heading(page)).toHaveText('Entrar a la administración')
})

test('after the sign-in one is where one was going', { tag: ON_DESKTOP }, async ({ page }) => {
  await openOffice(page, OWNER, '/admin/mi-acceso')
  await expect(heading(page)).toHaveText('Mi acceso')
  await expect(page.getByRole('cell', { name: 'Esta sesión' }).first()).toBeVisible()
  await page.goto('/admin/nada')
  await expect(heading(page)).toHaveText('Esta pantalla no existe')
})

test('a session that ends keeps the screen and what was typed for the same person', { tag: ON_DESKTOP }, async ({ page }) => {
  const email = await addStaff('sales')
  await openOffice(page, email, '/admin/clientes')
  await expect(page.getByLabel('Nombre, teléfono o correo')).toBeVisible()
  await expireSessions(email)
  await page.getByLabel('Nombre, teléfono o correo').fill('cliente@demo.mx')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText('Tu sesión venció')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Datos del cliente' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a role decides menu, screens and calls', { tag: ON_DESKTOP }, async ({ page, isMobile }) => {
  await openOffice(page, await addStaff('warehouse'), '/admin/clientes')
  await expect(heading(page)).toHaveText('Esta pantalla no es para tu rol')
  await openMenu(page, isMobile)
  await expect(page.getByRole('navigation', { name: 'Pantallas' }).getByRole('link')).toHaveText([
    'Inicio',
    'Pedidos',
    'Devoluciones',
    'Inventario',
    'Mi acceso',
  ])
  const answer = await page.evaluate(async () => {
    const body = JSON.stringify({ id: 'cliente@demo.mx' })
    const response = await fetch('/api/ad-usuarios/datos2', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return { status: response.status, code: (await response.json()).code }
  })
  expect(answer).toEqual({ status: 403, code: 'not_allowed' })
})

test('a customer is found by e-mail, name or telephone, with what they did', { tag: ON_DESKTOP }, async ({ page }) => {
  await openOffice(page, await addStaff('sales'), '/admin/clientes')
  const email = page.getByLabel('Nombre, teléfono o correo')
  await email.fill('nadie@demo.mx')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nadie coincide. Prueba con otro dato.')).toBeVisible()
  await email.fill('CLIENTE@demo.mx ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Carla Demo')).toBeVisible()
  await expect(page.getByText('Av. Juárez 2106')).toBeVisible()
  expect(page.url()).not.toContain('demo.mx')
  await page.reload()
  await expect(page.getByText('Carla Demo')).toBeVisible()
  await email.fill('carla demo')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Ver sus pedidos, cotizaciones y chats' }).click()
  await expect(heading(page)).toHaveText('Carla Demo')
  expect(page.url()).toMatch(/\/clientes\/\d+$/)
  await expect(page.getByRole('region', { name: 'Pedidos' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Cotizaciones' }).last().click()
  await expect(page.getByRole('region', { name: 'Cotizaciones' })).toBeVisible()
  await page.getByRole('link', { name: 'Chats' }).click()
  await expect(page.getByRole('region', { name: 'Chats' })).toBeVisible()
  await expectAccessible(page)
})

test('a second factor is set up with its QR code and then asked for', { tag: ON_PHONE }, async ({ page, isMobile }) => {
  const email = await addStaff('content')
  await openOffice(page, email, '/admin/mi-acceso')
  await page.getByRole('button', { name: 'Activar' }).click()
  await page.getByLabel('Tu contraseña actual').fill('No-es-esta-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('La contraseña actual no es correcta.')
  await page.getByLabel('Tu contraseña actual').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible()
  const secret = ((await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '').replaceAll(' ', '')
  await expectAccessible(page)
  await page.getByLabel('Código de 6 cifras').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('El código de tu aplicación de autenticación no es correcto.')
  await page.getByLabel('Código de 6 cifras').fill(presentCode(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Guarda tus códigos de recuperación' }).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByText('Activada', { exact: true })).toBeVisible()

  await openMenu(page, isMobile)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await signIn(page, email)
  await expect(heading(page)).toHaveText('Código de verificación')
  await expect(page.getByLabel('Código de 6 cifras')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Hace falta el código de tu aplicación de autenticación.')
  await page.getByLabel('Código de 6 cifras').fill(nextCode(secret))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Mi acceso')
})

test('whoever must set up a second factor sees nothing else before', { tag: ON_DESKTOP }, async ({ page }) => {
  // Only a production shop asks for it; here its answer is given that one word.
  await page.route('**/api/personal/yo', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: answer.data && { ...answer.data, debe_activar_doble_factor: true } } })
  })
  await openOffice(page, await addStaff('owner'))
  await page.reload()
  await expect(heading(page)).toHaveText('Antes de empezar, activa la verificación en dos pasos')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByLabel('Tu contraseña actual').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const secret = ((await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Código de 6 cifras').fill(presentCode(secret))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(heading(page)).toHaveText('Hola, Beto Prueba')
})

test('another session is ended from this one', { tag: ON_DESKTOP }, async ({ page, browser }) => {
  const email = await addStaff('sales')
  const elsewhere = await browser.newPage({ baseURL: process.env.SHOP_URL ?? '', locale: 'es-MX' })
  await openOffice(elsewhere, email)
  await openOffice(page, email, '/admin/mi-acceso')
  await page.getByRole('button', { name: /^Cerrar la sesión de Chrome en/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(page.getByText('La sesión quedó cerrada.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await elsewhere.reload()
  await expect(heading(elsewhere)).toHaveText('Entrar a la administración')
  await elsewhere.close()
})

test('by keyboard: Ctrl-K goes to a screen or a customer, ? explains the keys', { tag: ON_DESKTOP }, async ({ page }) => {
  await openOffice(page, OWNER)
  await expect(heading(page)).toHaveText('Hola, Dueña Demo')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('acce')
  await expect(page.getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toHaveText('Mi acceso')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('carla demo')
  await expect(page.getByRole('option', { name: /Carla Demo/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Carla Demo')
  const { data: part } = await (await page.request.get('/api/products/2')).json()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(part.codigo)
  // To be sold at the counter, or to be edited.
  await expect(page.getByRole('option', { name: part.codigo })).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Mostrador')
  await expect(page.getByRole('searchbox')).toHaveValue(part.codigo)
  await expect(page.getByRole('list', { name: 'Refacciones encontradas' }).getByRole('button')).not.toHaveCount(0)
  await page.goto('/admin/clientes')
  // Not the heading of the way in, which hears no keys.
  await expect(heading(page)).toHaveText('Clientes')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atajos del teclado' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the way in is accessible', { tag: ON_PHONE }, async ({ page }) => {
  await page.goto('/admin')
  await expect(heading(page)).toBeVisible()
  await expectAccessible(page)
})

const ON_ITS_WAY = /(Cargando|Loading|Abriendo la administración|Opening the back office)…/

for (const [lang, tag] of [
  ['es', 'es-MX'],
  ['en', 'en'],
] as const)
  test(`every screen is accessible in ${lang}`, { tag: deviceOf(lang) }, async ({ page, isMobile }) => {
    await openOffice(page, OWNER)
    await page.evaluate((chosen) => localStorage.setItem('admin-language', chosen), lang)
    for (const path of [
      '',
      '/mostrador',
      '/productos',
      '/productos/2',
      '/clientes',
      '/dinero-por-aclarar',
      '/apertura',
      '/estado',
      '/velocidad',
      '/trabajos',
      '/busqueda',
      '/busqueda?ver=informe',
      '/conciliacion',
      '/contradicciones',
      '/categorias',
      '/vehiculos',
      '/ajustes',
      '/promociones',
      '/noticias',
      '/carrusel',
      '/aparador',
      '/marcas',
      '/personal',
      '/bitacora',
      '/mi-acceso',
    ]) {
      await page.goto(`/admin${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      // The way in is a page too, and stands there until the screen does.
      await expect(page.getByRole('main').filter({ has: heading(page), hasNotText: ON_ITS_WAY })).toHaveCount(1)
      await expectAccessible(page)
    }
    if (!isMobile) return
    await page.getByRole('button', { name: /^Men[uú]$/ }).click()
    await expectAccessible(page)
  })

test('the scripts of the first load stay inside their budget', { tag: ON_DESKTOP }, async ({ request }) => {
  const html = await (await request.get('/admin')).text()
  const scripts = [...html.matchAll(/(?:src|href)="(\/admin\/assets\/[^"]+\.js)"/g)].map(([, address = '']) => address)
  const sizes = await Promise.all(
    scripts.map(async (address) => {
      const { 'content-length': size, 'content-encoding': encoding } = (
        await request.get(address, { headers: { 'accept-encoding': 'gzip' } })
      ).headers()
      expect(encoding).toBe('gzip')
      return Number(size)
    }),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'bytes', description: String(bytes) })
  expect(bytes).toBeGreaterThan(90_000)
  expect(bytes).toBeLessThanOrEqual(220_000)
})

test('the page is kept by nobody, framed by nobody, found by nobody, and runs nothing but its own files', { tag: ON_DESKTOP }, async ({
  request,
}) => {
  const page = await request.get('/admin/clientes')
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  const policy = page.headers()['content-security-policy']
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  const script = /src="(\/admin\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? ''
  const asset = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' })
  expect((await request.get('/admin/assets/gone.js')).status()).toBe(404)
})
