import { addBuyer, comeWith } from './support/buying.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

// The browser reports files that do not come, and the router a page whose code is among them.
test.use({ expectedComplaints: /net::ERR_FAILED|status of (404|503)|dynamically imported module|loading route module/ })

test('a piece that does not arrive is offered again, and the button works', async ({ page }) => {
  await page.goto('/es')
  await page.route('**/assets/garage-dialog-*.js*', (route) => route.abort())
  await page.getByRole('button', { name: /Tu auto/ }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('No pudimos cargar esta parte de la tienda.')
  await expectAccessible(page)
  await page.unroute('**/assets/garage-dialog-*.js*')
  await notice.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('dialog', { name: 'Mi garage' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a piece that a newer shop has replaced asks for a reload', async ({ page }) => {
  await page.goto('/en')
  await page.route('**/assets/cart-drawer-*.js*', (route) => route.fulfill({ status: 404 }))
  const cart = page.getByRole('button', { name: /^Open cart/ })
  await cart.click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('The shop has been updated.')
  await notice.getByRole('button', { name: 'Close notice' }).click()
  await expect(notice).toHaveCount(0)
  await expect(cart).toBeFocused()
  await cart.click()
  await expect(notice).toContainText('The shop has been updated.')
  await page.unroute('**/assets/cart-drawer-*.js*')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await cart.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the words of the server are shown, in the dialog where they belong', async ({ page }) => {
  await page.goto('/es')
  const message = 'La tienda no está disponible en este momento. Intenta de nuevo en unos segundos.'
  const body = JSON.stringify({ success: false, message, data: null, code: 'unavailable' })
  await page.route('**/api/autos/armadoras', (route) => route.fulfill({ status: 503, contentType: 'application/json', body }))
  await page.getByRole('button', { name: /Tu auto/ }).click()
  const garage = page.getByRole('dialog', { name: 'Mi garage' })
  await expect(garage.getByRole('alert')).toContainText(message)
  await expectAccessible(page)
  await page.unroute('**/api/autos/armadoras')
  await garage.getByRole('button', { name: 'Reintentar' }).click()
  await garage.getByLabel('Armadora').selectOption('Nissan')
  await expect(garage.getByRole('alert')).toHaveCount(0)
})

test('what a customer’s own pages wait for does not come: they say so, and offer another try', async ({ page, request }) => {
  await comeWith(page, request, { buyer: await addBuyer(request), cart: {} })
  const body = JSON.stringify({ success: false, message: 'La tienda no está disponible.', data: null, code: 'unavailable' })
  const main = page.getByRole('main')
  for (const [calls, path, there] of [
    ['**/api/clientes/**', '/es/historial-compras', 'Aún no tienes compras'],
    ['**/api/clientes/**', '/es/mi-cuenta', 'Aquí enviamos tus pedidos.'],
    ['**/api/ordenes/**', '/es/detalles-compra/PRUEBA-AAAA-AAAA', 'No encontramos esta página'],
  ] as const) {
    await page.route(calls, (route) => route.fulfill({ status: 503, contentType: 'application/json', body }))
    await page.goto(path)
    await expect(main.getByText('La tienda no responde en este momento')).toBeVisible()
    await expect(main.getByText(/^Cargando/)).toHaveCount(0)
    await page.unroute(calls)
    await main.getByRole('link', { name: 'Reintentar' }).click()
    await expect(main.getByText(there).first()).toBeVisible()
  }
})

test('a page whose code does not arrive comes whole from the server, and its links go on', async ({ page }) => {
  // Before the page has woken up its links lead to whole pages anyway.
  await page.goto('/es', { waitUntil: 'networkidle' })
  await page.route('**/assets/about-*.js*', (route) => route.abort())
  const whole = page.waitForRequest((request) => request.resourceType() === 'document' && request.url().endsWith('/es/acerca'))
  await page.getByRole('link', { name: 'Acerca', exact: true }).first().click()
  await whole
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Promociones', exact: true }).first().click()
  await expect(page).toHaveURL('/es/promociones')
})
