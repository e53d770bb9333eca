import type { Locator, Page } from '@playwright/test'
import { holdScripts } from './support/hold-scripts.ts'
import { deviceOf, ON_DESKTOP, ON_PHONE } from './support/on-which-screen.ts'
import { expect, test } from './support/shop.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const languages = [
  {
    lang: 'es' as const,
    titles: [
      'Busca por tu auto',
      'Categorías',
      'Destacados',
      'Recién llegados',
      'Más buscados',
      'Promociones',
      'Comprar aquí es fácil',
      'Nuestra marca',
      'Marcas que vendemos',
    ],
    carousel: 'Lo más importante de la tienda',
    promises: [/gratis en compras mayores a \$300/, /3 a 5 días/, /365 días/, /15 minutos/, /09:00–19:00/],
  },
  {
    lang: 'en' as const,
    titles: [
      'Search by your car',
      'Categories',
      'Featured',
      'New arrivals',
      'Most searched',
      'Promotions',
      'Buying here is easy',
      'Our own brand',
      'Brands we sell',
    ],
    carousel: 'Highlights of the shop',
    promises: [/orders over \$300/, /3 to 5 days/, /365 days/, /15 minutes/, /09:00–19:00/],
  },
]

const VERSA = { make: 'Nissan', model: 'Versa', year: 2016, engine: '1.6' }

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}
function carouselOf(page: Page) {
  return region(page, 'Lo más importante de la tienda')
}
function placeOf(slider: Locator) {
  return slider.locator('ul').evaluate((track) => Math.round(track.scrollLeft))
}
function pauseOf(slider: Locator) {
  return slider.getByRole('button').first()
}
/** Scripts have arrived when its buttons are there. */
function awake(slider: Locator) {
  return expect(slider.getByRole('button', { name: 'Siguientes' })).toBeVisible()
}

/** Presses a button that moves it and waits until it has arrived. */
async function press(slider: Locator, name: 'Anteriores' | 'Siguientes'): Promise<void> {
  const arrived = slider
    .locator('ul')
    .evaluate((track) => new Promise<void>((resolve) => track.addEventListener('scrollend', () => resolve(), { once: true })))
  await slider.getByRole('button', { name }).click()
  await arrived
}

/** How often it is told to move while a minute goes by. */
async function movesInAMinute(page: Page, slider: Locator): Promise<number> {
  const track = slider.locator('ul')
  await track.evaluate((ul) => {
    const scrollTo = ul.scrollTo.bind(ul) as (options: ScrollToOptions) => void
    Object.assign(ul, {
      moves: 0,
      scrollTo: (options: ScrollToOptions) => {
        Object.assign(ul, { moves: Reflect.get(ul, 'moves') + 1 })
        scrollTo(options)
      },
    })
  })
  await page.clock.runFor(60_000)
  return track.evaluate((ul) => Reflect.get(ul, 'moves') as number)
}

for (const { lang, titles, carousel, promises } of languages) {
  test(`the ten parts of the home page, in ${lang}`, { tag: deviceOf(lang) }, async ({ page }) => {
    await page.goto(`/${lang}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(region(page, carousel).getByRole('listitem')).toHaveCount(4)
    const regions = await page
      .locator('main section[aria-labelledby]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-labelledby')))
    expect(regions).toEqual([
      'carousel',
      'by-vehicle',
      'categories',
      'featured',
      'newest',
      'most-searched',
      'promotions',
      'promises',
      'own',
      'brands',
    ])
    for (const title of titles) await expect(region(page, title)).toBeVisible()
    const links = page.locator('#promises').locator('..').getByRole('link')
    await expect(links).toHaveText(promises)
    await expect(links.nth(3)).toHaveAttribute('href', `/${lang}/cotizacion`)
  })
}

test('only the picture for this screen is downloaded, and in time', async ({ page, viewport }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/hero-') && asked.push(request.url()))
  await page.goto('/es', { waitUntil: 'load' })
  const [wanted, other] = (viewport?.width ?? 0) > 680 ? ['desktop', 'mobile'] : ['mobile', 'desktop']
  await awake(carouselOf(page))
  await pauseOf(carouselOf(page)).focus()
  for (let slide = 0; slide < 4; slide++) await press(carouselOf(page), 'Siguientes')
  await expect.poll(() => new Set(asked).size).toBe(4)
  expect(asked[0]).toContain(`hero-1-${wanted}`)
  expect(asked.filter((url) => url.includes(`-${other}-`))).toEqual([])
  const first = carouselOf(page).locator('img').first()
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect(carouselOf(page).locator('img[loading=lazy]')).toHaveCount(3)
})

test('the carousel moves by itself until somebody touches it, then never again', { tag: ON_PHONE }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/es')
  await page.mouse.move(2, 2, { steps: 2 })
  const carousel = carouselOf(page)
  await awake(carousel)
  await expect(pauseOf(carousel)).toHaveAccessibleName('Pausar el movimiento')
  expect(await movesInAMinute(page, carousel)).toBeGreaterThan(5)
  await expect.poll(() => placeOf(carousel)).toBeGreaterThan(100)
  await pauseOf(carousel).click()
  await expect(pauseOf(carousel)).toHaveAccessibleName('Movimiento en pausa')
  await page.mouse.move(2, 2)
  await pauseOf(carousel).blur()
  expect(await movesInAMinute(page, carousel)).toBe(0)
})

for (const [name, stop] of [
  ['focus', (slider: Locator) => slider.getByRole('link').first().focus()],
  ['a pointer', (slider: Locator) => slider.locator('ul').dispatchEvent('pointerdown')],
  ['a key', (slider: Locator) => slider.locator('ul').dispatchEvent('keydown')],
] as const) {
  test(`${name} stops a slider for good`, { tag: ON_DESKTOP }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/es')
    const slider = region(page, 'Categorías')
    await slider.scrollIntoViewIfNeeded()
    await awake(slider)
    expect(await movesInAMinute(page, slider)).toBeGreaterThan(5)
    await stop(slider)
    await expect(pauseOf(slider)).toHaveAttribute('aria-disabled', 'true')
    expect(await movesInAMinute(page, slider)).toBe(0)
  })
}

test('the buttons move a slider, and the pause comes first by keyboard', { tag: ON_DESKTOP }, async ({ page }) => {
  await page.goto('/es')
  const slider = region(page, 'Destacados')
  await awake(slider)
  await pauseOf(slider).focus()
  const before = await placeOf(slider)
  await page.keyboard.press('Tab')
  await expect(slider.getByRole('button', { name: 'Anteriores' })).toBeFocused()
  await press(slider, 'Siguientes')
  expect(await placeOf(slider)).toBeGreaterThan(before + 100)
  await press(slider, 'Anteriores')
  expect(await placeOf(slider)).toBe(before)
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing moves by itself and nothing has to be paused', { tag: ON_PHONE }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/es')
    await awake(carouselOf(page))
    await expect(carouselOf(page).getByRole('button', { name: /movimiento/i })).toHaveCount(0)
    expect(await movesInAMinute(page, carouselOf(page))).toBe(0)
    expect(await movesInAMinute(page, region(page, 'Categorías'))).toBe(0)
  })
})

test('categories peek and lead to the search for their title', async ({ page, viewport }) => {
  await page.goto('/es')
  const links = region(page, 'Categorías').getByRole('listitem').getByRole('link')
  expect(await links.count()).toBeGreaterThanOrEqual(6)
  await expect(links.first()).toHaveAttribute('href', '/es/productos?search=Frenos&page=1&limit=48&sort=0')
  const edges = await links.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right] as const),
  )
  const width = viewport?.width ?? 0
  const track = await region(page, 'Categorías').locator('ul').boundingBox()
  const end = Math.min(width, (track?.x ?? 0) + (track?.width ?? 0))
  expect(edges.some(([left, right]) => left < end - 10 && right > end + 10)).toBe(true)
})

test('every "see all" leads to a list with something in it', { tag: ON_PHONE }, async ({ page, request }) => {
  await page.goto('/es')
  const addresses = await page
    .getByRole('link', { name: /^Ver todo: / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(addresses).toEqual([
    '/es/productos',
    '/es/productos?lista=premium',
    '/es/productos?lista=nuevos',
    '/es/productos?lista=mas-buscados',
    '/es/promociones',
    '/es/productos?lista=propios',
  ])
  for (const address of addresses) {
    const html = await (await request.get(address)).text()
    expect([address, (html.match(/<article/g) ?? []).length > 0]).toEqual([address, true])
  }
})

test('brands lead to their parts, and stars are said to be no rating', { tag: ON_DESKTOP }, async ({ page, request }) => {
  await page.goto('/es')
  const brand = region(page, 'Marcas que vendemos').getByRole('link', { name: 'Brembo' })
  const address = (await brand.getAttribute('href')) ?? ''
  expect(address).toBe('/es/productos?search=Brembo&page=1&limit=48&sort=0')
  expect((await request.get(address)).status()).toBe(200)
  await expect(region(page, 'Destacados')).toContainText('no una calificación de clientes')
})

test('nothing jumps while the page arrives and moves', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.clock.install()
  await page.goto('/es', { waitUntil: 'load' })
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await expect.poll(() => page.evaluate(waitingPictures)).toEqual([])
  }
  await page.clock.runFor(15_000)
  await expect.poll(() => page.evaluate(waitingPictures)).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.02)
})

/** On the screen, and not drawn yet. */
function waitingPictures() {
  return [...document.images]
    .filter((image) => !image.complete && image.checkVisibility())
    .filter((image) => image.getBoundingClientRect().top < innerHeight && image.getBoundingClientRect().bottom > 0)
    .map(({ src }) => src)
}

test.describe('before scripts arrive', () => {
  test.use({ javaScriptEnabled: false })
  test('everything is there and its links work', { tag: ON_PHONE }, async ({ page }) => {
    await page.goto('/es')
    await expect(page.locator('main section[aria-labelledby]')).toHaveCount(10)
    await expect(carouselOf(page).getByRole('button')).toHaveCount(0)
    await region(page, 'Categorías').getByRole('link', { name: 'Frenos' }).click()
    await expect(page).toHaveURL('/es/productos?search=Frenos&page=1&limit=48&sort=0')
  })
})

test('what is typed into the search by car travels trimmed', { tag: ON_DESKTOP }, async ({ page }) => {
  await page.goto('/es')
  const part = page.locator('section[aria-labelledby=by-vehicle]').getByLabel('Autoparte')
  await part.fill('  balatas ')
  await part.press('Enter')
  await expect(page).toHaveURL(/[?&]autoparte=balatas(&|$)/)
})

test('a car that is chosen while the page wakes up is not lost, whatever is in the garage', { tag: ON_PHONE }, async ({ page }) => {
  const form = page.locator('section[aria-labelledby=by-vehicle]')
  const hurry = async () => {
    const release = await holdScripts(page)
    await page.goto('/es', { waitUntil: 'commit' })
    await form.getByLabel('Armadora').selectOption('Chevrolet')
    await form.getByLabel('Autoparte').fill('balatas')
    release()
    await expect(form.getByLabel('Modelo')).toBeEnabled()
    await form.getByLabel('Modelo').selectOption('Aveo')
    await expect(form.getByLabel('Armadora')).toHaveValue('Chevrolet')
    await expect(form.getByLabel('Autoparte')).toHaveValue('balatas')
  }
  await hurry()
  await page.evaluate((garage) => localStorage.setItem('garage', JSON.stringify(garage)), { cars: [VERSA], chosen: 0 })
  await hurry()
  // Who chose nothing finds the own car.
  await page.goto('/es')
  await expect(form.getByLabel('Modelo')).toHaveValue('Versa')
})

test('with a car in the garage Home shows what fits it, and nothing moves for it', async ({ page, request }) => {
  await page.addInitScript((garage) => localStorage.setItem('garage', JSON.stringify(garage)), { cars: [VERSA], chosen: 0 })
  await page.goto('/es')
  const mine = region(page, 'Para tu Versa 2016')
  await expect(mine.getByRole('article').first().getByText('Le queda a tu Versa 2016')).toBeVisible()
  const kinds = mine.getByRole('navigation', { name: 'Lo que más se cambia' }).getByRole('link')
  await expect(kinds).toHaveCount(8)
  await expect(kinds.first()).toHaveAttribute('href', /armadora=Nissan&modelo=Versa&anio=2016&motor=1\.6&tipo=brake-pads/)
  await mine.getByRole('link', { name: /^Ver las [\d,]+ refacciones para tu Versa 2016$/ }).click()
  await expect(page).toHaveURL(/productos\?armadora=Nissan&modelo=Versa&anio=2016&motor=1\.6$/)
  // The page is the same for everybody.
  expect(await (await request.get('/es')).text()).not.toContain('my-car"')
})

test('every list of the shop can be reached: from Home, under Productos, from the footer and where nothing was found', async ({ page }) => {
  for (const address of ['/es', '/es/productos', '/es/busqueda?search=xyzzy+frobnicate'])
    for (const list of ['recomendados', 'outlet']) {
      await page.goto(address)
      const links = page.locator(`a[href="/es/productos?lista=${list}"]`)
      await expect(page.locator('main').locator(links)).toHaveCount(1)
      await expect(page.locator('footer').locator(links)).toHaveCount(1)
    }
  await page.locator('footer').getByRole('link', { name: 'Recomendados' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recomendados' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})
