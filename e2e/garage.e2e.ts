import type { APIRequestContext, Page } from '@playwright/test'
import { addBuyer } from './support/buying.ts'
import { ON_PHONE } from './support/on-which-screen.ts'
import { expect, test } from './support/shop.ts'

const VERSA = { make: 'Nissan', model: 'Versa', year: 2016 }
const AVEO = { make: 'Chevrolet', model: 'Aveo', year: 2013 }
const JETTA = { make: 'Volkswagen', model: 'Jetta', year: 2008 }

function comeWithGarage(page: Page, cars: readonly object[]) {
  return page.addInitScript((garage) => localStorage.setItem('garage', JSON.stringify(garage)), { cars, chosen: 0 })
}

function garageOf(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('garage') ?? '{}'))
}

test('with several cars a question about one of them is answered about that one', async ({ page, request }) => {
  await comeWithGarage(page, [JETTA, AVEO, VERSA])
  await page.goto('/es/busqueda?search=balatas+aveo+2013')
  const first = page.getByRole('article').first()
  await expect(first.getByText('Le queda a tu Aveo 2013')).toBeVisible()
  await expect(page.getByText('Tu auto: Chevrolet Aveo 2013')).toBeVisible()
  await expect(page.getByText(/No le queda/)).toHaveCount(0)
  // The page itself says so, to whoever asks.
  expect(await (await request.get('/es/busqueda?search=balatas+aveo+2013')).text()).toContain('Le queda a tu Aveo 2013')
  await first.getByRole('link').first().click()
  await expect(page.getByRole('status').filter({ hasText: /^✓Le queda a tu Aveo 2013/ })).toBeVisible()
  await expect(page.getByText(/^Listada para Chevrolet Aveo /)).toBeVisible()
  await page.getByRole('button', { name: /^Agregar al carrito/ }).click()
  await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible()
})

test('who adds a part before the verdict has come finds it in the cart, for the car of the question', async ({ page }) => {
  await page.goto('/es/busqueda?search=balatas+aveo+2013')
  await expect(page.getByText('Es mi auto: Chevrolet Aveo 2013')).toBeVisible()
  let letThrough = () => {}
  const isClicked = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/compatibilidades', async (route) => {
    await isClicked
    await route.continue()
  })
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('button', { name: /^Agregar al carrito/ }).click()
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Tu carrito' }).getByText('Le queda a tu Aveo 2013')).toBeVisible()
})

test('without a question a part is judged by every car of the garage', async ({ page, request }) => {
  await comeWithGarage(page, [JETTA, AVEO, VERSA])
  const firstOf = async (search: string) =>
    (await (await request.get(`/api/products/search/d?search=${encodeURIComponent(search)}`)).json()).data.docs[0]._id
  await page.goto(`/es/productos/p?ref=${await firstOf('balatas aveo 2013')}`)
  await expect(page.getByRole('status').filter({ hasText: /^✓Le queda a tu Aveo 2013/ })).toBeVisible()
  await page.goto(`/es/productos/p?ref=${await firstOf('balatas silverado 2016')}`)
  await expect(page.getByRole('status').filter({ hasText: 'No le queda a ninguno de tus autos' })).toBeVisible()
  await page.getByRole('button', { name: /^Agregar al carrito/ }).click()
  await expect(page.getByRole('dialog', { name: 'No le queda a ninguno de tus autos' })).toBeVisible()
})

test('a car that was searched for is kept in one tap, with its only engine', async ({ page }) => {
  await page.goto('/es/busqueda?search=balatas+tsuru+2012')
  await page.getByRole('button', { name: 'Es mi auto: Nissan Tsuru 2012' }).click()
  await expect(page.getByText('Tu auto: Nissan Tsuru 2012')).toBeVisible()
  await expect(page.getByRole('button', { name: /Es mi auto/ })).toHaveCount(0)
  expect(await garageOf(page)).toEqual({ cars: [{ make: 'Nissan', model: 'Tsuru', year: 2012, engine: '1.6' }], chosen: 0 })
})

test('the garage opens with the car of the question, and fills in an engine that is the only one', async ({ page }) => {
  await page.goto('/es/busqueda?search=balatas+tsuru+2012')
  await expect(page.getByRole('button', { name: /Es mi auto/ })).toBeVisible()
  await page.getByRole('button', { name: /^Tu auto/ }).click()
  const garage = page.getByRole('dialog', { name: 'Mi garage' })
  await expect(garage.getByLabel('Modelo')).toHaveValue('Tsuru')
  await expect(garage.getByLabel('Año')).toHaveValue('2012')
  await garage.getByLabel('Año').selectOption('2011')
  await expect(garage.getByLabel('Cilindraje')).toHaveValue('1.6')
  await garage.getByRole('button', { name: 'Guardar y usar' }).click()
  expect((await garageOf(page)).cars).toEqual([{ make: 'Nissan', model: 'Tsuru', year: 2011, engine: '1.6' }])
})

type Found = {
  readonly gama: string
  readonly equivalentes: readonly { readonly marca: string; readonly gama: string; readonly stock: number }[]
}

/** A part that is sold out while an equivalent is not. */
async function soldOutWithEquivalents(request: APIRequestContext) {
  for (let page = 1; ; page += 1) {
    const { docs } = (await (await request.post('/api/products/specific', { data: { limit: 96, sort: 1, page } })).json()).data
    expect(docs).not.toHaveLength(0)
    for (const { _id } of docs.filter(({ stock }: { stock: number }) => stock === 0)) {
      const found: Found = (await (await request.get(`/api/products/show/p?ref=${_id}`)).json()).data
      if (found.equivalentes.some(({ stock }) => stock > 0)) return { ref: _id, ...found }
    }
  }
}

test('what is sold out leads to its equivalents, by tier, and then to the shop', async ({ page, request }) => {
  const { ref, gama, equivalentes } = await soldOutWithEquivalents(request)
  await page.goto(`/es/productos/p?ref=${ref}`)
  const lead = page.getByText(/^Agotado\. Hay \d+ equivalentes? en existencia (a|desde) \$/)
  await expect(lead).toBeVisible()
  const [leadBox, askBox] = [await lead.boundingBox(), await page.getByRole('link', { name: /^Pedir cotización/ }).boundingBox()]
  expect(leadBox?.y).toBeLessThan(askBox?.y ?? 0)
  await page.getByRole('link', { name: 'Ver equivalentes' }).click()
  const choices = page.getByRole('region', { name: 'Compara equivalentes' })
  await expect(choices).toBeInViewport()
  const names: Record<string, string> = { economica: 'Económica', intermedia: 'Intermedia', premium: 'Premium', original: 'Original' }
  const tiers = new Set([gama, ...equivalentes.map((one) => one.gama)])
  await expect(choices.getByRole('heading', { level: 3 })).toHaveText(
    Object.keys(names)
      .filter((one) => tiers.has(one))
      .map((one) => names[one] ?? ''),
  )
  await expect(choices.getByRole('region', { name: names[gama] ?? '' }).getByText('Esta pieza')).toBeVisible()
  await expect(choices.getByRole('listitem')).toHaveCount(equivalentes.length + 1)
  await expect(choices.getByText(/Garantía/)).toHaveCount(equivalentes.length + 1)
  await choices
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /carrito, 1 pieza/i })).toBeVisible()
})

test('the header of a narrow phone shows the year and overlaps nothing', { tag: ON_PHONE }, async ({ page, request }) => {
  await comeWithGarage(page, [JETTA])
  await page.addInitScript(
    ({ token, email }) => {
      localStorage.setItem('token', JSON.stringify(token))
      localStorage.setItem('user', JSON.stringify({ id: '1', firstName: 'Ana', lastName: 'Peña', email }))
    },
    await addBuyer(request),
  )
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/es/uso-de-cookies')
    const car = page.getByRole('button', { name: 'Tu auto Volkswagen Jetta 2008' })
    await expect(car.getByText('2008', { exact: true })).toBeVisible()
    const year = await car.getByText('2008', { exact: true }).boundingBox()
    const account = await page
      .getByRole('banner')
      .getByRole('button', { name: /cuenta/i })
      .boundingBox()
    expect((year?.x ?? width) + (year?.width ?? width), `at ${width}`).toBeLessThanOrEqual(account?.x ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})
