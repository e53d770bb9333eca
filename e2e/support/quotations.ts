import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { linkIn, messageTo, newEmail, newPhone } from './accounts.ts'
import { addStaff, inDatabase, PASSWORD } from './staff.ts'

/** The smallest picture there is. */
export const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const VERSA = { make: 'Nissan', model: 'Versa', year: 2016, engine: '1.6' }

export async function comeWithCar(page: Page): Promise<void> {
  await page.addInitScript((car) => localStorage.setItem('garage', JSON.stringify({ cars: [car], chosen: 0 })), VERSA)
}

export function newPerson() {
  return { name: 'Ana Peña Ríos', email: newEmail('cotiza'), phone: newPhone() }
}

/** The answer of the shop, as staff give it by their inbox. */
export async function answer(request: APIRequestContext, number: string, offer: object): Promise<void> {
  const origin = new URL(process.env.SHOP_URL ?? '').origin
  const headers = () => ({ origin, 'idempotency-key': randomUUID() })
  const email = await addStaff('sales')
  const signedIn = await request.post('/api/personal/login', { data: { email, password: PASSWORD }, headers: headers() })
  expect(signedIn.status(), await signedIn.text()).toBe(200)
  const answered = await request.post(`/api/admin/cotizaciones/${number}/respuesta`, { data: offer, headers: headers() })
  expect(answered.status(), await answered.text()).toBe(200)
}

export type Answered = { readonly address: string; readonly email: string; readonly number: string }

/** A quotation that was sent and answered, with the address of its offer. */
export async function addOffer(request: APIRequestContext, offer: object, lang = 'es'): Promise<Answered> {
  const { name, email, phone } = newPerson()
  const car = { armadora: 'Nissan', modelo: 'Versa', anio: '2016', cilindraje: '1.6', autoparte: 'Balatas delanteras' }
  const headers = { 'idempotency-key': randomUUID(), 'accept-language': lang }
  const sent = await request.post('/api/cotizacion', { headers, multipart: { ...car, nombre: name, email, telefono: phone } })
  expect(sent.status(), await sent.text()).toBe(200)
  const { numero: number } = (await sent.json()).data
  await answer(request, number, offer)
  return { address: await offerAddress(request, email), email, number }
}

/** As it stands in the second mail; the first says that the quotation came in. */
export async function offerAddress(request: APIRequestContext, email: string): Promise<string> {
  return linkIn(await messageTo(request, email, 2))
}

/** As time does when an offer's last day is over. */
export async function expireOffer({ number }: Answered): Promise<void> {
  const ofQuotation = '(select id from quotations where number = $1)'
  await inDatabase(`update offers set valid_until = now() - interval '1 day' where quotation_id = ${ofQuotation}`, [number])
}

export async function quotationsOf(email: string): Promise<number> {
  return (await inDatabase('select 1 from quotations where email = $1', [email])).length
}
