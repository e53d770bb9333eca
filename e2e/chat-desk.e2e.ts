import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { newPicture } from './support/pictures.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, openOffice } from './support/staff.ts'

test.use({ expectedComplaints: /status of (400|401|404|409|415|422)/ })

/** Somebody who writes to the shop from another browser. */
async function visitorOf(request: APIRequestContext) {
  const { data } = await (await request.post('/api/chat/conversaciones', { data: {} })).json()
  const path = `/api/chat/conversaciones/${data.llave}`
  // Letters only, as names are.
  const name = `Rosa ${randomUUID().replace(/[^a-f]/g, '')}`
  await request.post(`${path}/contacto`, { data: { nombre: name, email: 'rosa@example.mx' } })
  return {
    name,
    say: async (texto: string) => (await (await request.post(`${path}/mensajes`, { data: { texto } })).json()).data[0]._id as string,
    isTyping: () => request.post(`${path}/escribiendo`),
    hasRead: (hasta: string) => request.post(`${path}/leido`, { data: { hasta } }),
    conversation: async () => (await (await request.get(path)).json()).data,
  }
}

test('staff see who writes at once, answer with words and a picture, and end the conversation', async ({ page, request, isMobile }) => {
  const visitor = await visitorOf(request)
  await visitor.say('<script>alert(1)</script> necesito hablar con una persona')
  await openOffice(page, await addStaff('sales'), '/admin/chat')
  const entry = page.getByRole('link').filter({ hasText: visitor.name })
  await expect(entry).toBeVisible()
  await expectAccessible(page)
  await entry.click()
  const log = page.getByRole('log', { name: 'Mensajes' })
  await expect(log.getByText('<script>alert(1)</script> necesito hablar con una persona')).toBeVisible()
  // Nothing is kept of a sign: it reaches those who listen already.
  await expect
    .poll(async () => {
      await visitor.isTyping()
      return log.getByText('Está escribiendo…').isVisible()
    })
    .toBe(true)
  const second = await visitor.say('¿Sigue ahí?')
  await expect(log.getByText('¿Sigue ahí?')).toBeVisible()
  await expect(log.getByText('Está escribiendo…')).toHaveCount(0)
  await expect.poll(async () => BigInt((await visitor.conversation()).leido_por_tienda)).toBeGreaterThanOrEqual(BigInt(second))

  const reply = page.getByLabel('Tu respuesta')
  await reply.fill('Claro,')
  await reply.press('Shift+Enter')
  await reply.pressSequentially('dígame')
  await reply.press('Enter')
  await expect(log.getByText('Claro,\ndígame')).toBeVisible()
  await expect(reply).toHaveValue('')
  await page.getByLabel('Adjuntar imagen').setInputFiles({ name: 'pieza.png', mimeType: 'image/png', buffer: newPicture() })
  await page.getByRole('button', { name: 'Enviar' }).click()
  const picture = log.getByRole('img', { name: 'Imagen del mensaje' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const { mensajes } = await visitor.conversation()
  expect(mensajes.at(-2)).toMatchObject({ de: 'tienda', nombre: 'Beto Prueba', texto: 'Claro,\ndígame' })
  await visitor.hasRead(mensajes.at(-1)._id)
  await expect(log.getByText(/ · Visto$/)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Adjuntar imagen').setInputFiles({ name: 'pieza.png', mimeType: 'image/png', buffer: Buffer.from('#!/bin/sh') })
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('alert')).toHaveText('Ese archivo no es de un tipo que aceptemos aquí, o está dañado.')
  await page.getByRole('button', { name: 'Quitar imagen' }).click()

  await page.getByRole('button', { name: 'Terminar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar' }).click()
  await expect(page.getByText('Esta conversación terminó.')).toBeVisible()
  expect((await visitor.conversation()).cerrada).toBe(true)
  if (isMobile) await page.getByRole('link', { name: 'Todas las conversaciones' }).click()
  await expect(page.getByRole('list').first()).toBeVisible()
})

test('two of the staff see the same conversation; who takes it is told to the other', async ({ page, browser, request }) => {
  const visitor = await visitorOf(request)
  await visitor.say('Busco una banda')
  await openOffice(page, await addStaff('sales'), '/admin/chat')
  await page.getByRole('link').filter({ hasText: visitor.name }).click()
  await expect(page.getByRole('heading', { name: visitor.name })).toBeVisible()
  const colleague = await browser.newPage()
  await openOffice(colleague, await addStaff('owner'), new URL(page.url()).pathname)
  await expect(colleague.getByRole('button', { name: 'La atiendo yo' })).toBeVisible()
  await page.getByRole('button', { name: 'La atiendo yo' }).click()
  await expect(page.getByText('Ahora la atiendes tú.')).toBeVisible()
  await expect(
    colleague
      .getByText(/La atiende Beto Prueba/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await colleague.close()
})
