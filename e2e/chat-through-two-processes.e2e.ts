import { randomUUID } from 'node:crypto'
import { openChat, openInbox, said, say } from './support/chat.ts'
import { openApart, type ShopApart } from './support/open-apart.ts'
import { expect, test } from './support/shop.ts'
import { addStaff, openOffice } from './support/staff.ts'

// The browser itself reports each connection that was refused, and a message that its conversation no longer takes.
test.use({ expectedComplaints: /net::ERR_|status of (401|409)/ })

let shop: ShopApart
test.beforeAll(async () => {
  shop = await openApart()
  await shop.ready
})
test.afterAll(() => shop.close())

test('two browsers, one at each process, talk to each other', async ({ page, browser }) => {
  await page.goto(`${shop.url}/es`)
  const panel = await openChat(page)
  const words = `busco a una persona ${randomUUID()}`
  await say(panel, words)
  await expect(said(panel)).toHaveCount(2)

  const [, second = ''] = shop.apiHosts
  const inbox = await openInbox(second, shop.url, await addStaff('sales'))
  const { _id: id } = await inbox.find(words)
  await inbox.close()
  // The shop that this run has opened is a third process, on the same database.
  const desk = await browser.newPage()
  await openOffice(desk, await addStaff('sales'), `/admin/chat/${id}`)
  const log = desk.getByRole('log', { name: 'Mensajes' })
  await expect(log.getByText(words)).toBeVisible()
  await desk.getByLabel('Tu respuesta').fill('Aquí estoy')
  await desk.keyboard.press('Enter')
  await expect(said(panel).last()).toContainText('Aquí estoy')
  await expect(log.getByText(/ · Visto$/)).toBeVisible()
  await say(panel, '¿tienen balatas?')
  await expect(log.getByText('¿tienen balatas?')).toBeVisible()
  await desk.close()
})

test('visitor and staff talk to each other, also after one of the processes died', async ({ page }) => {
  const [, second = ''] = shop.apiHosts
  await page.goto(`${shop.url}/es`)
  const panel = await openChat(page)
  const words = `necesito una persona ${randomUUID()}`
  await say(panel, words)
  await expect(said(panel)).toHaveCount(2)

  const inbox = await openInbox(second, shop.url, await addStaff('sales'))
  const { _id: id } = await inbox.find(words)
  await inbox.tell(`/${id}/asignar`)
  await inbox.tell(`/${id}/escribiendo`)
  await expect(panel.getByText('Beto Prueba está escribiendo…')).toBeVisible()
  const reply = await inbox.tell(`/${id}/mensajes`, { texto: 'Claro: https://ejemplo.mx/guia <b>' })
  await expect(said(panel).last()).toContainText(/Beto Prueba · .*Claro: https:\/\/ejemplo\.mx\/guia <b>/)
  await expect(said(panel).last().getByRole('link')).toHaveAttribute('href', 'https://ejemplo.mx/guia')
  await inbox.tell(`/${id}/leido`, { hasta: (await reply.json()).data._id })
  await expect(said(panel).first()).toContainText('Visto')

  // With the panel closed a mark tells of news.
  await page.keyboard.press('Escape')
  await inbox.tell(`/${id}/mensajes`, { texto: '¿Sigues ahí?' })
  await expect(page.getByText('1 mensaje nuevo en Ayuda')).toBeAttached()
  await openChat(page)
  await expect(said(panel).last()).toContainText('¿Sigues ahí?')
  await expect(page.getByText('1 mensaje nuevo en Ayuda')).toHaveCount(0)

  shop.firstApi.process.kill('SIGKILL')
  await shop.firstApi.exited
  await inbox.tell(`/${id}/mensajes`, { texto: 'Aquí seguimos' })
  await expect(said(panel).last()).toContainText('Aquí seguimos')
  await expect(panel.getByText('Reconectando…')).toHaveCount(0)
  await say(panel, 'perfecto')
  await expect(said(panel).last()).toContainText(/perfecto.*Enviado/)
  await expect(said(panel)).toHaveCount(6)

  await inbox.tell(`/${id}/cerrar`)
  await expect(panel.getByText('Esta conversación terminó.')).toBeVisible()
  await say(panel, 'otra cosa')
  await expect(said(panel).filter({ hasText: 'otra cosa' })).toContainText('Enviado')
  await expect(panel.getByText('Esta conversación terminó.')).toHaveCount(0)
  await inbox.close()
})
