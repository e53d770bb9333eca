import type { Page } from '@playwright/test'
import { ON_DESKTOP } from './support/on-which-screen.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice } from './support/staff.ts'

// The browser itself reports every answer that rightly says no.
test.use({ expectedComplaints: /status of (400|401|409|422)/ })

const SEARCH = 'tsuru 05 balatas'
const MOST_KEYS = 10

async function openCounter(page: Page) {
  await openOffice(page, await addStaff('sales'), '/admin/mostrador')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mostrador')
  await expect(page.getByRole('searchbox')).toBeFocused()
}

/** Presses keys and counts them; each is pressed when the screen is where a person would press it. */
function keysOf(page: Page) {
  const pressed: string[] = []
  return {
    pressed,
    press: async (key: string) => {
      pressed.push(key)
      await page.keyboard.press(key)
    },
  }
}
function firstPart(page: Page) {
  return page.getByRole('list', { name: 'Refacciones encontradas' }).getByRole('button').first()
}

test('from the customer’s words to a quotation in WhatsApp, without the mouse', { tag: ON_DESKTOP }, async ({ page }) => {
  await openCounter(page)
  await page.keyboard.type(SEARCH)
  const { press, pressed } = keysOf(page)
  await press('Enter')
  await expect(firstPart(page)).toBeFocused()
  await expect(page.getByText('Para Nissan Tsuru 2005')).toBeVisible()
  await press('1')
  await press('c')
  await expect(page.getByLabel('Nombre del cliente')).toBeFocused()
  await page.keyboard.type('Lalo Robles')
  await press('Tab')
  await page.keyboard.type('2225550101')
  await expectAccessible(page)
  await press('Enter')
  const text = page.getByLabel('Texto para WhatsApp')
  await expect(text).toHaveValue(/^Hola, Lalo Robles\. [\s\S]+Total: \$[\s\S]+\/cotizacion\/oferta\/[\w-]+$/)
  expect(pressed.length).toBeLessThan(MOST_KEYS)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/522225550101\?text=Hola/)
  const [url = ''] = /http\S+$/.exec(await text.inputValue()) ?? []
  await page.getByRole('button', { name: 'Siguiente cliente' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/Pediste .+ para Nissan Tsuru 2005/)).toBeVisible()
})

test('a sale in cash takes four keys, and is an order that is delivered', { tag: ON_DESKTOP }, async ({ page }) => {
  await openCounter(page)
  await page.keyboard.type(SEARCH)
  const { press, pressed } = keysOf(page)
  await press('Enter')
  await expect(firstPart(page)).toBeFocused()
  await press('1')
  await press('v')
  await expect(page.getByRole('radio', { name: 'Efectivo' })).toBeChecked()
  await expectAccessible(page)
  await press('Enter')
  await expect(page.getByRole('heading', { name: /^Venta [\w-]+ registrada$/ })).toBeVisible()
  expect(pressed.length).toBeLessThan(MOST_KEYS)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver el pedido' }).click()
  await expect(page.getByText('Entrega en mostrador')).toBeVisible()
  await expect(page.getByText('Entregado', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${page.url()}/imprimir`)
  await expect(page.getByRole('region', { name: /^Ticket / })).toContainText('Efectivo en mostrador')
  await expectAccessible(page)
})

test('a ticket of two parts needs no mouse either', { tag: ON_DESKTOP }, async ({ page }) => {
  await openCounter(page)
  const box = page.getByRole('searchbox')
  const ticket = page.getByRole('region', { name: 'Ticket' })
  await page.keyboard.type(SEARCH)
  await page.keyboard.press('Enter')
  await expect(firstPart(page)).toBeFocused()
  await page.keyboard.press('1')
  await expect(ticket.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  // What is typed takes the place of the words before.
  await page.keyboard.type('filtro de aceite tsuru 05')
  await expect(box).toHaveValue('filtro de aceite tsuru 05')
  await page.keyboard.press('Enter')
  await expect(firstPart(page)).toContainText(/filtro/i)
  await expect(firstPart(page)).toBeFocused()
  await page.keyboard.press('1')
  await expect(ticket.getByRole('listitem')).toHaveCount(2)
  // The same words once more: what was found is there already, and its keys count again.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(firstPart(page)).toBeFocused()
  await page.keyboard.press('v')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Venta [\w-]+ registrada$/ })).toBeVisible()
})

test('a sale with a card goes by touch as well', async ({ page }) => {
  await openCounter(page)
  await page.getByRole('searchbox').fill(SEARCH)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await firstPart(page).click()
  await page.getByRole('button', { name: 'Venta de mostrador' }).click()
  await page.getByLabel('Nombre del cliente (opcional)').fill('Eva')
  await page.getByRole('radio', { name: 'Tarjeta en terminal' }).check()
  await page.getByRole('button', { name: /^Registrar venta de \$/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'tarjeta en terminal' })).toBeVisible()
  await page.getByRole('button', { name: 'Siguiente cliente' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByText('Todavía no agregas piezas.')).toBeVisible()
})

test('a ticket waits for whoever left the screen, and is gone once it is sold', async ({ page, context }) => {
  await openCounter(page)
  await page.getByRole('searchbox').fill(SEARCH)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await firstPart(page).click()
  await firstPart(page).click()
  const piecesOn = (tab: Page) => tab.getByLabel(/^Piezas de /)
  await expect(piecesOn(page)).toHaveValue('2')

  await page.getByRole('navigation', { name: 'Pantallas' }).getByRole('link', { name: 'Pedidos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos')
  await page.getByRole('navigation', { name: 'Pantallas' }).getByRole('link', { name: 'Mostrador' }).click()
  await expect(piecesOn(page)).toHaveValue('2')
  await page.reload()
  await expect(piecesOn(page)).toHaveValue('2')

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(piecesOn(other)).toHaveValue('2')
  await piecesOn(other).fill('1')
  await expect(piecesOn(page)).toHaveValue('1')

  await other.getByRole('button', { name: 'Venta de mostrador' }).click()
  await other.getByRole('button', { name: /^Registrar venta de \$/ }).click()
  await expect(other.getByRole('heading', { name: /^Venta [\w-]+ registrada$/ })).toBeVisible()
  await other.getByRole('link', { name: 'Ver el pedido' }).click()
  await expect(other.getByText('Entrega en mostrador')).toBeVisible()
  await expect(page.getByText('Todavía no agregas piezas.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Todavía no agregas piezas.')).toBeVisible()
})

test('a price that changed while the ticket lay there is said, and holds', async ({ page }) => {
  await openCounter(page)
  await page.getByRole('searchbox').fill(SEARCH)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await firstPart(page).click()
  const total = page.getByRole('region', { name: 'Ticket' }).getByRole('status')
  const before = await total.textContent()
  const [number = ''] = (await firstPart(page).locator('.font-mono').allTextContents()) ?? []
  const raise = (by: number) => inDatabase('update products set price_cents = price_cents + $1 where part_number = $2', [by, number])
  await raise(1_000)
  try {
    await page.reload()
    await expect(page.getByText('Cambió desde que dejaste este ticket')).toBeVisible()
    await expect(total.last()).not.toHaveText(before ?? '')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await expect(page.getByText('Todavía no agregas piezas.')).toBeVisible()
  } finally {
    await raise(-1_000)
  }
})

test('a mistyped number: a tap on one that is like it searches for that', async ({ page }) => {
  await openCounter(page)
  await page.getByRole('searchbox').fill('48510-59985')
  await page.getByRole('button', { name: 'Buscar' }).click()
  const offered = page.getByRole('region', { name: '¿Quisiste decir uno de estos números?' })
  await expect(offered).toBeVisible()
  await expectAccessible(page)
  await offered
    .getByRole('button', { name: /^48510-59895/ })
    .first()
    .click()
  await expect(page.getByRole('searchbox')).toHaveValue('48510-59895')
  await expect(firstPart(page)).toBeFocused()
})

test('what is wrong with a customer’s data is said, and nothing is lost', async ({ page }) => {
  await openCounter(page)
  await page.getByRole('searchbox').fill(SEARCH)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await firstPart(page).click()
  await firstPart(page).click()
  await expect(page.getByLabel(/^Piezas de /)).toHaveValue('2')
  await page.getByLabel('Descuento (%), hasta 10').fill('50')
  await expect(page.getByLabel('Descuento (%), hasta 10')).toHaveValue('10')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cotización' }).click()
  await page.getByLabel('Nombre del cliente').fill('Lalo')
  await page.getByLabel('Teléfono a 10 dígitos').fill('123')
  await page.getByRole('button', { name: 'Hacer cotización' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Nombre del cliente')).toHaveValue('Lalo')
  await page.getByLabel('Teléfono a 10 dígitos').fill('2225550101')
  await page.getByRole('button', { name: 'Hacer cotización' }).click()
  await expect(page.getByRole('heading', { name: /^Cotización COT-/ })).toBeVisible()
})
