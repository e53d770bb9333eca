import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect, type Locator, type Page, request } from '@playwright/test'
import { PASSWORD } from './staff.ts'

export function helpButton(page: Page): Locator {
  return page.getByRole('navigation').getByRole('button', { name: /^(Ayuda|Help)$/ })
}

export async function openChat(page: Page): Promise<Locator> {
  await helpButton(page).click()
  const panel = page.getByRole('dialog', { name: /^(Ayuda|Help)$/ })
  await expect(panel).toBeVisible()
  return panel
}

export function messageField(panel: Locator): Locator {
  return panel.getByLabel(/^(Tu mensaje|Your message)$/)
}

export async function say(panel: Locator, text: string): Promise<void> {
  await messageField(panel).fill(text)
  await panel.getByRole('button', { name: /^(Enviar|Send)$/ }).click()
}

/** What was said so far, by whom; the shop's own greeting is none of it. */
export function said(panel: Locator): Locator {
  return panel.getByRole('log').getByRole('article')
}

type Found = { readonly _id: string; readonly email?: string; readonly mensajes: readonly { readonly texto: string }[] }

type Inbox = {
  /** The conversation in which that was said. */
  readonly find: (text: string) => Promise<Found>
  readonly tell: (path: string, data?: object) => Promise<APIResponse>
  readonly close: () => Promise<void>
}

/** Staff who answer, by a host of the API and as the pages of an origin would. */
export async function openInbox(apiHost: string, origin: string, email: string): Promise<Inbox> {
  const context: APIRequestContext = await request.newContext({ extraHTTPHeaders: { origin } })
  const tell = async (path: string, data?: object) => {
    const headers = { 'idempotency-key': randomUUID() }
    const response = await context.post(apiHost + path, { headers, ...(data ? { data } : {}) })
    expect(response.status(), await response.text()).toBe(200)
    return response
  }
  await tell('/personal/login', { email, password: PASSWORD })
  const ask = async (path: string) => (await (await context.get(`${apiHost}/admin/chat${path}`)).json()).data
  const lookFor = async (text: string): Promise<Found | undefined> => {
    const { docs } = (await ask('?limit=12')) as { docs: readonly { _id: string }[] }
    const all = (await Promise.all(docs.map(({ _id }) => ask(`/${_id}`)))) as Found[]
    return all.find(({ mensajes }) => mensajes.some(({ texto }) => texto.includes(text)))
  }
  return {
    find: async (text) => {
      let found: Found | undefined
      await expect
        .poll(async () => {
          found = await lookFor(text)
          return found
        })
        .toBeDefined()
      return found as Found
    },
    tell: (path, data) => tell(`/admin/chat${path}`, data),
    close: () => context.dispose(),
  }
}

/** What can be pressed and lies under the help button once it is scrolled to. */
export function buttonsUnderHelp(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const help = [...document.querySelectorAll('nav button')].find((one) => /^(Ayuda|Help)$/.test(one.textContent ?? ''))
    const pressed = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')]
    return pressed
      .filter((one) => one !== help && one.checkVisibility())
      .filter((one) => {
        one.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = one.getBoundingClientRect()
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
        return help?.parentElement?.contains(onTop) ?? true
      })
      .map((one) => one.textContent ?? '')
  })
}
