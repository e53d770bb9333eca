import { addAccount, expired, keepToken, PASSWORD, signIn, standStill, storedToken } from './support/accounts.ts'
import { ADDRESS, addBuyer, comeWith, ordersOf, PARTS, payButton } from './support/buying.ts'
import { ON_DESKTOP } from './support/on-which-screen.ts'
import { age } from './support/session-rows.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

test.use({ expectedComplaints: /status of 4(0[13]|22)|ERR_FAILED/ })

const signInLink = /^(Entrar|Sign in)$/

test('a dead token leaves public pages quietly and never stands before the login', { tag: ON_DESKTOP }, async ({ page, request }) => {
  const email = await addAccount(request, 'difunta')
  await page.goto('/es/login')
  await signIn(page, email)
  await expect(page).toHaveURL('/es/productos')
  const token = await storedToken(page)

  await keepToken(page, expired(token))
  await page.goto('/es/acerca')
  await expect(page.getByRole('banner').getByRole('link', { name: signInLink })).toBeVisible()
  await expect.poll(() => page.evaluate(() => ['token', 'user'].map((key) => localStorage.getItem(key)))).toEqual([null, null])
  await expect(page).toHaveURL('/es/acerca')

  await request.post('/api/clientes/logout', { headers: { authorization: `Bearer ${token}` } })
  for (const dead of [expired(token), token, 'no.es.nada']) {
    await keepToken(page, dead)
    await page.goto('/es/login?next=%2Fes%2Fmi-cuenta')
    await expect.poll(() => storedToken(page)).toBe('')
    await expect(page).toHaveURL('/es/login?next=%2Fes%2Fmi-cuenta')
  }
  await signIn(page, email)
  await expect(page).toHaveURL('/es/mi-cuenta')
  await page.goto('/es/login')
  await expect(page).toHaveURL('/es/productos')
})

test('a user of foreign shape in the storage is nobody’s name', { tag: ON_DESKTOP }, async ({ page, request }) => {
  const email = await addAccount(request, 'ajena')
  await page.goto('/es/login')
  await signIn(page, email)
  await expect(page).toHaveURL('/es/productos')
  await page.route('**/api/clientes/me/*', (route) => route.abort())
  for (const foreign of ['{"nombre":"Ana"}', '{"firstName":null}', '7', '[]']) {
    await standStill(page)
    await page.evaluate((user) => localStorage.setItem('user', user), foreign)
    await page.goto('/es/productos')
    await expect(page.getByRole('button', { name: 'Menú de tu cuenta, Mi cuenta' })).toBeVisible()
  }
})

test('use renews the token, and the page goes on as it was', { tag: ON_DESKTOP }, async ({ page, request }) => {
  const email = await addAccount(request, 'renueva')
  await page.goto('/es/login?next=%2Fes%2Fmi-cuenta')
  await signIn(page, email)
  const name = page.locator('form#profile').getByLabel('Nombre')
  await expect(name).toHaveValue('Ana')
  await standStill(page)
  const old = await age(await storedToken(page), 5)
  await keepToken(page, old)
  await page.goto('/es/mi-cuenta')
  await expect(name).toHaveValue('Ana')
  await expect.poll(() => storedToken(page)).not.toBe(old)
  expect(await storedToken(page)).not.toBe('')
  await name.fill('Ana María')
  await page.locator('form#profile').getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Guardamos tus datos.')).toBeVisible()
})

test('after two idle hours paying asks for the password, in place', async ({ page, request }) => {
  const buyer = await addBuyer(request)
  await comeWith(page, request, { buyer, cart: { [PARTS.transfer]: 1 }, envio: { ...ADDRESS, forma_pago: 'transferencia' } })
  await page.goto('/es/cart/resumen')
  await expect(payButton(page).first()).toBeEnabled()
  await age(buyer.token, 0, 3)
  await payButton(page).first().click()
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await expect(question.getByLabel('Contraseña', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await question.getByLabel('Contraseña', { exact: true }).fill('no es esta')
  await question.getByRole('button', { name: 'Continuar' }).click()
  await expect(question.getByRole('alert')).toContainText('La contraseña actual no es correcta.')
  expect(await ordersOf(request, buyer)).toEqual([])
  await question.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await question.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Tu pedido está apartado' })).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(await ordersOf(request, buyer)).toHaveLength(1)
})

test('who closes the question has paid nothing and can pay again', { tag: ON_DESKTOP }, async ({ page, request }) => {
  const buyer = await addBuyer(request)
  await comeWith(page, request, { buyer, cart: { [PARTS.transfer]: 1 }, envio: { ...ADDRESS, forma_pago: 'transferencia' } })
  await page.goto('/es/cart/resumen')
  await expect(payButton(page).first()).toBeEnabled()
  await age(buyer.token, 0, 3)
  await payButton(page).first().click()
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await question.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByText('Escribe tu contraseña para confirmar que eres tú.')).toBeVisible()
  expect(await ordersOf(request, buyer)).toEqual([])
  await payButton(page).first().click()
  await expect(question).toBeVisible()
})
