import { afterAll, beforeAll, expect, test } from 'vitest'
import { addStaff } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { recordChange } from './record-change.queries.ts'

let shop: TestShop
let beto: number
beforeAll(async () => {
  shop = await testShop()
  beto = await addStaff(shop, 'beto@example.mx', 'sales')
})
afterAll(() => shop.close())

function record(ref: string, db = shop.db, staffId = beto) {
  return recordChange(db, staffId, {
    action: 'order-moved',
    subject: { kind: 'order', ref },
    before: { status: 'paid' },
    after: { status: 'shipped' },
  })
}
async function entries() {
  return (await shop.pool.query('select * from audit_log order by id')).rows
}

test('many at once make one chain without gaps or forks', async () => {
  const { length } = await entries()
  await Promise.all(Array.from({ length: 40 }, (_, i) => record(`F-${i}`)))
  const rows = await entries()
  expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: length + 40 }, (_, i) => i + 1))
  for (const [i, row] of rows.entries()) expect(row.prev_hash).toBe(rows[i - 1]?.hash ?? '0'.repeat(64))
  for (const [i, row] of rows.entries()) expect(row.at.getTime()).toBeGreaterThanOrEqual(rows[i - 1]?.at.getTime() ?? 0)
})

test('a change that is taken back leaves nothing, and no gap', async () => {
  await record('before')
  const before = await entries()
  const failed = shop.db.transaction().execute(async (db) => {
    await record('taken-back', db)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await record('kept')
  const after = await entries()
  expect(after.length).toBe(before.length + 1)
  expect(after.at(-1)).toMatchObject({ id: String(after.length), subject_ref: 'kept', prev_hash: before.at(-1).hash })
})

test('who did it is told as they were then', async () => {
  const promoted = await addStaff(shop, 'alberto@example.mx', 'sales')
  await record('as-sales', shop.db, promoted)
  await shop.pool.query(`update staff set role = 'owner', name = 'Alberto' where id = $1`, [promoted])
  await record('as-owner', shop.db, promoted)
  const told = (await entries()).slice(-2).map(({ staff_name, staff_role }) => [staff_name, staff_role])
  expect(told).toEqual([
    ['Beto', 'sales'],
    ['Alberto', 'owner'],
  ])
})

test('a change of nobody is refused', async () => {
  await expect(recordChange(shop.db, 0, { action: 'order-moved', subject: { kind: 'order', ref: 'F' } })).rejects.toThrow(/of nobody/)
})

test.each([`update audit_log set staff_name = 'Otra' where id = 1`, 'delete from audit_log where id = 1', 'truncate audit_log'])(
  'the database refuses: %s',
  async (statement) => {
    await record('kept')
    await expect(shop.pool.query(statement)).rejects.toThrow('rows of audit_log are never changed')
  },
)

test.each([
  [999, 'hash'],
  ['last_id + 1', `'mine'`],
  ['last_id', 'prev_hash'],
])('the database refuses a row that does not go on where the log ends: %s, %s', async (id, hash) => {
  await record('kept')
  const insert = `insert into audit_log (id, at, staff_id, staff_name, staff_role, action, subject_kind, subject_ref, prev_hash, hash)
    select ${id}, at, staff_id, staff_name, staff_role, action, subject_kind, subject_ref, ${hash}, 'mine'
    from audit_log join audit_head on last_id = id`
  await expect(shop.pool.query(insert)).rejects.toThrow('goes on where the log ends')
})
