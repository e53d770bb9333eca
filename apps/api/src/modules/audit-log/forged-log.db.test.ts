import { afterAll, beforeEach, expect, test } from 'vitest'
import { behindTheLog } from '../../testing/behind-the-log.ts'
import { addStaff } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { recordChange } from './record-change.queries.ts'
import { sealAsItStands } from './seal-audit-log.ts'
import { verifyAnchor, verifyAuditLog } from './verify-audit-log.ts'

/** What somebody can do who owns the database, knows every line of this source, and does not know the shop's secret. */
let shop: TestShop
let beto: number
beforeEach(async () => {
  await shop?.close()
  shop = await testShop()
  beto = await addStaff(shop, 'beto@example.mx', 'owner')
  for (let i = 1; i <= 7; i++) await record(`F-${i}`)
})
afterAll(() => shop.close())

function record(ref: string) {
  return recordChange(shop.db, beto, {
    action: 'order-moved',
    subject: { kind: 'order', ref },
    before: { status: 'paid' },
    after: { status: 'shipped' },
  })
}
function behindItsBack(...statements: string[]) {
  return behindTheLog(shop, statements)
}
/** As the database itself once did it. */
function rechainFrom(first: number) {
  return `do $$
  declare
    one record;
    earlier text := coalesce((select hash from audit_log where id = ${first} - 1), repeat('0', 64));
  begin
    for one in select id from audit_log where id >= ${first} order by id loop
      update audit_log set prev_hash = earlier where id = one.id;
      update audit_log set hash = encode(sha256(convert_to(audit_text(audit_log), 'UTF8')), 'hex') where id = one.id returning hash into earlier;
    end loop;
  end $$`
}
const FORGED = `update audit_log set staff_name = 'Otra' where id = 2`
async function broken() {
  return (await verifyAuditLog(shop.db)).broken
}

test('the last two rows cut off are missed', async () => {
  await behindItsBack('delete from audit_log where id > 5')
  expect(await broken()).toEqual({ id: '7', kind: 'cut' })
})

test('everything cut off is missed', async () => {
  await behindItsBack('delete from audit_log')
  expect(await broken()).toEqual({ id: '7', kind: 'cut' })
})

test('a row changed and the rest chained anew without the key is found', async () => {
  await behindItsBack(FORGED, rechainFrom(2))
  expect(await broken()).toEqual({ id: '2', kind: 'unkeyed' })
})

test('the whole log chained anew without the key is found', async () => {
  await behindItsBack(FORGED, rechainFrom(1))
  expect(await broken()).toEqual({ id: '7', kind: 'rechained' })
})

test('a row added without the key is found', async () => {
  const added = `insert into audit_log select 8, at, staff_id, staff_name, staff_role, action, subject_kind, 'F-X', before, after,
    (select hash from audit_log where id = 7), 'x' from audit_log where id = 1`
  await behindItsBack(added, rechainFrom(8))
  expect(await broken()).toEqual({ id: '8', kind: 'unkeyed' })
})

test('a head that was moved to the cut has no seal of the shop, and the next entry gives it none', async () => {
  await behindItsBack(
    'delete from audit_log where id > 5',
    'update audit_head set (last_id, last_hash) = (select id, hash from audit_log where id = 5)',
  )
  expect(await broken()).toEqual({ id: '5', kind: 'unsealed' })
  await record('F-6')
  expect(await broken()).toEqual({ id: '6', kind: 'unsealed' })
})

test.each(['update audit_head set seal = null', 'alter table audit_head disable trigger user; delete from audit_head'])(
  'the whole log made one without a key is found: %s',
  async (statement) => {
    await behindItsBack(FORGED, rechainFrom(1), 'update audit_head set last_hash = (select hash from audit_log where id = 7)', statement)
    expect(await broken()).toEqual({ id: '7', kind: 'unsealed' })
  },
)

test('what is written after a cut does not heal it', async () => {
  await behindItsBack('delete from audit_log where id > 5')
  await record('F-8')
  expect(await broken()).toEqual({ id: '6', kind: 'missing' })
})

test('a log put back to how it once was, head and all, is shown by an anchor alone', async () => {
  const { rows } = await shop.pool.query('select * from audit_head')
  const [copy] = rows
  await record('F-8')
  await record('F-9')
  const { count, lastHash = '' } = await verifyAuditLog(shop.db)
  const anchor = { id: String(count), hash: lastHash }
  expect(await verifyAnchor(shop.db, anchor)).toBeUndefined()
  const back = `update audit_head set last_id = ${copy.last_id}, last_hash = '${copy.last_hash}', seal = '${copy.seal}'`
  await behindItsBack('delete from audit_log where id > 7', back)
  expect(await broken()).toBeUndefined()
  expect(await verifyAnchor(shop.db, anchor)).toEqual({ id: '9', kind: 'cut' })
  await record('F-8 again')
  await record('F-9 again')
  expect(await broken()).toBeUndefined()
  expect(await verifyAnchor(shop.db, anchor)).toEqual({ id: '9', kind: 'rechained' })
})

test('a person who knows why may seal the end as it stands', async () => {
  await behindItsBack('delete from audit_log where id > 5')
  await sealAsItStands(shop)
  expect(await broken()).toBeUndefined()
  await record('F-6')
  expect(await broken()).toBeUndefined()
})

test('a changed secret verifies nothing until the one before it is named; from then on both do, and nobody goes back', async () => {
  const first = shop.settings.tokenSecret
  const after = await testShop({ TOKEN_SECRET: 'another secret of the same shop 0123456789' }, { beside: shop })
  expect((await verifyAuditLog(after.db)).broken).toEqual({ id: '1', kind: 'altered' })
  await after.close()
  const named = await testShop(
    { TOKEN_SECRET: 'another secret of the same shop 0123456789', PREVIOUS_TOKEN_SECRETS: first },
    { beside: shop },
  )
  expect((await verifyAuditLog(named.db)).broken).toBeUndefined()
  await recordChange(named.db, beto, { action: 'order-moved', subject: { kind: 'order', ref: 'F-8' } })
  expect((await verifyAuditLog(named.db)).broken).toBeUndefined()
  await record('by the old secret')
  expect((await verifyAuditLog(named.db)).broken).toEqual({ id: '9', kind: 'unkeyed' })
  await named.close()
})

test('verified while staff work, it is whole', async () => {
  const working = Promise.all(Array.from({ length: 30 }, (_, i) => record(`G-${i}`)))
  for (let i = 0; i < 5; i++) expect((await verifyAuditLog(shop.db, 3)).broken).toBeUndefined()
  await working
  expect(await verifyAuditLog(shop.db)).toMatchObject({ count: 37, broken: undefined })
})
