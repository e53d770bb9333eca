import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice } from './support/staff.ts'

const ERROR = 'Error: connect ECONNREFUSED for ana.lopez@example.mx'

/** A mail that the worker gave up, as a mail server that was away for days leaves it; `to` tells it from those of others. */
async function giveUpMail(to: string): Promise<void> {
  const message = { channel: 'email', to, subject: 'Tu pedido va en camino', text: 'Hola', key: `given up ${to}` }
  // Later, so that the worker does not come first.
  const [{ id }] = (await inDatabase(
    `select (graphile_worker.add_job('send-message', $1::json, run_at := now() + interval '1 hour')).id::text as id`,
    [JSON.stringify(message)],
  )) as [{ id: string }]
  await inDatabase('update graphile_worker._private_jobs set attempts = max_attempts, last_error = $2 where id = $1', [id, ERROR])
}
function row(page: Page, masked: string) {
  return page.getByRole('region', { name: 'Lo que falló' }).getByRole('listitem').filter({ hasText: masked })
}

test('the owner sees at a glance that a mail was given up, has it sent again, and throws another away', async ({ page, isMobile }) => {
  // Nobody else's: both screens run at the same time.
  const host = isMobile ? 'telefono.example' : 'escritorio.example'
  const [kept, unwanted] = [`zoe@${host}`, `yan@${host}`]
  await giveUpMail(kept)
  await giveUpMail(unwanted)
  await openOffice(page, await addStaff('owner'))
  await page.getByRole('link', { name: 'Ver el estado del sistema' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estado del sistema')
  await expect(page.getByRole('status').filter({ hasText: 'que atender' })).toContainText('Tareas abandonadas')
  const [mail, other] = [row(page, `z•••@${host}`), row(page, `y•••@${host}`)]
  await expect(mail).toContainText('Tu pedido va en camino')
  await expect(mail).toContainText('ECONNREFUSED for a•••@example.mx')
  await expect(page.getByRole('main')).not.toContainText('ana.lopez')
  await expect(page.getByRole('region', { name: 'Procesos en marcha' }).getByRole('listitem').first()).toContainText('segundo plano')
  await expectAccessible(page)
  await mail.getByRole('button', { name: /^Intentar otra vez/ }).click()
  await expect(mail).toHaveCount(0)
  await other.getByRole('button', { name: /^Descartar/ }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, descartar' }).click()
  await expect(other).toHaveCount(0)
  const sent = () => inDatabase(`select recipient from mailbox_messages where recipient like $1`, [`%@${host}`])
  await expect.poll(sent).toEqual([{ recipient: kept }])
})
