import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { postForm } from '../../testing/multipart.ts'
import { addStaff, mailboxOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'
import { tellArrival, tellGathered } from './tell-arrival.ts'

const NOW = new Date('2026-03-02T18:00:00Z')
function after(minutes: number) {
  return new Date(NOW.getTime() + minutes * 60_000)
}
let shop: TestShop
let owner: Desk
let seller: Desk
beforeAll(async () => {
  shop = await testShop()
  owner = await asStaff(shop, 'owner', 'duena@example.mx')
  seller = await asStaff(shop, 'sales', 'ventas@example.mx')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate turns, arrival_notices, quotations restart identity cascade')
  await shop.pool.query('delete from graphile_worker._private_jobs')
  await shop.pool.query(`update staff set on_duty = false, told_of = '{quotation,chat,voucher,order}'`)
})

async function request(): Promise<string> {
  return (
    await postForm(shop, '/api/cotizacion', {
      armadora: 'Nissan',
      modelo: 'Tsuru',
      anio: '2005',
      cilindraje: '1.6',
      autoparte: 'balatas',
      nombre: 'Ana',
      email: 'ana@example.mx',
      telefono: '2225550101',
    })
  ).body.data.numero
}
function goOnDuty(desk: Desk, avisos = ['cotizacion', 'chat', 'comprobante', 'pedido']) {
  return desk.post('/personal/avisos', { de_guardia: true, avisos })
}
function tell(ref: string, now = NOW) {
  return tellArrival(shop, { kind: 'quotation', ref }, now)
}
/** Who would get which mail. */
async function mails(): Promise<[string, string][]> {
  return (
    await shop.pool.query(
      `select payload->>'to' as recipient, payload->>'subject' as subject from graphile_worker._private_jobs
      where payload->>'key' like 'arrival %' order by id`,
    )
  ).rows.map(({ recipient, subject }) => [recipient, subject.split(' · ')[0]])
}

test('whoever is on duty is written to, and the owners while nobody is', async () => {
  const first = await request()
  await tell(first)
  expect(await mails()).toEqual([['duena@example.mx', `Llegó la cotización ${first}`]])
  await goOnDuty(seller)
  const second = await request()
  await tell(second, after(1))
  expect((await mails()).slice(1)).toEqual([['ventas@example.mx', `Llegó la cotización ${second}`]])
})

test('the owner says who is told of what', async () => {
  const members: { _id: string; email: string }[] = (await owner.get('/admin/personal')).body.data
  const id = members.find(({ email }) => email === 'ventas@example.mx')?._id
  const { body } = await owner.post(`/admin/personal/${id}/avisos`, { de_guardia: true, avisos: ['pedido', 'chat', 'chat'] })
  expect(body.data.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ de_guardia: true, avisos: ['chat', 'pedido'] })
  expect((await seller.get('/personal/avisos')).body.data).toEqual({ de_guardia: true, avisos: ['chat', 'pedido'] })
  await tell(await request())
  expect((await mails()).map(([to]) => to)).toEqual(['duena@example.mx'])
  expect((await seller.post(`/admin/personal/${id}/avisos`, { de_guardia: false, avisos: [] })).status).toBe(403)
  expect((await seller.post('/personal/avisos', { de_guardia: true, avisos: ['devolucion'] })).status).toBe(400)
})

test('many within a short time are one mail with their number, and each is told once', async () => {
  await goOnDuty(seller)
  const [first = ''] = [await request()]
  await tell(first)
  for (let count = 0; count < 3; count++) await tell(await request(), after(1))
  await tell(first, after(2))
  await tellGathered(shop, after(4))
  expect(await mails()).toHaveLength(1)
  await Promise.all([tellGathered(shop, after(6)), tellGathered(shop, after(6))])
  expect((await mails()).slice(1)).toEqual([['ventas@example.mx', 'Llegaron 3 cotizaciones']])
  await tellGathered(shop, after(20))
  expect(await mails()).toHaveLength(2)
})

test('what was dealt with before its mail was due is not told of any more', async () => {
  await goOnDuty(seller)
  const numbers = [await request(), await request()]
  for (const number of numbers) await tell(number)
  expect(await mails()).toHaveLength(1)
  for (const number of numbers) await seller.post(`/admin/cotizaciones/${number}/rechazo`, { motivo: 'No hay' })
  await tellGathered(shop, after(10))
  expect(await mails()).toHaveLength(1)
})

test('who lost the access is told nothing', async () => {
  await addStaff(shop, 'sefue@example.mx', 'sales')
  await shop.pool.query(`update staff set on_duty = true, disabled_at = now() where email = 'sefue@example.mx'`)
  await tell(await request())
  expect((await mails()).map(([to]) => to)).toEqual(['duena@example.mx'])
})

test('the mail comes by the worker, and leads to the quotation', async () => {
  await goOnDuty(seller)
  const worker = await startShopWorker(shop, () => {})
  try {
    const number = await request()
    const found = async () => (await mailboxOf(shop, 'ventas@example.mx')).find(({ subject }) => subject.includes(number))
    await expect.poll(found).toBeDefined()
    expect((await found())?.text).toContain(`/admin/cotizaciones/${number}`)
    expect((await found())?.text).toContain('Te escribimos porque estás de guardia.')
  } finally {
    await worker.stop()
  }
})
