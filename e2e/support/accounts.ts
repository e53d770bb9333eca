import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { resigned } from './session-rows.ts'

export const PASSWORD = 'Tornillo largo 8'

export function newEmail(who: string): string {
  return `${who}-${randomUUID().slice(0, 8)}@example.mx`
}
/** Each phone gets few messages a day, so that every test has its own. */
export function newPhone(): string {
  return `55${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
}

type Message = { readonly canal: string; readonly para: string; readonly asunto: string; readonly texto: string }

async function messagesTo(request: APIRequestContext, to: string): Promise<readonly Message[]> {
  const { data } = (await (await request.get('/api/buzon')).json()) as { data: readonly Message[] }
  return data.filter(({ para }) => para === to)
}

/** The newest message to an address, once as many have arrived. */
export async function messageTo(request: APIRequestContext, to: string, count = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(request, to)).length).toBeGreaterThanOrEqual(count)
  return (await messagesTo(request, to))[0]?.texto ?? ''
}

/** A mail's link, as an address on the shop that is tested. */
export function linkIn(text: string): string {
  const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? '')
  return pathname + search
}
export function codeIn(text: string): string {
  return /\d{6}/.exec(text)?.[0] ?? ''
}

/** An account made by the API, for tests that are about something else. */
export async function addAccount(request: APIRequestContext, who: string): Promise<string> {
  const email = newEmail(who)
  const body = { nombre: 'Ana', apellidos: 'Peña Ríos', email, telefono: newPhone(), password: PASSWORD, acepta_privacidad: true }
  const headers = { 'idempotency-key': randomUUID() }
  expect((await request.post('/api/clientes/register', { data: body, headers })).status()).toBe(200)
  return email
}

/** As whoever opens the link of the mail. */
export async function proveEmail(request: APIRequestContext, email: string): Promise<void> {
  const secret = new URL(linkIn(await messageTo(request, email)), 'http://shop').searchParams.get('verificar')
  expect((await request.get(`/api/clientes/email/verify/${secret}`)).status()).toBe(200)
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.locator('form#login')
  await form.getByLabel(/^(Correo electrónico|Email)$/).fill(email)
  await form.getByLabel(/^(Contraseña|Password)$/).fill(password)
  await form.getByRole('button', { name: /^(Entrar|Sign in)$/ }).click()
}

export function storedToken(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""') as string)
}

/** The same token, signed by the shop's own key, after its time. */
export function expired(token: string): string {
  return resigned(token, { exp: Math.floor(Date.now() / 1_000) - 60 })
}

/** Where nothing of the shop runs that could still write to the storage: an answer on its way would overwrite what a test puts there. */
export async function standStill(page: Page): Promise<void> {
  await page.goto('/robots.txt')
}

export async function keepToken(page: Page, token: string): Promise<void> {
  await standStill(page)
  await page.evaluate((kept) => localStorage.setItem('token', JSON.stringify(kept)), token)
}
