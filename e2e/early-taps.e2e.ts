import type { Locator, Page } from '@playwright/test'
import { holdScripts } from './support/hold-scripts.ts'
import { PUBLIC_SCREENS } from './support/screens.ts'
import { expect, test } from './support/shop.ts'

const LIST = '/es/productos?categoria=frenos'
const PART = '/es/productos/p?ref=2'

function cartWith(page: Page, pieces: RegExp) {
  return page.getByRole('button', { name: pieces })
}
function addOf(card: Locator) {
  return card.getByRole('button', { name: /^Agregar/ })
}

/** How the button looks in the very moment after it was tapped: nobody waits for anything. */
function lookAfterTap(button: Locator) {
  return button.evaluate((tapped: HTMLElement) => {
    const before = getComputedStyle(tapped).opacity
    tapped.click()
    return { before, after: getComputedStyle(tapped).opacity }
  })
}

const HEARD = { before: '1', after: '0.55' }

for (const { name, path } of PUBLIC_SCREENS) {
  test(`no button of ${name} is deaf while its scripts are on the way`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(`/es${path}`, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const buttons = await page.getByRole('button').evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => ({
          html: button.outerHTML,
          works: button.matches('[data-asleep], [popovertarget], form [type=submit], summary'),
        })),
    )
    expect(buttons.filter(({ works }) => works).length).toBeGreaterThan(2)
    expect(buttons.filter(({ works }) => !works)).toEqual([])
    release()
  })
}

test('a sleeping button shows at once that it was tapped', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(LIST, { waitUntil: 'commit' })
  const add = addOf(page.getByRole('article').first())
  expect(await lookAfterTap(add)).toEqual(HEARD)
  expect(await lookAfterTap(page.getByRole('button', { name: /^Tu auto/ }))).toEqual(HEARD)
  expect(await lookAfterTap(page.getByRole('button', { name: /Abrir carrito/ }))).toEqual(HEARD)
  await page.goto(PART, { waitUntil: 'commit' })
  expect(await lookAfterTap(page.getByRole('button', { name: /^Una pieza más/ }).first())).toEqual(HEARD)
  release()
})

test('taps that only ask again count once, and those on several cards all count', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(LIST, { waitUntil: 'commit' })
  const [first, second] = [addOf(page.getByRole('article').nth(0)), addOf(page.getByRole('article').nth(1))]
  await first.tap()
  await first.tap()
  await second.tap()
  release()
  await expect(cartWith(page, /carrito, 2 piezas/i)).toBeVisible()
  await expect(first).not.toHaveAttribute('aria-busy')
})

test('as many go into the cart as were asked for before the scripts arrived', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(PART, { waitUntil: 'commit' })
  const more = page.getByRole('button', { name: /^Una pieza más/ }).first()
  await more.tap()
  await more.tap()
  await addOf(page.getByRole('main')).first().tap()
  release()
  await expect(cartWith(page, /carrito, 3 piezas/i)).toBeVisible()
})

test('what a tapped button is made of sets out with the tap, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const release = await holdScripts(page)
  await page.goto(LIST, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const buying = () => asked.filter((url) => /[/]buying-/.test(url)).length
  expect(buying()).toBe(0)
  await addOf(page.getByRole('article').first()).tap()
  await expect.poll(buying).toBe(1)
  release()
  await expect(cartWith(page, /carrito, 1 pieza/i)).toBeVisible()
  expect(buying()).toBe(1)
})

function movesAfter(control: Locator, act: 'click' | 'submit') {
  return control.evaluate((used: HTMLElement, how) => {
    if (how === 'click') used.click()
    else (used as HTMLInputElement).form?.requestSubmit()
    return document.documentElement.getAttribute('data-moving')
  }, act)
}

test('a link and a search show at once that they were heard', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/es', { waitUntil: 'commit' })
  expect(await movesAfter(page.getByRole('link', { name: 'Frenos' }).first(), 'click')).toBe('away')
  await expect(page).toHaveURL(/search=Frenos/)
  await expect(page.locator('html')).not.toHaveAttribute('data-moving')
  const box = page.getByRole('combobox', { name: 'Buscar refacciones' })
  await box.fill('balatas')
  expect(await movesAfter(box, 'submit')).toBe('away')
  await expect(page).toHaveURL(/search=balatas/)
  // What leads nowhere else moves nothing.
  expect(await movesAfter(page.getByRole('button', { name: 'Filtros' }), 'click')).toBeNull()
})

test('pictures below the screen are asked for once the page has what it wakes with', async ({ page }) => {
  const shown = () =>
    page.locator('main article img').evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length)
  const onScreen = () =>
    page.locator('main article img').evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length)
  const release = await holdScripts(page)
  await page.goto('/es/productos', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect.poll(shown).toBe(await onScreen())
  release()
  await expect.poll(shown).toBeGreaterThan(await onScreen())
})
