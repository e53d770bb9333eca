import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/shop.ts'

const VERSA = { make: 'Nissan', model: 'Versa', year: 2016, engine: '1.6' }
function withVersa(page: Page) {
  return page.addInitScript((car) => localStorage.setItem('garage', JSON.stringify({ cars: [car], chosen: 0 })), VERSA)
}
const CAR = 'armadora=Nissan&modelo=Versa&anio=2016&motor=1.6'

type Part = { _id: string; nombre: string; piezas_por_auto?: number; stock: number }
async function fitting(request: APIRequestContext, type: string): Promise<Part[]> {
  return (await (await request.get(`/api/products/refaccion?${CAR}&tipo=${type}&en_stock=true&limit=24`)).json()).data.docs
}

type Kit = { piezas: { producto?: Part; cantidad: number; marcada: boolean }[]; total: number }
async function kitOf(request: APIRequestContext, { _id }: Part): Promise<Kit> {
  return (await (await request.get(`/api/products/juego?ref=${_id}&${CAR}`)).json()).data
}

/** One whose kit is ticked in two parts at least. */
async function beginning(request: APIRequestContext, type: string) {
  for (const part of await fitting(request, type)) {
    const ticked = (await kitOf(request, part)).piezas.filter(({ marcada }) => marcada)
    if (ticked.length > 1 && part.stock > 0) return { part, ticked }
  }
  throw new Error(`no ${type} with a kit`)
}
function inCart(page: Page): Promise<{ product: { _id: string }; qty: number; car?: object }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))
}

test('pads ask for discs and fluid: one tap, and all that fits the car is in the cart', async ({ page, request }) => {
  const { part, ticked } = await beginning(request, 'brake-pads')
  await withVersa(page)
  await page.goto(`/es/productos/p?ref=${part._id}`)
  const section = page.getByRole('region', { name: 'También necesitas para tu cambio de balatas' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText('Elegimos las que le quedan a tu Versa 2016.')).toBeVisible()
  await expectAccessible(page)
  await section.getByRole('button', { name: new RegExp(`^Agregar las ${ticked.length + 1} refacciones · \\$`) }).click()
  await expect(page.getByRole('dialog', { name: 'Tu carrito' }).getByText(`Agregamos ${ticked.length + 1} refacciones.`)).toBeVisible()
  const lines = await inCart(page)
  expect(new Map(lines.map(({ product, qty }) => [product._id, qty]))).toEqual(
    new Map([[part._id, part.piezas_por_auto ?? 1], ...ticked.map(({ producto, cantidad }) => [producto?._id ?? '', cantidad] as const)]),
  )
  expect(lines.every(({ car }) => car)).toBe(true)
})

test('what is unticked stays out, and what is in the cart is not put there twice', async ({ page, request }) => {
  const { part, ticked } = await beginning(request, 'brake-pads')
  const [left] = ticked
  await withVersa(page)
  await page.goto(`/es/productos/p?ref=${part._id}`)
  const section = page.getByRole('region', { name: /También necesitas/ })
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('checkbox', { name: `Incluir ${left?.producto?.nombre}` }).uncheck()
  await section.getByRole('button', { name: /^Agregar/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Tu carrito' })
  await drawer.getByRole('button', { name: 'Seguir comprando' }).click()
  const before = await inCart(page)
  expect(before.map(({ product }) => product._id)).not.toContain(left?.producto?._id)
  await section.getByRole('checkbox', { name: `Incluir ${left?.producto?.nombre}` }).check()
  await section.getByRole('button', { name: /^Agregar/ }).click()
  await expect(drawer.getByText('Agregamos 1 refacción.')).toBeVisible()
  expect((await inCart(page)).length).toBe(before.length + 1)
})

test('without a car its kinds are links, also without scripts', async ({ browser, request }) => {
  const { part } = await beginning(request, 'brake-pads')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/es/productos/p?ref=${part._id}`)
  const section = page.getByRole('region', { name: /También necesitas/ })
  await section.getByRole('link', { name: 'Disco de freno' }).click()
  await expect(page).toHaveURL(/\/es\/productos\?tipo=brake-disc$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.close()
})

test('the section keeps its height when the parts come', async ({ page, request }) => {
  const { part } = await beginning(request, 'brake-pads')
  await page.goto(`/es/productos/p?ref=${part._id}`)
  const section = page.getByRole('region', { name: /También necesitas/ })
  const before = await section.boundingBox()
  await page.evaluate((car) => localStorage.setItem('garage', JSON.stringify({ cars: [car], chosen: 0 })), VERSA)
  await page.reload()
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText('Elegimos las que le quedan')).toBeVisible()
  expect((await section.boundingBox())?.height).toBe(before?.height)
})

test('a part of which a car takes four is added by four with one tap, and the quantity stays the shopper’s', async ({ page, request }) => {
  const plug = (await fitting(request, 'spark-plug')).find(({ piezas_por_auto = 1, stock }) => piezas_por_auto === 4 && stock > 5)
  await withVersa(page)
  await page.goto(`/es/productos/p?ref=${plug?._id}`)
  await page.getByRole('button', { name: /^Agregar 4 · \$/ }).click()
  await expect(page.getByRole('button', { name: /carrito, 4 piezas/i })).toBeVisible()
  await page.getByRole('dialog', { name: 'Tu carrito' }).getByRole('button', { name: 'Seguir comprando' }).click()
  await page.getByRole('button', { name: /^Agregar al carrito/ }).click()
  await expect(page.getByRole('button', { name: /carrito, 5 piezas/i })).toBeVisible()
})
