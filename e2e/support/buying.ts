import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type FrameLocator, type Page } from '@playwright/test'
import pg from 'pg'
import { linkIn, messageTo, newEmail, newPhone, PASSWORD } from './accounts.ts'

export type Buyer = { readonly email: string; readonly token: string }

/**
 * Parts of the demo catalogue with plenty in stock and without a promotion, each for one test: `card` costs 243 pesos, `changed` 132,
 * and two of the dear one are too much for OXXO.
 */
export const PARTS = { card: '380', bank: '306', changed: '396', lost: '190', oxxo: '214', transfer: '380', dear: '24' } as const

export const ADDRESS = {
  calle: 'Av. Juárez',
  num: '12',
  num_int: '',
  colonia: 'Centro',
  estado: 'Puebla',
  municipio: 'Puebla',
  localidad: 'Puebla',
  codigo_postal: '72000',
  referencias: 'Portón azul',
}

async function post(request: APIRequestContext, path: string, data: object, token?: string) {
  const headers = { 'idempotency-key': randomUUID(), ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await request.post(`/api${path}`, { data, headers })
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()).data
}

/** A customer who may buy; the address of the mail decides what happens to OXXO vouchers. */
export async function addBuyer(request: APIRequestContext, email = newEmail('compra')): Promise<Buyer> {
  const person = { nombre: 'Ana', apellidos: 'Peña Ríos', email, telefono: newPhone(), password: PASSWORD, acepta_privacidad: true }
  await post(request, '/clientes/register', person)
  const link = new URL(linkIn(await messageTo(request, email)), 'http://shop')
  expect((await request.get(`/api/clientes/email/verify/${link.searchParams.get('verificar')}`)).status()).toBe(200)
  const { token } = await post(request, '/clientes/login', { email, password: PASSWORD })
  return { email, token }
}

type Ready = { readonly buyer?: Buyer; readonly cart: Readonly<Record<string, number>>; readonly envio?: object; readonly lang?: string }

/** A browser as it is in the middle of a purchase: a cart, and perhaps a session and what the checkout was told. */
export async function comeWith(page: Page, request: APIRequestContext, { buyer, cart, envio, lang = 'es' }: Ready): Promise<void> {
  const lines = await Promise.all(
    Object.entries(cart).map(async ([id, qty]) => {
      const { data } = await (await request.get(`/api/products/${id}`)).json()
      const { _id, nombre, codigo, imagen, precio_final } = data
      return { product: { _id, nombre, codigo, imagen: imagen[0], precio: precio_final }, qty }
    }),
  )
  await page.goto(`/${lang}/uso-de-cookies`)
  await page.evaluate(
    ([token, kept, shipping]) => {
      localStorage.setItem('cart', JSON.stringify(kept))
      if (token) localStorage.setItem('token', JSON.stringify(token))
      if (shipping) localStorage.setItem('envio', JSON.stringify(shipping))
    },
    [buyer?.token, lines, envio] as const,
  )
}

export function cardFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="PRUEBA: tarjeta"]')
}
export function bankFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="PRUEBA: banco"]')
}

export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page)
  await frame.locator('#number').fill(number)
  await frame.locator('#expiry').fill('1234')
  await frame.locator('#cvc').fill('123')
}

export function payButton(page: Page) {
  return page.getByRole('button', { name: /^(Pagar|Pay) \$/ })
}

export async function ordersOf(request: APIRequestContext, { token }: Buyer): Promise<readonly { folio: string; status: string }[]> {
  const response = await request.get('/api/ordenes', { headers: { authorization: `Bearer ${token}` } })
  return (await response.json()).data.docs
}

/** As staff would, while somebody is shopping. */
export async function setPrice(id: string, cents: number): Promise<void> {
  const client = new pg.Client(process.env.SHOP_DATABASE_URL)
  await client.connect()
  await client.query('update products set price_cents = $2 where id = $1', [id, cents])
  await client.end()
}

/** An order that waits for its transfer. */
export async function placeTransfer(request: APIRequestContext, buyer: Buyer, ref: string, qty: number): Promise<string> {
  const productos = [{ ref, qty }]
  const headers = { authorization: `Bearer ${buyer.token}` }
  const { data: cart } = await (await request.post('/api/carrito/cotizar', { data: { productos } })).json()
  const asked = { checkout_id: randomUUID(), productos, envio: ADDRESS, forma_pago: 'transferencia', total_mostrado: cart.total }
  const { data: checkout } = await (await request.post('/checkout/intento', { data: asked, headers })).json()
  const { transaction_id } = checkout
  return (await (await request.post('/api/ordenes', { data: { transaction_id }, headers })).json()).data.folio
}
