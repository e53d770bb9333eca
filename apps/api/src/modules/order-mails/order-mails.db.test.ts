import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOME, openBankAccount, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { mailboxOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'
import { sweepOrders } from '../order-sweep/order-sweep.public.ts'
import { cancelPendingOrder } from '../payments/payments.public.ts'

let shop: TestShop
let part: string
let stop: () => Promise<void>
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', name: 'Balatas cerámicas', priceCents: 50_000, stock: 500 }])
  part = String(id)
  stop = (await startShopWorker(shop, () => {})).stop
})
afterAll(async () => {
  await stop()
  await shop.close()
})

async function mailTo(email: string, subject: RegExp) {
  const found = async () => (await mailboxOf(shop, email)).find((mail) => subject.test(mail.subject))
  await expect.poll(found).toBeDefined()
  return (await found()) ?? { subject: '', text: '', html: '' }
}

test('a paid order is confirmed with what was bought, what it cost and when it comes', async () => {
  const ana = await shopperIn(shop)
  const envio = { ...HOME, localidad: 'San Baltazar' }
  const { folio } = (await ana.buyByCard({ lines: [{ ref: part, qty: 1 }], total: 500, envio })).body.data
  const { text, html } = await mailTo(ana.email, /Recibimos tu pago/)
  expect(text).toContain(`/es/detalles-compra/${folio}`)
  expect(text).toMatch(/1 × Balatas cerámicas: \$500\.00[\s\S]*Total: \$500\.00[\s\S]*Entrega estimada: del \d+ de \w+ al \d+ de \w+/)
  expect(html).toContain('#213d91')
  expect(text).toContain('Se envía a: ')
  expect(text).toContain(', Av. Juárez 2106, La Paz, C.P. 72160, San Baltazar, Puebla')
  expect(html).toContain(`<img src="${shop.settings.publicUrl}/images/products/default.png?w=180" alt="Balatas cerámicas"`)
  expect(text).not.toContain('/images/')
})

test('a voucher comes with its link and its end, a transfer with account, reference and deadline; each is reminded once', async () => {
  const ana = await shopperIn(shop, 'fill_never@example.mx')
  const oxxo = (await ana.order({ productos: [{ ref: part, qty: 1 }], envio: HOME, forma_pago: 'oxxo' })).body.data
  const transfer = (await ana.order({ productos: [{ ref: part, qty: 1 }], envio: HOME, forma_pago: 'transferencia' })).body.data
  const slip = (await mailTo(ana.email, /Tu ficha de OXXO/)).text
  expect(slip).toMatch(new RegExp(`${oxxo.ficha.url}[\\s\\S]*${oxxo.ficha.numero}`))
  expect(slip).toContain(`Referencia: ${oxxo.ficha.numero}`)
  expect(slip).toContain('no hace falta que subas tu comprobante')
  expect(slip).toMatch(/antes del \d+ de \w+ de \d{4}\D+\d\d:\d\d\. Apartamos/)
  expect(slip).toContain('Envío: Gratis · Total: $500.00')
  expect((await mailTo(ana.email, /Cómo pagar/)).text).toMatch(
    new RegExp(`\\$500\\.00 antes del[\\s\\S]*999180012345678909[\\s\\S]*${transfer.cuenta.referencia}`),
  )
  const soon = { ...shop, now: () => new Date(Date.parse(transfer.pagar_antes_de) - 3_600_000) }
  await sweepOrders(soon)
  await sweepOrders(soon)
  await mailTo(ana.email, /Falta tu comprobante/)
  await cancelPendingOrder(shop, transfer.checkout_id, { by: 'clock' })
  expect((await mailTo(ana.email, /Cancelamos tu pedido/)).text).toContain('/es/productos')
  const reminders = (await mailboxOf(shop, ana.email)).filter(({ subject }) => /Falta tu comprobante/.test(subject))
  expect(reminders).toHaveLength(1)
})

test('who bought in English is written to in English', async () => {
  const bob = await shopperIn(shop)
  const headers = { 'accept-language': 'en' }
  await shop.ask('POST', '/api/ordenes', {
    token: bob.token,
    headers,
    body: { productos: [{ ref: part, qty: 1 }], envio: HOME, forma_pago: 'transferencia' },
  })
  expect((await mailTo(bob.email, /How to pay your order/)).text).toContain('Numeric reference')
})

test('own data have the orders; a deleted account leaves ended orders without a name', async () => {
  const ana = await shopperIn(shop)
  const { folio, checkout_id } = (await ana.order({ productos: [{ ref: part, qty: 1 }], envio: HOME, forma_pago: 'transferencia' })).body
    .data
  const mine = (await shop.ask('GET', '/api/clientes/mis-datos', { token: ana.token })).body.data
  expect(mine.ordenes).toMatchObject([{ folio, envio: { calle: 'Av. Juárez' } }])
  await cancelPendingOrder(shop, checkout_id, { by: 'customer' })
  const { PASSWORD } = await import('../../testing/test-customers.ts')
  expect((await shop.ask('DELETE', '/api/clientes/cuenta', { token: ana.token, body: { password_actual: PASSWORD } })).status).toBe(200)
  const { rows } = await shop.pool.query('select recipient, address, total_cents from checkouts where id = $1', [checkout_id])
  expect(rows).toMatchObject([
    { recipient: { name: '', email: '', phone: '' }, address: { street: '', state: 'Puebla' }, total_cents: 50_000 },
  ])
})
