import type { AuditFacts } from '@shop/domain/audit-log'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { behindTheLog } from '../../testing/behind-the-log.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { recordChange } from './record-change.queries.ts'
import { sealAsItStands } from './seal-audit-log.ts'
import { verifyAuditLog } from './verify-audit-log.ts'

let shop: TestShop
let beto: number
let cookie: string
beforeAll(async () => {
  shop = await testShop()
  beto = await addStaff(shop, 'beto@example.mx', 'owner')
  cookie = await staffCookieOf(shop, 'beto@example.mx')
})
afterAll(() => shop.close())

function behindItsBack(...statements: string[]) {
  return behindTheLog(shop, statements)
}
function record(ref: string, after: AuditFacts = { status: 'shipped' }) {
  return recordChange(shop.db, beto, { action: 'order-moved', subject: { kind: 'order', ref }, before: { status: 'paid' }, after })
}
async function read(path = '') {
  return (await shop.ask('GET', `/api/admin/bitacora${path}`, { headers: { cookie } })).body.data
}

beforeEach(async () => {
  await behindItsBack('delete from audit_log')
  await sealAsItStands(shop)
  for (let i = 1; i <= 7; i++) await record(`F-${i}`)
})

test('an untouched log is whole, whatever the batch', async () => {
  const { rows } = await shop.pool.query('select hash from audit_log where id = 7')
  for (const batch of [1, 3, 7, 1_000])
    expect(await verifyAuditLog(shop.db, batch)).toEqual({ count: 7, lastHash: rows[0].hash, broken: undefined })
  expect(await read('/verificacion')).toEqual({ ok: true, renglones: 7, ultimo_hash: rows[0].hash })
})

test('an empty log is whole', async () => {
  await behindItsBack('delete from audit_log')
  await sealAsItStands(shop)
  expect(await read('/verificacion')).toEqual({ ok: true, renglones: 0 })
})

test.each([
  [`staff_name = 'Otra'`],
  [`staff_role = 'sales'`],
  [`at = at - interval '1 microsecond'`],
  [`action = 'order-cancelled'`],
  [`subject_ref = 'F-5'`],
  [`before = null`],
  [`after = '{"status": "paid"}'`],
  [`prev_hash = repeat('a', 64)`],
  [`hash = repeat('a', 64)`],
])('a row changed by %s is found', async (change) => {
  await behindItsBack(`update audit_log set ${change} where id = 4`)
  expect((await verifyAuditLog(shop.db, 2)).broken).toEqual({ id: '4', kind: 'altered' })
  expect(await read('/verificacion')).toMatchObject({ ok: false, renglones: 3, roto: { _id: '4', motivo: 'alterado' } })
})

test('a row that is gone is missed', async () => {
  await behindItsBack('delete from audit_log where id = 3')
  expect((await verifyAuditLog(shop.db)).broken).toEqual({ id: '3', kind: 'missing' })
  expect(await read('/verificacion')).toMatchObject({ ok: false, renglones: 2, roto: { _id: '3', motivo: 'faltante' } })
  await behindItsBack('delete from audit_log where id < 6')
  expect((await verifyAuditLog(shop.db)).broken).toEqual({ id: '1', kind: 'missing' })
})

test('a row rewritten with a hash of its own is found', async () => {
  await behindItsBack(
    `update audit_log set after = '{}' where id = 4`,
    `update audit_log set hash = encode(sha256(convert_to(audit_text(audit_log), 'UTF8')), 'hex') where id = 4`,
  )
  expect((await verifyAuditLog(shop.db)).broken).toEqual({ id: '4', kind: 'unkeyed' })
})

test('a row put before the first is found', async () => {
  await behindItsBack(
    `insert into audit_log select 0, at, staff_id, staff_name, staff_role, action, subject_kind, 'F-0', before, after, 'x', 'x' from audit_log where id = 1`,
  )
  expect((await verifyAuditLog(shop.db)).broken).toEqual({ id: '0', kind: 'altered' })
})

test('it is read newest first, page by page, and narrowed', async () => {
  const ana = await addStaff(shop, `ana-${Date.now()}@example.mx`, 'sales')
  await recordChange(shop.db, ana, { action: 'quotation-taken', subject: { kind: 'quotation', ref: 'COT-1' }, after: { status: 'taken' } })
  const { docs, total, pages } = await read('?limit=3&page=2')
  expect([docs.map(({ _id }: { _id: string }) => _id), total, pages]).toEqual([['5', '4', '3'], 8, 3])
  expect(docs[0]).toMatchObject({
    personal: { _id: String(beto), nombre: 'Beto', rol: 'propietario' },
    accion: 'pedido_movido',
    asunto: { tipo: 'pedido', ref: 'F-5' },
    antes: { status: 'paid' },
    despues: { status: 'shipped' },
  })
  expect((await read(`?persona=${ana}`)).docs).toMatchObject([{ accion: 'cotizacion_tomada', antes: {} }])
  expect((await read('?tipo=pedido')).total).toBe(7)
  expect((await read('?tipo=pedido&asunto=f-2')).docs).toMatchObject([{ asunto: { ref: 'F-2' } }])
})

test('a part is found by the number that people know, although the log keeps its key', async () => {
  await stockTheShelves(shop.db, [{ partNumber: 'BAL-77' }])
  await recordChange(shop.db, beto, { action: 'product-changed', subject: { kind: 'product', ref: 'LT-1' }, after: { price: 1 } })
  for (const asked of ['bal 77', 'lt-1']) expect((await read(`?asunto=${asked}`)).docs).toMatchObject([{ asunto: { ref: 'LT-1' } }])
})

test('days are the shop’s own', async () => {
  // A quarter to midnight of the 14th in Mexico, and a quarter past.
  await behindItsBack(
    `update audit_log set at = '2026-01-15T05:45:00Z' where id = 1`,
    `update audit_log set at = '2026-01-15T06:15:00Z' where id = 2`,
  )
  const refs = async (query: string) => (await read(query)).docs.map(({ asunto }: { asunto: { ref: string } }) => asunto.ref)
  expect(await refs('?hasta=2026-01-14')).toEqual(['F-1'])
  expect(await refs('?desde=2026-01-15&hasta=2026-01-15')).toEqual(['F-2'])
  for (const wrong of ['?desde=2026-02-30', '?hasta=ayer', '?tipo=nada', '?persona=x'])
    expect((await shop.ask('GET', `/api/admin/bitacora${wrong}`, { headers: { cookie } })).status).toBe(400)
})
