import { readFile } from 'node:fs/promises'
import {
  addAccount,
  expired,
  keepToken,
  linkIn,
  messageTo,
  newEmail,
  newPhone,
  PASSWORD,
  proveEmail,
  signIn,
  storedToken,
} from './support/accounts.ts'
import { ON_DESKTOP } from './support/on-which-screen.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

// The browser itself reports every answer that is a no.
test.use({ expectedComplaints: /status of (4\d\d|503)/ })

test('somebody registers, a mail scanner opens the link first, and the welcome comes all the same', async ({ page, request }) => {
  const email = newEmail('marta')
  await page.goto('/es/login?next=%2Fes%2Fmi-cuenta')
  await page.getByRole('link', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL('/es/registro?next=%2Fes%2Fmi-cuenta')
  const form = page.locator('form#register')
  await form.getByLabel('Nombre').fill('Marta')
  await form.getByLabel('Apellidos').fill('Núñez O’Farrill')
  await form.getByLabel('Correo electrónico').fill(` ${email.toUpperCase()} `)
  await form.getByLabel('Teléfono').fill('+52 55 1234 5678')
  await form.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await expect(form.getByLabel('Teléfono')).toHaveValue('5512345678')
  await form.getByLabel('Confirma tu contraseña').fill(PASSWORD)
  await form.getByLabel(/aviso de privacidad/).check()
  await form.getByRole('button', { name: 'Crear mi cuenta' }).dblclick()
  const dialog = page.getByRole('dialog', { name: 'Ya casi: confirma tu correo' })
  await expect(dialog).toContainText(email)
  await expect(dialog.getByRole('button', { name: /Enviar otra vez en \d+ s/ })).toBeVisible()
  await expectAccessible(page)

  const link = linkIn(await messageTo(request, email))
  const { searchParams } = new URL(link, 'http://shop')
  const secret = searchParams.get('verificar')
  expect(searchParams.get('next')).toBe('/es/mi-cuenta')
  expect((await request.get(`/api/clientes/email/verify/${secret}`)).status()).toBe(200)
  await page.goto(link)
  const welcome = page.getByRole('dialog', { name: '¡Te damos la bienvenida!' })
  await expect(welcome).toContainText('Tu cuenta ya estaba confirmada')
  expect(page.url()).not.toContain(secret)
  await expectAccessible(page)
  await welcome.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/es/mi-cuenta')
  await expect(page.locator('form#profile').getByLabel('Apellidos')).toHaveValue('Núñez O’Farrill')
  await expect(page.getByText('Confirma tu cuenta para poder comprar')).toHaveCount(0)
})

test('the link verifies a new account; a bad one says why and offers another', { tag: ON_DESKTOP }, async ({ page, request }) => {
  const email = await addAccount(request, 'liga')
  await page.goto(linkIn(await messageTo(request, email)))
  await expect(page.getByRole('dialog')).toContainText('Tu cuenta quedó confirmada')
  await page.goto('/es/login?verificar=nada')
  await expect(page).toHaveURL('/es/email-error-verify')
  await expect(page.getByText('El enlace no es válido.')).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviarme otro enlace' }).click()
  await expect(page.getByText('ya va en camino un correo nuevo')).toBeVisible()
  await expect(page.getByRole('button', { name: /Puedes pedir otro en \d+ s/ })).toBeVisible()
  await expectAccessible(page)
})

test('every field says what is wrong, where it is and in a summary, and stops as soon as it is fixed', async ({ page, request }) => {
  const taken = await addAccount(request, 'ocupado')
  await proveEmail(request, taken)
  await page.goto('/es/registro')
  const form = page.locator('form#register')
  const errorOf = async (label: string | RegExp, text: string, says: string) => {
    const field = form.getByLabel(label, { exact: true })
    await field.fill(text)
    await field.press('Tab')
    await expect(form.locator(`[id="${await field.getAttribute('id')}-error"]`)).toHaveText(says)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await form.getByRole('button', { name: 'Crear mi cuenta' }).click()
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Hay 7 datos por corregir')
  await expect(summary).toContainText('Aviso de privacidad: Para crear tu cuenta acepta el aviso de privacidad.')
  await expect(page).toHaveTitle(/^Error: Crea tu cuenta/)
  await expectAccessible(page)
  await summary.getByRole('link', { name: 'Nombre: Campo requerido.' }).click()
  await expect(form.getByLabel('Nombre')).toBeFocused()

  await errorOf('Nombre', 'R2D2', 'Escribe solo letras.')
  await form.getByLabel('Nombre').fill('José')
  await expect(form.getByText('Escribe solo letras.')).toHaveCount(0)
  await errorOf('Apellidos', '', 'Campo requerido.')
  await form.getByLabel('Apellidos').fill('de la O-Ñañez')
  await errorOf('Correo electrónico', 'jose@', 'Ingrese email válido')
  await errorOf('Correo electrónico', 'jose@gmail', 'Formato de email no válido')
  await form.getByLabel('Correo electrónico').fill(taken)
  await errorOf('Teléfono', '55 1234', 'El teléfono debe tener 10 dígitos.')
  await form.getByLabel('Teléfono').fill(newPhone())
  await errorOf('Contraseña', 'corta', 'Longitud es menor a la requerida')
  await form.getByLabel('Contraseña', { exact: true }).fill('password123')
  await errorOf('Confirma tu contraseña', 'otra cosa', 'Las contraseñas no coinciden')
  await form.getByLabel('Confirma tu contraseña').fill('password123')
  await form.getByLabel(/aviso de privacidad/).check()
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Crea tu cuenta/)

  await form.getByRole('button', { name: 'Crear mi cuenta' }).click()
  await expect(summary).toContainText('Contraseña: Esa contraseña es muy común; elige otra.')
  for (const label of ['Contraseña', 'Confirma tu contraseña']) await form.getByLabel(label, { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Crear mi cuenta' }).click()
  await expect(summary).toContainText('Ya existe una cuenta con ese correo')
  await expect(form.getByLabel('Apellidos')).toHaveValue('de la O-Ñañez')
  await expect(form.getByLabel('Contraseña', { exact: true })).toHaveValue(PASSWORD)
  await form.getByRole('link', { name: 'Entrar con este correo' }).click()
  await expect(page).toHaveURL('/es/login')
  await expect(page.locator('form#login').getByLabel('Correo electrónico')).toHaveValue(taken)
})

test('refused forms are accessible in English too', async ({ page }) => {
  for (const [path, form] of [
    ['/en/login', 'login'],
    ['/en/registro', 'register'],
    ['/en/password-reset', 'email'],
  ]) {
    await page.goto(`${path}`)
    await page.locator(`form#${form} [type=submit]`).click()
    await expect(page.getByRole('alert')).toContainText('Email: Required field.')
    await expectAccessible(page)
  }
})

test('the shop is away for a moment: what was typed stays, and another try succeeds', { tag: ON_DESKTOP }, async ({ page, request }) => {
  const email = await addAccount(request, 'sinred')
  await page.goto('/es/login')
  await page.route('**/api/clientes/login', (route) => route.fulfill({ status: 503, body: '<h1>503</h1>' }))
  await signIn(page, email)
  const notice = page.getByRole('alert').filter({ hasText: 'Reintentar' })
  await expect(notice).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  await page.unroute('**/api/clientes/login')
  await notice.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page).toHaveURL('/es/productos')
})

test('a forgotten password is recovered by mail, once', async ({ page, request }) => {
  const email = await addAccount(request, 'olvido')
  await page.goto('/es/login')
  await signIn(page, email, 'no es esta')
  await expect(page.locator('form#login').getByRole('alert')).toContainText('El correo o la contraseña no son correctos.')
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
  await expect(page).toHaveURL('/es/password-reset')
  await page.getByLabel('Correo electrónico').fill(newEmail('nadie'))
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click()
  await expect(page.getByText(/^Si existe una cuenta con nadie-/)).toBeVisible()
  await page.getByRole('button', { name: 'Usar otro correo' }).click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click()
  await expect(page.getByText(`Si existe una cuenta con ${email}`)).toBeVisible()

  const link = linkIn(await messageTo(request, email, 2))
  await page.goto(link)
  await page.getByLabel('Contraseña nueva').fill(PASSWORD)
  await page.getByLabel('Confirma tu contraseña').fill(PASSWORD)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByRole('alert')).toContainText('La contraseña nueva debe ser distinta de la actual.')
  await expectAccessible(page)
  await page.getByLabel('Contraseña nueva').fill('Otra bujía 2026')
  await page.getByLabel('Confirma tu contraseña').fill('Otra bujía 2026')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText('Tu contraseña cambió. Entra con la nueva.')).toBeVisible()
  await signIn(page, email, 'Otra bujía 2026')
  await expect(page).toHaveURL('/es/productos')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute('href', '/es/password-reset')
})

test('pages for customers ask for a sign-in and are come back to; no address of others is', { tag: ON_DESKTOP }, async ({
  page,
  request,
}) => {
  const email = await addAccount(request, 'guardia')
  await page.goto('/en/mi-cuenta?x=1')
  await expect(page).toHaveURL('/en/login?next=%2Fen%2Fmi-cuenta%3Fx%3D1')
  await expect(page.locator('footer')).toBeVisible()
  await signIn(page, email)
  await expect(page).toHaveURL('/en/mi-cuenta?x=1')
  await expect(page.locator('form#profile').getByLabel('Email')).toHaveValue(email)
  await expectAccessible(page)
  await page.goto('/en/login')
  await expect(page).toHaveURL('/en/productos')
  for (const evil of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    await page.goto(`/es/login?next=${encodeURIComponent(evil)}`)
    await expect(page).toHaveURL('/es/productos')
  }
})

test('an expired session goes to Login and back; a broken token is removed quietly', { tag: ON_DESKTOP }, async ({ page, request }) => {
  const email = await addAccount(request, 'vencida')
  await page.goto('/es/login')
  await signIn(page, email)
  await expect(page).toHaveURL('/es/productos')
  await keepToken(page, expired(await storedToken(page)))
  await page.goto('/es/mi-cuenta')
  await expect(page.getByText('Tu sesión venció.')).toBeVisible()
  expect(await storedToken(page)).toBe('')
  await signIn(page, email)
  await expect(page).toHaveURL('/es/mi-cuenta')

  await page.goto('/es/acerca')
  await keepToken(page, 'no.es.nada')
  await page.goto('/es/mi-cuenta')
  await expect(page).toHaveURL('/es/login?next=%2Fes%2Fmi-cuenta')
  await expect(page.getByText('Tu sesión venció.')).toHaveCount(0)
  expect(await storedToken(page)).toBe('')
})

test('a confirmation that could not be sent again is only logged, and can be asked for once more', { tag: ON_DESKTOP }, async ({
  page,
  request,
}) => {
  const email = await addAccount(request, 'reenvio')
  await page.goto('/es/login?next=%2Fes%2Fmi-cuenta')
  await signIn(page, email)
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.route('**/api/clientes/resend-account-verification', (route) => route.fulfill({ status: 503, body: '<h1>503</h1>' }))
  const notice = page.getByRole('region', { name: 'Confirma tu cuenta para poder comprar' })
  await notice.getByRole('button').click()
  await logged
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(notice.getByRole('button')).toBeEnabled()
})

test('who leaves in one tab has left in the other', { tag: ON_DESKTOP }, async ({ page, context, request }) => {
  const email = await addAccount(request, 'pestanas')
  await page.goto('/es/login?next=%2Fes%2Fmi-cuenta')
  await signIn(page, email)
  await expect(page).toHaveURL('/es/mi-cuenta')
  const other = await context.newPage()
  await other.goto('/es/acerca')
  await other.evaluate(() => localStorage.setItem('envio', '{"calle":"Juárez"}'))
  await other.getByRole('button', { name: 'Menú de tu cuenta, Ana' }).click()
  await expectAccessible(other)
  const token = await storedToken(page)
  await other.getByRole('button', { name: 'Salir' }).click()
  await expect(other).toHaveURL('/es')
  await expect(other.getByRole('link', { name: 'Entrar' })).toBeVisible()
  expect(await other.evaluate(() => ['token', 'user', 'envio'].map((key) => localStorage.getItem(key)))).toEqual([null, null, null])
  await expect(page).toHaveURL('/es/login?next=%2Fes%2Fmi-cuenta')
  await expect
    .poll(async () => (await request.get('/api/clientes/sesiones', { headers: { authorization: `Bearer ${token}` } })).status())
    .toBe(401)
})

test('an e-mail that was never proven is not changed, and the form says so before', { tag: ON_DESKTOP }, async ({ page, request }) => {
  const email = await addAccount(request, 'errata')
  await page.goto('/es/login?next=%2Fes%2Fmi-cuenta')
  await signIn(page, email)
  const profile = page.locator('form#profile')
  const field = profile.getByLabel('Correo electrónico')
  await expect(field).toHaveAttribute('readonly')
  await expect(field).toHaveAccessibleDescription(/confirma tu cuenta.*crea otra/i)
  await expectAccessible(page)
  await profile.getByLabel('Nombre').fill('Ana Lucía')
  await profile.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(profile.getByText('Guardamos tus datos.')).toBeVisible()
  await proveEmail(request, email)
  await page.reload()
  await expect(field).toBeEditable()
  await expect(field).toHaveAccessibleDescription('')
})

test('a customer keeps the account: data, address, password, sessions, privacy', async ({ page, request, browser }) => {
  const email = await addAccount(request, 'cuenta')
  await proveEmail(request, email)
  const elsewhere = await browser.newPage({ baseURL: process.env.SHOP_URL ?? '' })
  await elsewhere.goto('/es/login')
  await signIn(elsewhere, email)
  await expect(elsewhere).toHaveURL('/es/productos')
  await page.goto('/es/login?next=%2Fes%2Fmi-cuenta')
  await signIn(page, email)

  const address = page.locator('form#address')
  await address.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(address.getByRole('alert')).toContainText('Hay 8 datos por corregir')
  await address.getByLabel('Código postal').fill('44100')
  await expect(address.getByLabel('Estado')).toHaveValue('Jalisco')
  await address.getByLabel('Estado').selectOption('Colima')
  await address.getByLabel('Código postal').press('Tab')
  await expect(address.getByText('El código postal es incorrecto', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await address.getByLabel('Estado').selectOption('Jalisco')
  await expect(address.getByText('El código postal es incorrecto', { exact: true })).toHaveCount(0)
  await address.getByLabel('Municipio o alcaldía').selectOption('Guadalajara')
  await address.getByLabel('Localidad').selectOption('Guadalajara')
  await address.getByLabel('Colonia').fill('Centro')
  await address.getByLabel('Calle').fill('Av. Juárez')
  await address.getByLabel('Número exterior').fill('12')
  await address.getByLabel('Referencias y detalles').fill('Portón azul')

  // What is typed and not saved is not lost by a link.
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('link', { name: 'Leer el aviso de privacidad' }).click()
  await expect(page).toHaveURL('/es/mi-cuenta')
  await address.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(address.getByText('Guardamos tus datos.')).toBeVisible()

  const profile = page.locator('form#profile')
  const changed = newEmail('nueva')
  await profile.getByLabel('Nombre').fill('Ana Lucía')
  await profile.getByLabel('Correo electrónico').fill(changed)
  await profile.getByLabel('Contraseña actual').fill('no es esta')
  await profile.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(profile.getByRole('alert')).toContainText('La contraseña actual no es correcta.')
  await profile.getByLabel('Contraseña actual').fill(PASSWORD)
  await profile.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(profile.getByText(`Te enviamos un enlace a ${changed}`)).toBeVisible()
  await expect(profile.getByText(`Falta confirmar ${changed}`)).toBeVisible()
  const link = linkIn(await messageTo(request, changed))
  expect(link).toMatch(/^\/es\/mi-cuenta\/verify\//)
  await page.goto(link)
  await expect(page.getByText('Tu correo quedó actualizado.')).toBeVisible()
  await expect(profile.getByLabel('Correo electrónico')).toHaveValue(changed)
  await expect(address.getByLabel('Localidad')).toHaveValue('Guadalajara')
  await page.goto(`${link}x`)
  await expect(page.getByText('El enlace no es válido.')).toBeVisible()
  await expectAccessible(page)

  // Whoever else was signed in may not be the owner of the new address.
  const sessions = page.locator('#sesiones')
  await expect(sessions.getByText('Solo tienes abierta esta sesión.')).toBeVisible()
  await elsewhere.goto('/es/mi-cuenta')
  await expect(elsewhere).toHaveURL(/\/es\/login/)
  await signIn(elsewhere, changed)
  await expect(elsewhere).toHaveURL('/es/mi-cuenta')
  await page.goto('/es/mi-cuenta')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  const password = page.locator('form#password')
  await password.getByLabel('Contraseña actual').fill(PASSWORD)
  await password.getByLabel('Contraseña nueva', { exact: true }).fill(PASSWORD)
  await password.getByLabel('Confirma la contraseña nueva').fill(PASSWORD)
  await password.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(password.getByRole('alert')).toContainText('La contraseña nueva debe ser distinta de la actual.')
  for (const label of ['Contraseña nueva', 'Confirma la contraseña nueva'])
    await password.getByLabel(label, { exact: true }).fill('Filtro de aceite 9')
  await password.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(password.getByText('cerramos tus demás sesiones')).toBeVisible()
  await expect(sessions.getByText('Solo tienes abierta esta sesión.')).toBeVisible()
  await elsewhere.goto('/es/mi-cuenta')
  await expect(elsewhere).toHaveURL(/\/es\/login/)
  await signIn(elsewhere, changed, 'Filtro de aceite 9')
  await expect(elsewhere).toHaveURL('/es/mi-cuenta')
  await page.reload()
  await sessions.getByRole('button', { name: /^Cerrar sesión en/ }).click()
  await expect(sessions.getByText('Cerramos la sesión en')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await elsewhere.close()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar mis datos' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(JSON.parse(file).customer).toMatchObject({ email: changed, address: { postalCode: '44100' } })

  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Borrar tu cuenta?' })
  await dialog.getByLabel('Escribe tu contraseña para confirmar').fill('Filtro de aceite 9')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Borrar mi cuenta para siempre' }).click()
  await expect(page).toHaveURL('/es?cuenta=borrada')
  await expect(page.getByText('Borramos tu cuenta.')).toBeVisible()
  expect(await storedToken(page)).toBe('')
})

test('pages that carry secrets or belong to customers are kept by nobody', { tag: ON_DESKTOP }, async ({ request }) => {
  for (const path of [
    '/mi-cuenta',
    '/mi-cuenta/verify/x',
    '/login?verificar=x',
    '/password-reset/x',
    '/email-error-verify?motivo=vencido',
  ]) {
    const response = await request.get(`/es${path}`)
    expect([path, response.status(), response.headers()['cache-control']]).toEqual([path, 200, 'no-store'])
    expect(response.headers()['referrer-policy']).toBe('no-referrer')
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
  }
  expect((await request.get('/es/login')).headers()['cache-control']).toContain('s-maxage')
})
