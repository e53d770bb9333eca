import { expect, test } from './support/shop.ts'

test('a part is found, opened and put into the cart by keyboard alone', async ({ page }) => {
  await page.goto('/es')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  const reach = async (isThere: () => Promise<boolean>, most = 60) => {
    for (let presses = 0; presses < most; presses += 1) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`not reached in ${most} presses of Tab`)
  }
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  await reach(() => page.evaluate(() => document.activeElement?.getAttribute('name') === 'search'))
  await page.keyboard.type('balatas delanteras versa 2016')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/busqueda/)
  await expect(page.getByRole('link', { name: /^Balatas delanteras/ }).first()).toBeVisible()
  await reach(async () => /^Balatas delanteras/.test(await focused()), 120)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/productos\/p\?ref=/)
  await expect(page.getByRole('button', { name: /^Agregar al carrito/ }).first()).toBeVisible()
  await reach(async () => /^Agregar al carrito/.test(await focused()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await focused()).toMatch(/Agregar|Agregada/)
})

test('what has the focus is seen: nothing covers it', async ({ page }) => {
  await page.goto('/es/productos')
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const isSeen = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return true
      const { left, top, width, height } = element.getBoundingClientRect()
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
      return element.contains(onTop) || (onTop?.contains(element) ?? false) || onTop?.closest('label')?.contains(element) === true
    })
    expect(isSeen).toBe(true)
  }
})
