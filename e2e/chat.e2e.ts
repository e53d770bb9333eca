import { randomUUID } from 'node:crypto'
import { addAccount, signIn as signInCustomer } from './support/accounts.ts'
import { comeWith, PARTS } from './support/buying.ts'
import { buttonsUnderHelp, helpButton, messageField, openChat, openInbox, said, say } from './support/chat.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { deviceOf, ON_BOTH, ON_DESKTOP, ON_PHONE } from './support/on-which-screen.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff } from './support/staff.ts'

// The browser itself reports connections that were cut and answers that rightly say no.
test.use({ expectedComplaints: /status of 4\d\d|net::ERR_/ })

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

test('the chat comes when it is asked for, also by a tap before the scripts', { tag: ON_BOTH }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => /\/assets\/chat-|\/api\/chat\//.test(request.url()) && asked.push(request.url()))
  await page.goto('/es', { waitUntil: 'networkidle' })
  await page.mouse.move(100, 400, { steps: 2 })
  await page.waitForLoadState('networkidle')
  await expect(helpButton(page)).toBeVisible()
  expect(asked).toEqual([])

  const release = await holdScripts(page)
  await page.goto('/es/productos/p?ref=2', { waitUntil: 'commit' })
  await helpButton(page).click()
  release()
  const panel = page.getByRole('dialog', { name: 'Ayuda' })
  await expect(panel.getByRole('heading', { name: '¿En qué te ayudamos?' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  // Who only looks has begun nothing.
  expect(asked.filter((url) => url.includes('/api/chat/'))).toEqual([])
})

test('the shop helps by itself: parts for a car, orders to those who sign in, its rules', async ({ page }) => {
  await page.goto('/es')
  const panel = await openChat(page)
  await say(panel, 'balatas para tsuru 2005')
  const part = panel.getByRole('link', { name: /Balatas .* Tsuru .*\$.*(Disponible|Pocas piezas|Agotado)/ })
  await expect(part.first()).toBeVisible()
  await say(panel, 'Estado de mi pedido')
  await expect(said(panel).last().getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/es/login?next=%2Fes')
  await say(panel, 'Envíos y devoluciones')
  await expect(said(panel).last()).toContainText(/El envío cuesta .* días para devolver/s)
  await say(panel, 'cotízame una cremallera para tsuru 2015')
  const quotation = said(panel).last().getByRole('link', { name: 'Pedir cotización' })
  await expect(quotation).toHaveAttribute('href', /^\/es\/cotizacion\?armadora=Nissan&modelo=Tsuru&anio=2015&autoparte=/)
  await part.first().click()
  await expect(page).toHaveURL(/\/productos\/p\?ref=/)
  await expect(panel).toHaveCount(0)
})

test('the car of the garage is offered, and the part’s name goes before it', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('garage', JSON.stringify({ cars: [{ make: 'Nissan', model: 'Versa', year: 2016, engine: '1.6' }], chosen: 0 })),
  )
  await page.goto('/es')
  const panel = await openChat(page)
  await panel.getByRole('button', { name: 'Buscar una refacción para mi Nissan Versa 2016 1.6' }).click()
  await expect(messageField(panel)).toBeFocused()
  await expect(messageField(panel)).toHaveValue(' para Nissan Versa 2016 1.6')
  await page.keyboard.insertText('balatas')
  await page.keyboard.press('Enter')
  await expect(said(panel).first()).toContainText('balatas para Nissan Versa 2016 1.6')
  await expect(
    said(panel)
      .last()
      .getByRole('link', { name: /Balatas/ })
      .first(),
  ).toBeVisible()
})

test('what somebody types stays text, whatever it is', async ({ page }) => {
  const attack = '<img src=x onerror="window.ran=1"><script>window.ran=1</script> [a](javascript:window.ran=1) https://ejemplo.mx'
  await page.goto('/es')
  const panel = await openChat(page)
  await say(panel, attack)
  await expect(said(panel).first()).toContainText(attack)
  await expect(said(panel)).toHaveCount(2)
  await page.reload()
  const again = await openChat(page)
  await expect(said(again).first()).toContainText(attack)
  await expect(said(again).first().locator('img, script, a')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
})

test('a picture is sent and shown; one that lies is refused, and the words beside it are kept', async ({ page }) => {
  await page.goto('/es')
  const panel = await openChat(page)
  const input = panel.getByLabel('Adjuntar imagen')
  await expect(panel.getByText('Imágenes: JPG, PNG o WebP, hasta 10 MB.')).toBeVisible()
  await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') })
  await expect(panel.getByRole('alert')).toHaveText('Ese archivo no es una imagen JPG, PNG o WebP.')
  await input.setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer: Buffer.alloc(11_000_000) })
  await expect(panel.getByRole('alert')).toContainText('más de 10 MB')

  await input.setInputFiles({ name: 'pieza.png', mimeType: 'image/png', buffer: PNG })
  await expect(panel.getByRole('img', { name: 'Vista previa de pieza.png' })).toBeVisible()
  await panel.getByRole('button', { name: 'Enviar' }).click()
  const picture = panel.getByRole('img', { name: 'Imagen de Tú' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)

  await input.setInputFiles({ name: 'mentira.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="window.ran=1"/>') })
  await say(panel, 'mira esta pieza')
  const refused = panel.getByRole('alert')
  await expect(refused).toBeVisible()
  await expect(panel.getByRole('img', { name: 'Imagen de Tú' })).toHaveCount(1)
  await refused.getByRole('button', { name: 'Corregir' }).click()
  await expect(messageField(panel)).toHaveValue('mira esta pieza')
  await expect(refused).toHaveCount(0)
})

test('a conversation goes on over pages and reloads, and what is typed is not lost', async ({ page }) => {
  await page.goto('/es')
  const panel = await openChat(page)
  const words = `gracias ${randomUUID()}`
  await say(panel, words)
  await expect(said(panel)).toHaveCount(2)
  await messageField(panel).fill('a medio escribir')
  await page.keyboard.press('Escape')
  await expect(helpButton(page)).toBeFocused()
  await page.getByRole('link', { name: 'Productos', exact: true }).first().click()
  await expect(page).toHaveURL(/\/es\/productos$/)
  await expect(said(await openChat(page)).first()).toContainText(words)
  await page.reload()
  const again = await openChat(page)
  await expect(said(again)).toHaveCount(2)
  await expect(messageField(again)).toHaveValue('a medio escribir')
})

test('a message that finds no connection waits, and is said once', async ({ page, context }) => {
  await page.goto('/es')
  const panel = await openChat(page)
  await say(panel, 'hola')
  await expect(said(panel)).toHaveCount(2)
  await context.setOffline(true)
  await say(panel, 'gracias')
  await expect(said(panel).last()).toContainText('No se envió. Lo guardamos aquí.')
  await context.setOffline(false)
  await expect(said(panel)).toHaveCount(4)

  // Its answer is lost on the way back; the second try is the same message.
  let lost = 0
  await page.route('**/mensajes', async (route) => {
    await route.fetch()
    await route.abort()
    lost += 1
  })
  await say(panel, '¿a qué hora abren?')
  await expect.poll(() => lost).toBe(2)
  await expect(said(panel)).toHaveCount(6)
  await expect(panel.getByRole('alert')).toHaveCount(0)
  await page.unroute('**/mensajes')
  await page.reload()
  await expect(said(await openChat(page))).toHaveCount(6)
})

test('who signs in takes the conversation along', async ({ page, request }) => {
  const email = await addAccount(request, 'chat')
  await page.goto('/es')
  const panel = await openChat(page)
  await say(panel, 'Estado de mi pedido')
  await said(panel).last().getByRole('link', { name: 'Iniciar sesión' }).click()
  await signInCustomer(page, email)
  await expect(page).toHaveURL('/es')
  const again = await openChat(page)
  await expect(said(again)).toHaveCount(2)
  await say(again, 'Estado de mi pedido')
  await expect(said(again).last()).toContainText('Todavía no tienes pedidos en tu cuenta.')
})

test('outside opening hours that is said, and an e-mail is taken for the answer', { tag: ON_DESKTOP }, async ({ page }) => {
  const sunday = new Date('2026-11-08T12:00:00-06:00')
  await page.clock.setFixedTime(sunday)
  await page.goto('/es')
  const panel = await openChat(page)
  await expect(panel.getByText('Ahorita no hay asesores. Abrimos: lun 9 de nov, 09:00.')).toBeVisible()
  await panel.getByRole('button', { name: 'Dejar mi correo' }).click()
  const form = panel.getByRole('form', { name: '¿A qué correo te respondemos?' })
  await form.getByLabel('Tu nombre').fill('Eva Ruiz')
  await form.getByLabel('Correo electrónico').fill('eva')
  await form.getByRole('button', { name: 'Guardar mi correo' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  const email = `eva-${randomUUID().slice(0, 8)}@example.mx`
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByRole('button', { name: 'Guardar mi correo' }).click()
  await expect(form).toHaveCount(0)
  const words = `gracias ${randomUUID()}`
  await say(panel, words)
  await expect(said(panel)).toHaveCount(2)
  const { SHOP_URL = '' } = process.env
  const inbox = await openInbox(`${SHOP_URL}/api`, SHOP_URL, await addStaff('sales'))
  expect((await inbox.find(words)).email).toBe(email)
  await inbox.close()
})

for (const lang of ['es', 'en'] as const) {
  test(`the chat is accessible, in ${lang}`, { tag: deviceOf(lang) }, async ({ page }) => {
    await page.goto(`/${lang}`)
    const panel = await openChat(page)
    await expectAccessible(page)
    await say(panel, lang === 'es' ? 'balatas para tsuru 2005' : 'brake pads for tsuru 2005')
    await expect(said(panel).last().getByRole('link').first()).toBeVisible()
    await say(panel, lang === 'es' ? 'Estado de mi pedido' : 'Order status')
    await expect(said(panel)).toHaveCount(4)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}

test('everything is reached by keyboard alone', { tag: ON_DESKTOP }, async ({ page }) => {
  await page.goto('/es')
  await helpButton(page).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Ayuda' })
  await expect(panel.getByRole('heading', { name: 'Ayuda', exact: true })).toBeFocused()
  const reach = async (name: RegExp) => {
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '')
      if (name.test(label)) return
    }
    throw new Error(`not reached: ${name}`)
  }
  await reach(/^Envíos y devoluciones/)
  await page.keyboard.press('Enter')
  await expect(said(panel)).toHaveCount(2)
  await reach(/^Tu mensaje/)
  await page.keyboard.type('gracias')
  await page.keyboard.press('Enter')
  await expect(said(panel)).toHaveCount(4)
  await expect(messageField(panel)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(helpButton(page)).toBeFocused()
})

test('help stands at its place and over no button, also where somebody buys', { tag: ON_PHONE }, async ({ page, request }) => {
  await comeWith(page, request, { cart: { [PARTS.card]: 1 } })
  const places: object[] = []
  for (const path of ['/productos/p?ref=2', '/cart/checkout', '/acerca']) {
    await page.goto(`/es${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    places.push((await helpButton(page).boundingBox()) ?? {})
    expect(await buttonsUnderHelp(page), path).toEqual([])
  }
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1)
  await page.goto('/es/productos/p?ref=2')
  await page.getByRole('button', { name: /^Abrir carrito/ }).click()
  await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible()
  expect(await buttonsUnderHelp(page)).toEqual([])
})
