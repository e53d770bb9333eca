import type { Page } from '@playwright/test'
import { addAccount, signIn } from './support/accounts.ts'
import { ADDRESS, addBuyer, cardFrame, comeWith, ordersOf, PARTS, payButton, typeCard } from './support/buying.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { ON_DESKTOP, ON_PHONE } from './support/on-which-screen.ts'
import { largePicture } from './support/pictures.ts'
import { addOffer, answer, comeWithCar, expireOffer, newPerson, offerAddress, PNG, quotationsOf } from './support/quotations.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { inDatabase } from './support/staff.ts'

// The browser itself reports every answer that is a no, and every call that was cut off.
test.use({ expectedComplaints: /status of 4\d\d|ERR_FAILED/, permissions: ['clipboard-read', 'clipboard-write'] })

const OFFER = { lineas: [{ ref: PARTS.card, precio: 99.5, piezas: 2 }], vigencia_dias: 5, mensaje: 'Son delanteras.\nLlegan mañana.' }
const ON_ORDER = { nombre: 'Cremallera reconstruida', precio: 1_850, piezas: 1 }

function sendButton(page: Page) {
  return page.getByRole('button', { name: /^(Pedir cotización|Ask for a quotation)$/ })
}
function received(page: Page) {
  return page.getByRole('heading', { name: /^(Recibimos tu cotización|We have your quotation)$/ })
}
function numberOn(page: Page): Promise<string> {
  return page
    .getByRole('button', { name: /^COT-/ })
    .innerText()
    .then((text) => /COT-[\w-]+/.exec(text)?.[0] ?? '')
}

/** Who asks, and for what; the car comes from the garage. */
async function fillIn(page: Page, { name, email, phone }: ReturnType<typeof newPerson>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Cotiza tu refacción' })).toBeVisible()
  await expect(page.getByLabel('Modelo')).toHaveValue('Versa')
  await page.getByLabel('Autoparte').fill('  Faro izquierdo ')
  await page.getByLabel('Comentarios').fill('Con ceja negra')
  await page.getByLabel('Nombre completo').fill(name)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Teléfono').fill(`+52 ${phone}`)
}

function choosePicture(page: Page, buffer: Buffer) {
  return page.getByLabel('Elegir imagen').setInputFiles({ name: 'faro.png', mimeType: 'image/png', buffer })
}

test('a quotation with a picture, tapped twice, is one, and its answer is a link to an offer', async ({ page, request }) => {
  test.slow()
  const person = newPerson()
  await comeWithCar(page)
  await page.goto('/es/cotizacion')
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cotización' })).toHaveAttribute(
    'aria-current',
  )
  await fillIn(page, person)
  await choosePicture(page, PNG)
  await expect(page.getByRole('img', { name: 'Vista previa de faro.png' })).toBeVisible()
  await expectAccessible(page)
  await sendButton(page).dblclick()
  await expect(received(page)).toBeFocused()
  await expect(page.getByText(/^Te respondemos /)).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Nissan Versa 2016 1.6' })).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
  await expectAccessible(page)
  const number = await numberOn(page)
  await page.getByRole('button', { name: number }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  // Showing it again sends nothing.
  await page.reload()
  await expect(received(page)).toBeVisible()
  expect(await numberOn(page)).toBe(number)
  expect(await quotationsOf(person.email)).toBe(1)

  await answer(request, number, OFFER)
  await page.goto(await offerAddress(request, person.email))
  await expect(page.getByRole('heading', { level: 1, name: `Tu cotización ${number}` })).toBeVisible()
  await expect(page.getByText('Pediste Faro izquierdo para Nissan Versa 2016 1.6.')).toBeVisible()
})

test('an offer is bought at the promised price', async ({ page, request }) => {
  test.slow()
  const [buyer, offer] = await Promise.all([addBuyer(request), addOffer(request, { ...OFFER, lineas: [...OFFER.lineas, ON_ORDER] })])
  await comeWith(page, request, { buyer, cart: {}, envio: ADDRESS })
  await page.goto(offer.address)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText(/^Te respetamos estos precios hasta el \d+ de \w+ de 20\d\d\.$/)).toBeVisible()
  await expect(page.getByText('Son delanteras.')).toBeVisible()
  await expect(page.getByRole('link', { name: ON_ORDER.nombre })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Agregar todo al carrito' }).click()
  const drawer = page.getByRole('dialog', { name: 'Tu carrito' })
  await expect(drawer.getByText('Agregamos 3 piezas con su precio prometido.')).toBeVisible()
  await expect(drawer.getByText(/^Precio prometido hasta el /)).toHaveCount(2)
  await expect(drawer.getByText('$2,049.00').first()).toBeVisible()
  // Bought for the car of the question: of a part on order nobody has rows, and the other one fits every car.
  await expect(drawer.getByText('Para tu Versa 2016', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  // Once more puts nothing there twice.
  await page.getByRole('button', { name: /Ya está en tu carrito/ }).click()
  await expect(drawer.getByText('Tu oferta ya está en el carrito.')).toBeVisible()
  await drawer.getByRole('link', { name: 'Pagar' }).click()
  await expect(page.getByText('$2,049.00').first()).toBeVisible()

  await page.goto('/es/cart/resumen')
  await expect(page.getByText(/^Precio prometido hasta el /).first()).toBeVisible()
  await expect(payButton(page).first()).toHaveText('Pagar $2,049.00')
  await cardFrame(page).locator('#number').waitFor()
  await typeCard(page, '4242424242424242')
  await payButton(page).first().click()
  await expect(page).toHaveURL(/\/es\/cart\/confirmacion/)
  await expect(page.getByRole('heading', { name: '¡Gracias por tu compra!' })).toBeVisible()
  const [order, ...others] = await ordersOf(request, buyer)
  expect(others).toEqual([])
  await page.goto(`/es/detalles-compra/${order?.folio}`)
  await expect(page.getByText(ON_ORDER.nombre)).toBeVisible()
  await expect(page.getByText('2 × $99.50 c/u')).toBeVisible()
  await expect(page.getByText('Para Nissan Versa 2016 1.6')).toHaveCount(2)
  // What was got for this customer has no page to lead to.
  await expect(page.getByRole('link', { name: ON_ORDER.nombre })).toHaveCount(0)
})

test('an answer that got lost is asked for again, and it is still one quotation', { tag: ON_PHONE }, async ({ page }) => {
  const person = newPerson()
  await comeWithCar(page)
  await page.goto('/es/cotizacion')
  await fillIn(page, person)
  let isLost = true
  const keys = new Set<string | undefined>()
  await page.route('**/api/cotizacion', async (route) => {
    keys.add((await route.request().headerValue('idempotency-key')) ?? undefined)
    if (!isLost) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await sendButton(page).click()
  const retry = page.getByRole('button', { name: 'Reintentar' })
  await expect(retry).toBeVisible()
  expect(await quotationsOf(person.email)).toBe(1)
  await expect(page.getByLabel('Comentarios')).toHaveValue('Con ceja negra')
  // Whoever loads the page again instead finds everything, and sends the same quotation.
  await page.reload()
  await expect(page.getByLabel('Comentarios')).toHaveValue('Con ceja negra')
  await expect(page.getByLabel('Modelo')).toHaveValue('Versa')
  await expect(page.getByLabel('Teléfono')).toHaveValue(person.phone)
  isLost = false
  await sendButton(page).click()
  await expect(received(page)).toBeVisible()
  expect(await quotationsOf(person.email)).toBe(1)
  expect(keys.size).toBe(1)
})

test('what is wrong is said at its field, a false picture too, and nothing typed is lost', { tag: ON_PHONE }, async ({ page }) => {
  const person = newPerson()
  await comeWithCar(page)
  await page.goto('/es/cotizacion')
  await expect(page.getByLabel('Modelo')).toHaveValue('Versa')
  await page.getByLabel('Correo electrónico').fill('ana@')
  await sendButton(page).click()
  const summary = page.locator('form').getByRole('alert').first()
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Autoparte: Campo requerido.',
    'Nombre completo: Campo requerido.',
    'Correo electrónico: Ingrese email válido',
    'Teléfono: Campo requerido.',
  ])
  await expectAccessible(page)
  await fillIn(page, person)

  await expect(page.getByText('JPG, PNG o WebP, de hasta 10 MB.')).toBeVisible()
  await page.getByLabel('Elegir imagen').setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await expect(page.getByText('Ese archivo no se puede usar. Elige una imagen JPG, PNG o WebP.')).toBeVisible()
  await choosePicture(page, Buffer.from('<script>alert(1)</script>'))
  await sendButton(page).click()
  await expect(summary.getByRole('link')).toHaveText(/^Foto de la pieza: Ese archivo no es una imagen/)
  await summary.getByRole('link').click()
  await expect(page.getByLabel('Cambiar')).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByLabel('Autoparte')).toHaveValue('Faro izquierdo')
  expect(await quotationsOf(person.email)).toBe(0)
  await page.getByRole('button', { name: 'Quitar la foto' }).click()
  await sendButton(page).click()
  await expect(received(page)).toBeVisible()
  expect(await quotationsOf(person.email)).toBe(1)
})

test('a picture of 50 megapixels is made smaller before it is sent, also when nobody waits for it', { tag: ON_PHONE }, async ({ page }) => {
  const person = newPerson()
  await comeWithCar(page)
  await page.goto('/es/cotizacion')
  await fillIn(page, person)
  const large = largePicture()
  await choosePicture(page, large)
  const preview = page.getByRole('img', { name: 'Vista previa de faro.png' })
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([2_400, 1_800])
  await page.getByRole('button', { name: 'Quitar la foto' }).click()
  await choosePicture(page, large)
  await sendButton(page).click()
  await expect(received(page)).toBeVisible()
  expect(await inDatabase('select 1 from quotations where email = $1 and picture is not null', [person.email])).toHaveLength(1)
})

test('what is typed before the script arrives stays, and a car in no list is written', { tag: ON_PHONE }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/es/cotizacion?autoparte=Faro', { waitUntil: 'commit' })
  await page.getByLabel('Armadora').selectOption('Nissan')
  await page.getByLabel('Comentarios').fill('Es para un taxi')
  release()
  await expect(page.getByLabel('Modelo')).toBeEnabled()
  await expect(page.getByLabel('Armadora')).toHaveValue('Nissan')
  await expect(page.getByLabel('Comentarios')).toHaveValue('Es para un taxi')
  await expect(page.getByLabel('Autoparte')).toHaveValue('Faro')
  await page.getByLabel('Modelo').selectOption('No está en la lista: escribirlo')
  await expect(page.getByRole('textbox', { name: 'Modelo' })).toBeFocused()
  await page.keyboard.type('Tsuru II')
  await page.getByRole('textbox', { name: 'Año' }).fill('1992')
  await page.getByRole('textbox', { name: 'Cilindraje' }).fill('No lo sé')
  await expectAccessible(page)
  const { name, email, phone } = newPerson()
  await page.getByLabel('Nombre completo').fill(name)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Teléfono').fill(phone)
  await page.getByText('Avísame también por SMS').click()
  await sendButton(page).click()
  await expect(page.getByText('Nissan Tsuru II 1992 No lo sé')).toBeVisible()
  await expect(page.getByText(/y te avisamos por SMS/)).toBeVisible()
})

test('a customer who is signed in does not type who is asking', { tag: ON_DESKTOP }, async ({ page, request }) => {
  const email = await addAccount(request, 'cotiza')
  await page.goto('/es/login?next=/es/cotizacion')
  await signIn(page, email)
  await expect(page).toHaveURL('/es/cotizacion')
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Peña Ríos')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  await expect(page.getByLabel('Tomar foto')).toBeHidden()
  await expectAccessible(page)
})

test('in English: the form with its errors, what was received and the offer are accessible', { tag: ON_DESKTOP }, async ({
  page,
  request,
}) => {
  await comeWithCar(page)
  await page.goto('/en/cotizacion?autoparte=Headlight')
  await expect(page.getByLabel('Model')).toHaveValue('Versa')
  await sendButton(page).click()
  await expect(page.locator('form').getByRole('alert').first()).toBeFocused()
  await expectAccessible(page)
  const { name, email, phone } = newPerson()
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill(phone)
  await sendButton(page).click()
  await expect(received(page)).toBeVisible()
  await expectAccessible(page)
  await page.goto((await addOffer(request, OFFER, 'en')).address)
  await expect(page.getByText(/^We keep these prices for you until /)).toBeVisible()
  await expectAccessible(page)
})

test('an offer that ran out says so, in the cart too, and leads to asking again', { tag: ON_PHONE }, async ({ page, request }) => {
  const offer = await addOffer(request, { ...OFFER, lineas: [...OFFER.lineas, ON_ORDER] })
  await page.goto(offer.address)
  await page.getByRole('button', { name: 'Agregar todo al carrito' }).click()
  const drawer = page.getByRole('dialog', { name: 'Tu carrito' })
  await expect(drawer.getByText(/^Precio prometido hasta el /)).toHaveCount(2)
  await expireOffer(offer)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Esta oferta venció el / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agregar todo al carrito' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Abrir carrito/ }).click()
  await expect(drawer.getByText('La oferta de tu cotización venció: se cobra el precio de hoy.')).toBeVisible()
  await expect(drawer.getByText(/^La oferta de esta pieza bajo pedido venció/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Pedir la cotización otra vez' }).click()
  await expect(page.getByLabel('Autoparte')).toHaveValue('Balatas delanteras')
  await expect(page.getByLabel('Cilindraje')).toHaveValue('1.6')
})
