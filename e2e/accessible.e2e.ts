import type { Page } from '@playwright/test'
import { deviceOf } from './support/on-which-screen.ts'
import { FORM_SCREENS, NAMED_LISTS, PUBLIC_SCREENS, SIGN_IN_SCREENS } from './support/screens.ts'
import { expect, expectAccessible, test } from './support/shop.ts'

const LANGUAGES = ['es', 'en'] as const

for (const lang of LANGUAGES) {
  for (const { name, path } of [...PUBLIC_SCREENS, ...SIGN_IN_SCREENS, ...FORM_SCREENS]) {
    test(`${name} answers, fits the screen and is accessible, in ${lang}`, { tag: deviceOf(lang) }, async ({ page }) => {
      const response = await page.goto(`/${lang}${path}`)
      expect(response?.status()).toBe(200)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'es' ? 'es-MX' : 'en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessible(page)
    })
  }

  test(`every named list has its address, in ${lang}`, { tag: deviceOf(lang) }, async ({ request }) => {
    for (const list of NAMED_LISTS) expect((await request.get(`/${lang}/productos?lista=${list}`)).status()).toBe(200)
    expect((await request.get(`/${lang}/productos?lista=nada`)).status()).toBe(404)
  })

  test(`error states are accessible, in ${lang}`, { tag: deviceOf(lang) }, async ({ page }) => {
    for (const path of [
      '/nada',
      '/productos/p?ref=nada',
      '/busqueda?search=xyzzy+frobnicate',
      '/productos?page=999',
      '/cotizacion/oferta/nada',
    ]) {
      await page.goto(`/${lang}${path}`)
      await expectAccessible(page)
    }
  })

  test(`opened cart, garage, filters and picture are accessible, in ${lang}`, { tag: deviceOf(lang) }, async ({ page, isMobile }) => {
    await page.goto(`/${lang}/productos/p?ref=2`)
    await page.getByRole('button', { name: lang === 'es' ? /^Agregar al carrito/ : /^Add to cart/ }).click()
    await expectDialogAccessible(page)
    await page.getByRole('button', { name: lang === 'es' ? 'Ampliar imagen' : 'Enlarge picture' }).click()
    await expectDialogAccessible(page)
    await page.getByRole('button', { name: lang === 'es' ? /^Tu auto/ : /^Your car/ }).click()
    await expectDialogAccessible(page)
    if (!isMobile) return
    await page.goto(`/${lang}/productos?categoria=frenos`)
    await page.getByRole('button', { name: lang === 'es' ? 'Filtros' : 'Filters' }).click()
    await expectAccessible(page)
  })
}

async function expectDialogAccessible(page: Page) {
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
