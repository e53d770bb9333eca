import { expect, expectAccessible, test } from './support/shop.ts'

const languages = [
  {
    lang: 'es',
    news: 'Noticias',
    promotions: 'Promociones',
    next: 'Siguiente',
    more: 'Más noticias',
    seeParts: 'Ver las piezas de la promoción',
  },
  { lang: 'en', news: 'News', promotions: 'Promotions', next: 'Next', more: 'More news', seeParts: 'See the parts in the promotion' },
]
/** 9 de noviembre de 2026 · November 9, 2026 */
const DAY = { es: /^\d{1,2} de [a-z]+ de \d{4}$/, en: /^[A-Z][a-z]+ \d{1,2}, \d{4}$/ }

for (const { lang, news, promotions, next, more, seeParts } of languages) {
  test(`the news page by page, an article and back, in ${lang}`, async ({ page }) => {
    await page.goto(`/${lang}/noticias`)
    await expect(page.getByRole('heading', { level: 1, name: news })).toBeVisible()
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(10)
    await expect(cards.first().getByRole('time')).toHaveText(DAY[lang as keyof typeof DAY])

    await page.getByRole('link', { name: next, exact: true }).click()
    await expect(page).toHaveURL(`/${lang}/noticias?page=2`)
    await expect(page).toHaveTitle(/ 2 \| La Tuerca$/)

    const link = cards.nth(1).getByRole('link')
    const title = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('.prose-shop p').first()).toBeVisible()
    const related = page.getByRole('region', { name: more }).getByRole('heading', { level: 3 })
    await expect(related).toHaveCount(3)
    expect(await related.allInnerTexts()).not.toContain(title)

    await page.goBack()
    await expect(page).toHaveURL(`/${lang}/noticias?page=2`)
    await expect(link).toHaveText(title)
  })

  test(`the promotions that run, in ${lang}`, async ({ page, request }) => {
    let running: { _id: string; nombre: string; descripcion: string; status: string; descuento: number }[] = []
    // Another test's promotion may begin or end between the two questions.
    await expect(async () => {
      const answer = await request.get('/api/promociones/all', { headers: { 'accept-language': lang } })
      running = (await answer.json()).data
      expect(running.every(({ status }) => /^activo$/i.test(status))).toBe(true)
      await page.goto(`/${lang}/promociones`)
      await expect(page.getByRole('heading', { level: 1, name: promotions })).toBeVisible()
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(running.map(({ nombre }) => nombre))
    }).toPass()
    for (const { _id, nombre, descuento } of running) {
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: nombre, exact: true }) })
      await expect(card.getByText(new RegExp(`^${descuento} ?%`))).toBeVisible()
      await expect(card.getByRole('link', { name: `${seeParts} ${nombre}` })).toHaveAttribute(
        'href',
        `/${lang}/productos?lista=promocion&promo=${_id}`,
      )
    }
  })
}

test('a promotion that is switched off, over or to come is not shown', async ({ page, request }) => {
  await page.goto('/es/promociones')
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(names).toContain('Popoye del mes: mantenimiento a buen precio')
  expect(names.filter((name) => /^(Liquidación|Arranque|Vacaciones)/.test(name))).toEqual([])
  // Somebody may have kept the address of its parts.
  const over = (await (await request.get('/api/promociones/search/Arranque seguro en mañanas frías')).json()).data
  await page.goto(`/es/productos?lista=promocion&promo=${over._id}`)
  await expect(page.getByRole('heading', { level: 1, name: `La promoción «${over.nombre}» ya terminó` })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('a description is cut at 50 characters, and its whole text unfolds by keyboard', async ({ page, request }) => {
  const { data } = await (await request.get('/api/promociones/all')).json()
  const long = data.find(({ descripcion }: { descripcion: string }) => descripcion.length > 50)
  await page.goto('/es/promociones')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: long.nombre, exact: true }) })
  const short = await card.locator('summary > span').first().innerText()
  expect(short.trim().length).toBeLessThanOrEqual(50)
  expect(short.trim()).toMatch(/…$/)
  await expect(card.getByText(long.descripcion)).toBeHidden()
  await card.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText(long.descripcion)).toBeVisible()
  await expect(page).toHaveURL('/es/promociones')
  await expectAccessible(page)
})

test('what is no news is a 404, and an article has one address', async ({ page, request }) => {
  for (const address of ['/es/noticias/nada', '/en/noticias/%00', '/es/noticias?page=0', '/es/noticias?page=99', '/es/noticias?page=x']) {
    const response = await page.goto(address)
    expect([address, response?.status()]).toEqual([address, 404])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  const { data } = await (await request.get('/api/noticias/')).json()
  const [{ _id, slug }] = data.docs
  for (const ref of [_id, slug.toUpperCase()]) {
    const response = await request.get(`/en/noticias/${ref}`, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([301, `/en/noticias/${slug}`])
  }
})

test('the language switch shows the same article', async ({ page }) => {
  await page.goto('/es/noticias/como-leer-un-numero-de-parte')
  const spanish = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/noticias/como-leer-un-numero-de-parte')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(spanish)
})

test.describe('before scripts arrive', () => {
  test.use({ javaScriptEnabled: false })
  test('news open and a promotion unfolds', async ({ page }) => {
    await page.goto('/es/noticias')
    await page.getByRole('link', { name: 'Página 2' }).click()
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('link', { name: 'Ver todas las noticias' })).toBeVisible()
    await page.goto('/es/promociones')
    const text = page.locator('details').first()
    await text.locator('summary').click()
    await expect(text.getByRole('paragraph')).toBeVisible()
  })
})
