import { recordChange } from '@shop/api/modules/audit-log/record-change.queries'
import { addStaff } from '@shop/api/testing/test-customers'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportAuditLog } from './report-audit-log.ts'

let shop: TestShop
let hashes: string[]
beforeAll(async () => {
  shop = await testShop()
  const beto = await addStaff(shop, 'beto@example.mx', 'owner')
  for (let i = 1; i <= 4; i++) await recordChange(shop.db, beto, { action: 'order-moved', subject: { kind: 'order', ref: `F-${i}` } })
  hashes = (await shop.pool.query('select hash from audit_log order by id')).rows.map(({ hash }) => hash)
  await shop.pool.query('alter table audit_log disable trigger user')
})
afterAll(() => shop.close())
function anchorAt(id: number) {
  return { id: String(id), hash: hashes[id - 1] ?? '' }
}
async function told(at?: number) {
  const { isSound, lines } = await reportAuditLog(shop.db, at === undefined ? undefined : anchorAt(at))
  return { isSound, text: lines.join('\n') }
}

test('a whole log, and an anchor that holds', async () => {
  const { isSound, text } = await told(3)
  expect(isSound).toBe(true)
  expect(text).toContain(`✓ the log of staff’s actions (4 entries, whole until 4:${hashes[3]})`)
  expect(text).toContain(`✓ the anchor 3:${hashes[2]}`)
  expect(text).toContain('--grants')
})

test('an anchor that does not hold is told plainly', async () => {
  const { isSound, lines } = await reportAuditLog(shop.db, { id: '2', hash: 'a'.repeat(64) })
  expect(isSound).toBe(false)
  expect(lines.join('\n')).toContain('Entry 2, or what follows it, is not what the shop wrote')
})

test('a cut is told, with where it was and what to do', async () => {
  await shop.pool.query('delete from audit_log where id = 4')
  const { isSound, text } = await told(4)
  expect(isSound).toBe(false)
  for (const words of ['whole until 3:', 'The end was cut off: there was an entry 4.', '--seal', `✗ the anchor 4:${hashes[3]}`])
    expect(text).toContain(words)
})

test('an anchor after a changed row is not vouched for', async () => {
  await shop.pool.query(`update audit_log set staff_name = 'Otra' where id = 2`)
  const { isSound, text } = await told(3)
  expect(isSound).toBe(false)
  for (const words of ['Entry 2 does not say what was written.', `✗ the anchor 3:${hashes[2]}`, 'something before it is not'])
    expect(text).toContain(words)
})
