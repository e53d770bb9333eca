import { expect, expectAccessible, test } from './support/shop.ts'

test('a path without a language goes to Spanish with its query', async ({ request }) => {
  for (const [from, to] of [
    ['/', '/es'],
    ['/productos?page=2&sort=3', '/es/productos?page=2&sort=3'],
    ['/productos/p?ref=1', '/es/productos/p?ref=1'],
    ['/cotizacion/redirect?autoparte=faro', '/es/cotizacion/redirect?autoparte=faro'],
    ['/es/', '/es'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([301, to])
  }
})

test('a link from outside fills in the form of a quotation and leads nowhere else', async ({ page, request }) => {
  for (const [query, to] of [
    [
      '?armadora=Nissan&modelo=Versa&anio=2016&cilindraje=1.6&autoparte=faro',
      '?armadora=Nissan&modelo=Versa&anio=2016&cilindraje=1.6&autoparte=faro',
    ],
    ['?autoparte=https://evil.tld&next=//evil.tld&url=%5C%5Cevil.tld', '?autoparte=https%3A%2F%2Fevil.tld'],
    ['?armadora=%2F%2Fevil.tld', '?armadora=%2F%2Fevil.tld'],
    ['', ''],
  ] as const) {
    const response = await request.get(`/en/cotizacion/redirect${query}`, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([302, `/en/cotizacion${to}`])
  }
  await page.goto('/es/cotizacion/redirect?armadora=Nissan&modelo=Versa&anio=2016&cilindraje=1.6&autoparte=faro')
  await expect(page).toHaveURL(/\/es\/cotizacion\?/)
  await expect(page.getByLabel('Modelo')).toHaveValue('Versa')
  await expect(page.getByLabel('Autoparte')).toHaveValue('faro')
})

test('what does not exist is a real 404 that helps on', async ({ page }) => {
  for (const address of [
    '/es/nada',
    '/en/nothing/here',
    '/fr',
    '/fr/productos',
    '/es/productos/p?ref=nada',
    '/es/productos/p',
    '/es/productos?page=0',
    '/es/productos?sort=99',
    '/es/cotizacion/oferta/nada',
    '/es/cotizacion/otra',
  ]) {
    const response = await page.goto(address)
    expect([address, response?.status()]).toEqual([address, 404])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  await page.goto('/en/nothing')
  await page.getByRole('link', { name: 'See all parts' }).click()
  await expect(page).toHaveURL('/en/productos')
})

test('files that do not exist are not pages', async ({ request }) => {
  for (const address of ['/humans.txt', '/wp-login.php', '/assets/none.js'])
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(404)
})

test('a script that got into a page cannot run: the policy knows our own by their hash', async ({ page, complaints }) => {
  const policies: string[] = []
  await page.route('/es/productos', async (route) => {
    const response = await route.fetch()
    policies.push(response.headers()['content-security-policy'] ?? '')
    await route.fulfill({ response, body: (await response.text()).replace('<body>', '<body><script>window.injected = true</script>') })
  })
  await page.goto('/es/productos')
  expect(policies[0]).toMatch(/script-src 'self' 'sha256-/)
  expect(policies[0]).not.toContain('unsafe')
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  expect(complaints.splice(0)).toContainEqual(expect.stringContaining('violates the following Content Security Policy directive'))
})

test.describe('markup', () => {
  test.use({ expectedComplaints: /The action has been blocked/ })

  test('what runs cannot be made of a string, and the shop hears of who tried', async ({ page }) => {
    await page.goto('/es/productos')
    await expect(page.getByRole('article').first()).toBeVisible()
    const report = page.waitForRequest((request) => request.url().endsWith('/reportes-de-politica'))
    const stopped = await page.evaluate(() => {
      const tries = [
        () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.injected = true">'),
        () => Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' }),
        () => Object.assign(document.createElement('script'), { textContent: 'window.injected = true' }),
      ]
      return tries.filter((attempt) => {
        try {
          attempt()
          return false
        } catch {
          return true
        }
      }).length
    })
    expect(stopped).toBe(3)
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
    expect((await report).method()).toBe('POST')
  })
})

test('the mailbox shows what the demo would have sent, and the API reference opens', async ({ page, request }) => {
  const newest = async () => (await (await request.get('/api/buzon')).json()).data[0]?.para
  await expect.poll(newest).toMatch(/./)
  const to = await newest()
  await page.goto('/buzon')
  await expect(page.getByText(to).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/api/docs')
  // It draws a call when it comes into view; this one is among the first.
  await expect(page.getByText('/products/filters').first()).toBeVisible()
})
