import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice } from './support/staff.ts'

async function request(by: APIRequestContext): Promise<string> {
  const asked = { armadora: 'Nissan', modelo: 'Tsuru', anio: '2005', cilindraje: '1.6', autoparte: 'Cremallera' }
  const who = { nombre: 'Lalo Robles', email: 'lalo@example.mx', telefono: '2225550101' }
  const answer = await by.post('/api/cotizacion', { multipart: { ...asked, ...who } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data.numero
}

/** How many quotations the menu says are waiting. */
async function counted(page: Page): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Pantallas' }).getByRole('link', { name: 'Cotizaciones' })
  const described = await link.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
  return Number(/^\d+/.exec(described)?.[0] ?? 0)
}
async function inTitle(page: Page): Promise<number> {
  return Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)
}

test('what arrives is counted in every tab without a reload, and one of them rings', async ({ page, context }) => {
  // What a loudspeaker would hear.
  await context.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype
    AudioContext.prototype.createOscillator = function heard() {
      document.documentElement.dataset.notes = String(Number(document.documentElement.dataset.notes ?? 0) + 1)
      return createOscillator.call(this)
    }
  })
  const notes = async (tab: Page) => Number((await tab.locator('html').getAttribute('data-notes')) ?? 0)
  await openOffice(page, await addStaff('sales'), '/admin/mi-acceso')
  await page.getByLabel('Sonido cuando llega algo').check()
  await expect.poll(() => notes(page)).toBe(2)
  await page.getByRole('button', { name: 'Probar el sonido' }).click()
  await expect.poll(() => notes(page)).toBe(4)

  const other = await context.newPage()
  await other.goto(new URL('/admin/mostrador', page.url()).href)
  await other.getByRole('searchbox').click()
  const before = [await counted(page), await inTitle(page)] as const
  const heard = (await notes(page)) + (await notes(other))
  await request(page.request)
  await expect.poll(() => counted(page)).toBeGreaterThan(before[0])
  await expect.poll(() => inTitle(page)).toBeGreaterThan(before[1])
  await expect.poll(() => counted(other)).toBeGreaterThan(before[0])
  await expect.poll(async () => (await notes(page)) + (await notes(other))).toBeGreaterThanOrEqual(heard + 2)
  expect(((await notes(page)) + (await notes(other)) - heard) % 2).toBe(0)
  await expect(other.getByRole('navigation', { name: 'Pendientes' })).toContainText(/por responder/)
})

test('a late quotation stands out at the counter and in the menu', async ({ page }) => {
  const number = await request(page.request)
  await inDatabase(`update quotations set due_at = now() - interval '1 minute' where number = $1`, [number])
  await openOffice(page, await addStaff('sales'), '/admin/mostrador')
  await expect(page.getByRole('navigation', { name: 'Pendientes' })).toContainText(/\d+ fuera de plazo/)
  const link = page.getByRole('navigation', { name: 'Pantallas' }).getByRole('link', { name: 'Cotizaciones' })
  await expect(link).toHaveAccessibleDescription(/por responder, \d+ fuera de plazo$/)
  await expectAccessible(page)
})

test('a member goes on duty, says what to be told of, and the owner sees it', async ({ page, browser }) => {
  const email = await addStaff('sales')
  await openOffice(page, email, '/admin/mi-acceso')
  await page.getByLabel('Estoy de guardia').check()
  await expect(page.getByText('Guardamos tus avisos.')).toBeVisible()
  await page.getByLabel('Chats', { exact: true }).uncheck()
  await expectAccessible(page)
  await expect
    .poll(async () => (await page.request.get('/api/personal/avisos')).json())
    .toMatchObject({ data: { de_guardia: true, avisos: ['cotizacion', 'comprobante', 'pedido'] } })
  await page.reload()
  await expect(page.getByLabel('Estoy de guardia')).toBeChecked()
  await expect(page.getByLabel('Chats', { exact: true })).not.toBeChecked()

  const owner = await (await browser.newContext({ locale: 'es-MX', baseURL: new URL(page.url()).origin })).newPage()
  await openOffice(owner, await addStaff('owner'), '/admin/personal')
  await expect(owner.getByRole('row').filter({ hasText: email })).toContainText('De guardia')
  await owner.getByRole('button', { name: new RegExp(`, ${email}$`) }).click()
  await owner.getByLabel('Está de guardia').uncheck()
  await owner.getByRole('button', { name: 'Guardar guardia' }).click()
  await expect(owner.getByRole('row').filter({ hasText: email })).not.toContainText('De guardia')
  await owner.context().close()
  await expect.poll(async () => (await page.request.get('/api/personal/avisos')).json()).toMatchObject({ data: { de_guardia: false } })
})

test('for the warehouse only orders to pack are counted, and content is told nothing', async ({ page }) => {
  await openOffice(page, await addStaff('warehouse'), '/admin/mi-acceso')
  expect(Object.keys((await (await page.request.get('/api/admin/pendientes')).json()).data)).toEqual(['por_empacar'])
  await page.getByLabel('Estoy de guardia').check()
  await expect(page.getByLabel('Pedidos por empacar')).toBeVisible()
  await expect(page.getByLabel('Cotizaciones', { exact: true })).toHaveCount(0)
  await page.getByLabel('Estoy de guardia').uncheck()
  await openOffice(page, await addStaff('content'), '/admin/mi-acceso')
  await expect(page.getByRole('heading', { name: 'Sesiones abiertas' })).toBeVisible()
  await expect(page.getByLabel('Estoy de guardia')).toHaveCount(0)
})
