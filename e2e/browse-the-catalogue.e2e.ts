import { holdScripts } from './support/hold-scripts.ts'
import { expect, test } from './support/shop.ts'

const languages = [
  { lang: 'es', htmlLang: 'es-MX', title: 'Refacciones', fits: 'Autos a los que les queda', next: 'Siguiente' },
  { lang: 'en', htmlLang: 'en', title: 'Parts', fits: 'Cars it fits', next: 'Next' },
]

for (const { lang, htmlLang, title, fits, next } of languages) {
  test(`the list and a part, in ${lang}`, async ({ page, request }) => {
    await page.goto(`/${lang}/productos`)
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(48)
    await expect(page.getByText(/^1–48 (de|of) 15,\d{3} /)).toBeVisible()

    await page.getByRole('link', { name: next, exact: true }).click()
    await expect(page).toHaveURL(`/${lang}/productos?page=2`)
    await expect(page.getByText(/^49–96 /)).toBeVisible()

    const found = await (await request.get('/api/products/search/d?search=balatas+delanteras+versa+2016')).json()
    const part = found.data.docs[0]
    await page.goto(`/${lang}/productos/p?ref=${part._id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Nissan Versa 2012-2019/)
    await expect(page.getByRole('heading', { name: fits })).toBeVisible()
    await expect(page.getByText(part.clave_interna)).toBeVisible()
    await expect(page.getByText(/^\$[\d,]+\.\d{2}$/).first()).toBeVisible()
  })
}

test('a card leads to its part, and back leads to the list', async ({ page }) => {
  await page.goto('/es/productos?page=3')
  const card = page.getByRole('article').nth(5).getByRole('link')
  const name = await card.innerText()
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^97–144 /)).toBeVisible()
})

test('a category opens with the kinds of part it has, and then with parts of all of them', async ({ page }) => {
  await page.goto('/es/productos?categoria=frenos')
  await expect(page.getByLabel('Ordenar por').getByRole('option', { selected: true })).toHaveText('Destacados')
  const tiles = page.getByRole('navigation', { name: 'Tipo' }).getByRole('link')
  const pads = tiles.filter({ hasText: /^Balatas/ }).first()
  const [, count = ''] = /([\d,]+)$/.exec(await pads.innerText()) ?? []
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
  expect(new Set(names.map((name) => name.split(' ')[0])).size).toBeGreaterThan(8)
  await pads.click()
  await expect(page).toHaveURL('/es/productos?categoria=frenos&tipo=brake-pads')
  await expect(page.getByText(`de ${count} refacciones`)).toBeVisible()
  await expect(tiles).toHaveCount(0)
})

test('the pictures of the first parts arrive as small modern files', async ({ page }) => {
  const responses = page.waitForResponse((response) => response.url().includes('/images/products/'))
  await page.goto('/es/productos')
  const response = await responses
  expect(response.headers()['content-type']).toMatch(/^image\/(webp|avif)$/)
  expect(response.headers()['cache-control']).toContain('immutable')
  const first = page.getByRole('article').first().getByRole('img')
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
})

test('sorting sorts, begins at the first page and stays in the address', async ({ page }) => {
  await page.goto('/es/productos?page=2')
  await page.getByLabel('Ordenar por').selectOption({ label: 'Precio más bajo' })
  await expect(page).toHaveURL('/es/productos?sort=3')
  const prices = async () => {
    const texts = await page.getByRole('article').locator('.price-now').allInnerTexts()
    return texts.map((text) => Number(text.replace(/[$,]/g, '')))
  }
  await expect.poll(async () => (await prices())[0]).toBeLessThan(100)
  const amounts = await prices()
  expect(amounts).toHaveLength(48)
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  await page.reload()
  await expect(page.getByLabel('Ordenar por')).toHaveValue('3')
})

test('an order chosen before the scripts arrived counts when they do', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/es/productos', { waitUntil: 'commit' })
  await page.getByLabel('Ordenar por').selectOption({ label: 'Precio más bajo' })
  const atFirst = await page.getByRole('article').first().getByRole('heading').innerText()
  release()
  await expect(page).toHaveURL('/es/productos?sort=3')
  await expect(page.getByRole('article')).toHaveCount(48)
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(atFirst)
})

test('the language switch keeps the page and its query', async ({ page }) => {
  await page.goto('/es/productos?page=2&sort=3')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/productos?page=2&sort=3')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/productos?page=2&sort=3')
})

test.describe('before scripts arrive', () => {
  test.use({ javaScriptEnabled: false })
  test('list, pages, sorting and parts work', async ({ page }) => {
    await page.goto('/es/productos?categoria=frenos')
    await expect(page.getByRole('navigation', { name: 'Tipo' }).getByRole('link').first()).toHaveAttribute('href', /tipo=/)
    await page.getByRole('link', { name: 'Página 2' }).click()
    await expect(page.getByText(/^49–96 /)).toBeVisible()
    await page.getByLabel('Ordenar por').selectOption('4')
    await page.getByRole('button', { name: 'Ordenar' }).click()
    await expect(page).toHaveURL(/sort=4/)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Autos a los que les queda' })).toBeVisible()
  })
})
